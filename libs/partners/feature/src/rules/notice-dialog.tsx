import type { Choice } from '@dosar/design-system';
import { FormCheckboxField, FormDialog, FormTextField, useZodForm } from '@dosar/forms';
import { optionalAmountAnswer, typedAmount } from '@dosar/forms/amount';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import * as z from 'zod/mini';
import { findHandlers } from '../special/special-queries.ts';
import { useCustomerRefusal } from '../special/use-customer-refusal.ts';
import { messages as fields } from './field-messages.ts';
import { messages } from './rule-messages.ts';
import { ruleReasons } from './rule-reasons.ts';
import { settingsOf } from './rule-settings.ts';
import { SeveralPeople } from './several-choices.tsx';
import { useSaveRule, type RuleDialogProps } from './use-save-rule.ts';

const schema = z.object({
  onOpening: z.boolean(),
  onClosing: z.boolean(),
  reserve: optionalAmountAnswer,
});

/** Which colleagues are told what happens in the files of a customer. */
export function NoticeDialog(props: RuleDialogProps) {
  const { formatMessage: t } = useIntl();
  const refusalText = useCustomerRefusal();
  const save = useSaveRule(props);
  const notice = props.rule?.settings.notice;
  const [people, setPeople] = useState<Choice[]>(
    (props.rule?.people ?? []).map(({ id: value, name: label }) => ({ value, label })),
  );
  const [isTried, setTried] = useState(false);
  const form = useZodForm({
    schema,
    defaultValues: {
      onOpening: notice?.on_opening ?? true,
      onClosing: notice?.on_closing ?? false,
      reserve: typedAmount(notice?.reserve_above_bani),
    },
  });
  const submit = async ({ onOpening, onClosing, reserve }: z.output<typeof schema>) => {
    setTried(true);
    if (people.length === 0) return;
    await save(
      settingsOf('notice', {
        notice: {
          user_ids: people.map(({ value }) => value),
          on_opening: onOpening,
          on_closing: onClosing,
          reserve_above_bani: reserve,
        },
      }),
    );
  };
  return (
    <FormDialog
      form={form}
      open
      title={t(messages.notice)}
      submitLabel={t(messages.save)}
      onClose={props.onClose}
      onSubmit={submit}
      problemText={refusalText}
      reasons={{ ...ruleReasons, amount_invalid: messages.wrongAmount }}
    >
      <SeveralPeople
        label={t(fields.people)}
        find={findHandlers}
        chosen={people}
        onChange={setPeople}
        error={isTried && people.length === 0 ? t(messages.missing) : undefined}
      />
      <FormCheckboxField name="onOpening" label={t(fields.onOpening)} />
      <FormCheckboxField name="onClosing" label={t(fields.onClosing)} />
      <FormTextField
        name="reserve"
        label={t(fields.onReserve)}
        hint={t(fields.emptyForNone)}
        inputMode="decimal"
        maxLength={20}
      />
    </FormDialog>
  );
}
