import { api, dataOf } from '@dosar/api-client';
import { FormDateField, FormTextField, optionalText, pastDateAnswer, reason, useZodForm } from '@dosar/forms';
import { amountAnswer, typedAmount } from '@dosar/forms/amount';
import { useAmounts } from '@dosar/i18n/amounts';
import { localDateOf } from '@dosar/kernel/zone';
import { useIntl } from 'react-intl';
import * as z from 'zod/mini';
import type { PartnerOrder, PaymentOrder } from '../money/money-query.ts';
import type { WindowProps } from '../money/open-window.ts';
import { messages } from './messages.ts';
import { AmountField, MoneyDialog } from './money-dialog.tsx';
import { ReasonDialog } from './reason-dialog.tsx';

const paymentSchema = (today: ReturnType<typeof localDateOf>) =>
  z.object({
    amount: amountAnswer({ least: 1 }),
    paid_on: pastDateAnswer(today).check(z.minLength(1, { error: reason('required') })),
    bank_reference: optionalText({ max: 35 }),
  });

/** Records that money of an order has reached its payee. */
export function PayDialog({ money, order, onClose }: WindowProps & { order: PaymentOrder | PartnerOrder }) {
  const { formatMessage: t } = useIntl();
  const today = localDateOf(new Date());
  const form = useZodForm({
    schema: paymentSchema(today),
    defaultValues: {
      amount: typedAmount(order.amount_bani - order.paid_bani),
      paid_on: today,
      bank_reference: '',
    },
  });
  return (
    <MoneyDialog
      form={form}
      title={t(messages.payTitle)}
      submitLabel={t(messages.record)}
      onClose={onClose}
      send={({ amount, paid_on, bank_reference }) =>
        dataOf(
          api.POST('/api/settlement/recordPayment/{payment_order_id}', {
            params: { path: { payment_order_id: order.payment_order_id } },
            body: {
              amount_bani: amount,
              paid_on,
              ...(bank_reference !== '' && { bank_reference }),
              money_version: money.money_version,
            },
          }),
        )
      }
    >
      <AmountField name="amount" />
      <FormDateField name="paid_on" label={t(messages.paidOn)} max={today} />
      <FormTextField name="bank_reference" label={t(messages.bankReference)} optional maxLength={35} />
    </MoneyDialog>
  );
}

/** Cancels an order before it has gone to the bank. */
export function CancelOrderDialog({
  money,
  order,
  onClose,
}: WindowProps & { order: PaymentOrder | PartnerOrder }) {
  const { formatMessage: t } = useIntl();
  return (
    <ReasonDialog
      title={t(messages.cancelTitle)}
      onClose={onClose}
      send={(why) =>
        dataOf(
          api.POST('/api/settlement/cancelPaymentOrder/{payment_order_id}', {
            params: { path: { payment_order_id: order.payment_order_id } },
            body: { reason: why, money_version: money.money_version },
          }),
        )
      }
    />
  );
}

type CorrectDialogProps = WindowProps & { payment: PaymentOrder['payments'][number] };

/** Takes back a payment that was recorded by mistake. */
export function CorrectDialog({ money, payment, onClose }: CorrectDialogProps) {
  const { formatMessage: t } = useIntl();
  const { lei } = useAmounts();
  return (
    <ReasonDialog
      title={t(messages.correctTitle)}
      lead={t(messages.correctLead, { amount: lei(payment.amount_bani) })}
      onClose={onClose}
      send={(why) =>
        dataOf(
          api.POST('/api/settlement/correctPayment/{payment_id}', {
            params: { path: { payment_id: payment.payment_id } },
            body: { reason: why, money_version: money.money_version },
          }),
        )
      }
    />
  );
}
