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

/** Which documents the files of a customer need besides. */
export function DocumentsDialog(props: RuleDialogProps) {
  const { formatMessage: t } = useIntl();
  const refusalText = useCustomerRefusal();
  const save = useSaveRule(props);
  const { data } = useQuery(ruleChoicesQuery());
  const all = (data?.doc_types ?? []).map(({ id: value, name: label }) => ({ value, label }));
  const [codes, setCodes] = useState(props.rule?.settings.documents?.doc_type_codes ?? []);
  const [isTried, setTried] = useState(false);
  const form = useZodForm({ schema, defaultValues: {} });
  const chosen: Choice[] = codes.map(
    (code) => all.find(({ value }) => value === code) ?? { value: code, label: code },
  );
  return (
    <FormDialog
      form={form}
      open
      title={t(messages.documents)}
      submitLabel={t(messages.save)}
      onClose={props.onClose}
      onSubmit={async () => {
        setTried(true);
        if (codes.length > 0) await save(settingsOf('documents', { documents: { doc_type_codes: codes } }));
      }}
      problemText={refusalText}
      reasons={ruleReasons}
    >
      <SeveralChoices
        label={t(fields.docTypes)}
        choices={all}
        chosen={chosen}
        onChange={(next) => setCodes(next.map(({ value }) => value))}
        error={isTried && codes.length === 0 ? t(messages.missing) : undefined}
      />
    </FormDialog>
  );
}
