import { FormDialog, FormTextField, useZodForm } from '@dosar/forms';
import { optionalAmountAnswer, typedAmount } from '@dosar/forms/amount';
import { useIntl } from 'react-intl';
import * as z from 'zod/mini';
import { useCustomerRefusal } from '../special/use-customer-refusal.ts';
import { messages as fields } from './field-messages.ts';
import { messages } from './rule-messages.ts';
import { ruleReasons } from './rule-reasons.ts';
import { settingsOf } from './rule-settings.ts';
import { useSaveRule, type RuleDialogProps } from './use-save-rule.ts';

const schema = z.object({ reserve: optionalAmountAnswer, payment: optionalAmountAnswer });

/** Above which amounts somebody else decides in the files of a customer. */
export function ApprovalsDialog(props: RuleDialogProps) {
  const { formatMessage: t } = useIntl();
  const refusalText = useCustomerRefusal();
  const save = useSaveRule(props);
  const rule = props.rule?.settings.approvals;
  const form = useZodForm({
    schema,
    defaultValues: {
      reserve: typedAmount(rule?.reserve_above_bani),
      payment: typedAmount(rule?.payment_above_bani),
    },
  });
  return (
    <FormDialog
      form={form}
      open
      title={t(messages.approvals)}
      submitLabel={t(messages.save)}
      onClose={props.onClose}
      onSubmit={({ reserve, payment }) =>
        save(
          settingsOf('approvals', {
            approvals: { reserve_above_bani: reserve, payment_above_bani: payment },
          }),
        )
      }
      problemText={refusalText}
      reasons={{ ...ruleReasons, amount_invalid: messages.wrongAmount }}
    >
      <FormTextField
        name="reserve"
        label={t(fields.reserveAbove)}
        hint={t(fields.emptyForNone)}
        inputMode="decimal"
        maxLength={20}
      />
      <FormTextField
        name="payment"
        label={t(fields.paymentAbove)}
        hint={t(fields.emptyForNone)}
        inputMode="decimal"
        maxLength={20}
      />
    </FormDialog>
  );
}
