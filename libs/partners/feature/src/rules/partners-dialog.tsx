import type { Choice } from '@dosar/design-system';
import { FormDialog, useZodForm } from '@dosar/forms';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import * as z from 'zod/mini';
import { useCustomerRefusal } from '../special/use-customer-refusal.ts';
import { messages as fields } from './field-messages.ts';
import { messages } from './rule-messages.ts';
import { ruleChoicesQuery } from './rule-queries.ts';
import { ruleReasons } from './rule-reasons.ts';
import { settingsOf } from './rule-settings.ts';
import { SeveralChoices } from './several-choices.tsx';
import { useSaveRule, type RuleDialogProps } from './use-save-rule.ts';

const schema = z.object({});

/** Which partners may work on the files of a customer, and which may not. */
export function PartnersDialog(props: RuleDialogProps) {
  const { formatMessage: t } = useIntl();
  const refusalText = useCustomerRefusal();
  const save = useSaveRule(props);
  const { data } = useQuery(ruleChoicesQuery());
  const all = (data?.partners ?? []).map(({ id: value, name: label }) => ({ value, label }));
  const rule = props.rule?.settings.partners;
  const [allowed, setAllowed] = useState(rule?.allowed_ids ?? []);
  const [refused, setRefused] = useState(rule?.refused_ids ?? []);
  const [isTried, setTried] = useState(false);
  const form = useZodForm({ schema, defaultValues: {} });
  const chosen = (ids: readonly string[]): Choice[] => all.filter(({ value }) => ids.includes(value));
  const isEmpty = allowed.length + refused.length === 0;
  const field = (ids: readonly string[], others: readonly string[], set: (ids: string[]) => void) => ({
    choices: all.filter(({ value }) => !others.includes(value)),
    chosen: chosen(ids),
    onChange: (next: Choice[]) => set(next.map(({ value }) => value)),
  });
  return (
    <FormDialog
      form={form}
      open
      title={t(messages.partners)}
      submitLabel={t(messages.save)}
      onClose={props.onClose}
      onSubmit={async () => {
        setTried(true);
        if (!isEmpty)
          await save(settingsOf('partners', { partners: { allowed_ids: allowed, refused_ids: refused } }));
      }}
      problemText={refusalText}
      reasons={ruleReasons}
    >
      <SeveralChoices
        label={t(fields.allowed)}
        {...field(allowed, refused, setAllowed)}
        error={isTried && isEmpty ? t(messages.missing) : undefined}
      />
      <SeveralChoices label={t(fields.refused)} {...field(refused, allowed, setRefused)} />
    </FormDialog>
  );
}
