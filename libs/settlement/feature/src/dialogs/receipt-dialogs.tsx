import { api, dataOf } from '@dosar/api-client';
import { FormDateField, FormTextField, optionalText, pastDateAnswer, reason, useZodForm } from '@dosar/forms';
import { amountAnswer, typedAmount } from '@dosar/forms/amount';
import { useAmounts } from '@dosar/i18n/amounts';
import type { LocalDate } from '@dosar/kernel/dates';
import { localDateOf } from '@dosar/kernel/zone';
import { useIntl } from 'react-intl';
import * as z from 'zod/mini';
import type { Recovery } from '../money/money-query.ts';
import type { WindowProps } from '../money/open-window.ts';
import { messages } from './messages.ts';
import { AmountField, MoneyDialog } from './money-dialog.tsx';
import { ReasonDialog } from './reason-dialog.tsx';
import { recoveryTexts } from './recovery-messages.ts';

type RecoveryDialogProps = WindowProps & { recovery: Recovery };

const dayOf = (today: LocalDate) =>
  pastDateAnswer(today).check(z.minLength(1, { error: reason('required') }));

const claimSchema = (today: LocalDate) => z.object({ claimed_on: dayOf(today) });

/** Notes that the debtor was asked for the money. */
export function ClaimRecoveryDialog({ money, recovery, onClose }: RecoveryDialogProps) {
  const { formatMessage: t } = useIntl();
  const today = localDateOf(new Date());
  const form = useZodForm({ schema: claimSchema(today), defaultValues: { claimed_on: today } });
  return (
    <MoneyDialog
      form={form}
      title={t(recoveryTexts.claimTitle)}
      submitLabel={t(messages.record)}
      onClose={onClose}
      send={({ claimed_on }) =>
        dataOf(
          api.POST('/api/settlement/claimRecovery/{recovery_id}', {
            params: { path: { recovery_id: recovery.recovery_id } },
            body: { claimed_on, money_version: money.money_version },
          }),
        )
      }
    >
      <FormDateField name="claimed_on" label={t(recoveryTexts.claimedOn)} max={today} />
    </MoneyDialog>
  );
}

const receiptSchema = (today: LocalDate) =>
  z.object({
    amount: amountAnswer({ least: 1 }),
    received_on: dayOf(today),
    bank_reference: optionalText({ max: 35 }),
  });

/** Records money that came back, all of it or a part. */
export function ReceiptDialog({ money, recovery, onClose }: RecoveryDialogProps) {
  const { formatMessage: t } = useIntl();
  const today = localDateOf(new Date());
  const form = useZodForm({
    schema: receiptSchema(today),
    defaultValues: {
      amount: typedAmount(recovery.expected_bani - recovery.received_bani),
      received_on: today,
      bank_reference: '',
    },
  });
  return (
    <MoneyDialog
      form={form}
      title={t(recoveryTexts.receiptTitle)}
      submitLabel={t(messages.record)}
      onClose={onClose}
      send={({ amount, received_on, bank_reference }) =>
        dataOf(
          api.POST('/api/settlement/recordReceipt/{recovery_id}', {
            params: { path: { recovery_id: recovery.recovery_id } },
            body: {
              amount_bani: amount,
              received_on,
              ...(bank_reference !== '' && { bank_reference }),
              money_version: money.money_version,
            },
          }),
        )
      }
    >
      <AmountField name="amount" />
      <FormDateField name="received_on" label={t(recoveryTexts.receivedOn)} max={today} />
      <FormTextField name="bank_reference" label={t(messages.bankReference)} optional maxLength={35} />
    </MoneyDialog>
  );
}

/** Gives up what has not come back. */
export function GiveUpDialog({ money, recovery, onClose }: RecoveryDialogProps) {
  const { formatMessage: t } = useIntl();
  const { lei } = useAmounts();
  return (
    <ReasonDialog
      title={t(recoveryTexts.giveUpTitle)}
      lead={t(recoveryTexts.giveUpLead, {
        amount: lei(recovery.expected_bani - recovery.received_bani),
        debtor: recovery.debtor_name,
      })}
      onClose={onClose}
      send={(why) =>
        dataOf(
          api.POST('/api/settlement/giveUpRecovery/{recovery_id}', {
            params: { path: { recovery_id: recovery.recovery_id } },
            body: { reason: why, money_version: money.money_version },
          }),
        )
      }
    />
  );
}

type CorrectReceiptDialogProps = WindowProps & { receipt: Recovery['receipts'][number] };

/** Takes back a receipt that was recorded by mistake. */
export function CorrectReceiptDialog({ money, receipt, onClose }: CorrectReceiptDialogProps) {
  const { formatMessage: t } = useIntl();
  const { lei } = useAmounts();
  return (
    <ReasonDialog
      title={t(recoveryTexts.correctTitle)}
      lead={t(messages.correctLead, { amount: lei(receipt.amount_bani) })}
      onClose={onClose}
      send={(why) =>
        dataOf(
          api.POST('/api/settlement/correctReceipt/{recovery_receipt_id}', {
            params: { path: { recovery_receipt_id: receipt.recovery_receipt_id } },
            body: { reason: why, money_version: money.money_version },
          }),
        )
      }
    />
  );
}
