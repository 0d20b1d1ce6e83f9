import { api, dataOf } from '@dosar/api-client';
import { DateField, Text, TextField } from '@dosar/design-system';
import { isLocalDate } from '@dosar/kernel/dates';
import { localDateOf } from '@dosar/kernel/zone';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { Offer, PaymentOrder } from '../money/money-query.ts';
import type { WindowProps } from '../money/open-window.ts';
import { useLei } from '../money/use-lei.ts';
import { ReasonField } from './amount-dialogs.tsx';
import { AmountField, amountOf, typedAmount } from './amount-field.tsx';
import { messages } from './messages.ts';
import { MoneyDialog } from './money-dialog.tsx';
import { useMoneyChange } from './use-money-change.ts';

/** Orders what an accepted offer says to be paid. */
export function OrderDialog({ money, offer, onClose }: WindowProps & { offer: Offer }) {
  const { formatMessage: t } = useIntl();
  const { lei } = useLei();
  const isAbove = offer.amount_bani > money.payment_authority_bani;
  const change = useMoneyChange({
    onClose,
    done: isAbove ? messages.approvalAsked : messages.ordered,
    send: () =>
      dataOf(
        api.POST('/api/settlement/orderPayment/{offer_id}', {
          params: { path: { offer_id: offer.offer_id } },
          body: { money_version: money.money_version },
        }),
      ),
  });
  return (
    <MoneyDialog title={t(messages.orderTitle)} act={t(messages.order)} change={change} onClose={onClose}>
      <Text>
        {t(messages.orderLead, {
          amount: lei(offer.amount_bani),
          payee: offer.payee_name ?? offer.recipient_name,
          account: offer.iban_masked ?? '–',
        })}
      </Text>
      {isAbove && <Text>{t(messages.orderAbove)}</Text>}
    </MoneyDialog>
  );
}

/** Records that money of an order has reached its payee. */
export function PayDialog({ money, order, onClose }: WindowProps & { order: PaymentOrder }) {
  const { formatMessage: t } = useIntl();
  const [typed, setTyped] = useState(typedAmount(order.amount_bani - order.paid_bani));
  const [paidOn, setPaidOn] = useState<string>(localDateOf(new Date()));
  const [reference, setReference] = useState('');
  const [isChecked, setChecked] = useState(false);
  const bani = amountOf(typed);
  const change = useMoneyChange({
    onClose,
    send: () =>
      dataOf(
        api.POST('/api/settlement/recordPayment/{payment_order_id}', {
          params: { path: { payment_order_id: order.payment_order_id } },
          body: {
            amount_bani: bani ?? 0,
            paid_on: paidOn,
            ...(reference.trim().length >= 3 && { bank_reference: reference.trim() }),
            money_version: money.money_version,
          },
        }),
      ),
  });
  return (
    <MoneyDialog
      title={t(messages.payTitle)}
      act={t(messages.record)}
      change={change}
      isWhole={bani !== undefined && bani > 0 && isLocalDate(paidOn)}
      onIncomplete={() => setChecked(true)}
      onClose={onClose}
    >
      <AmountField value={typed} onValue={setTyped} isChecked={isChecked} />
      <DateField label={t(messages.paidOn)} value={paidOn} onValueChange={setPaidOn} />
      <TextField
        label={t(messages.bankReference)}
        optional
        value={reference}
        maxLength={35}
        onChange={({ target }) => setReference(target.value)}
      />
    </MoneyDialog>
  );
}

/** Cancels an order before it has gone to the bank. */
export function CancelOrderDialog({ money, order, onClose }: WindowProps & { order: PaymentOrder }) {
  const { formatMessage: t } = useIntl();
  const [reason, setReason] = useState('');
  const [isChecked, setChecked] = useState(false);
  const change = useMoneyChange({
    onClose,
    send: () =>
      dataOf(
        api.POST('/api/settlement/cancelPaymentOrder/{payment_order_id}', {
          params: { path: { payment_order_id: order.payment_order_id } },
          body: { reason: reason.trim(), money_version: money.money_version },
        }),
      ),
  });
  return (
    <MoneyDialog
      title={t(messages.cancelTitle)}
      act={t(messages.cancelTitle)}
      change={change}
      isWhole={reason.trim().length >= 3}
      onIncomplete={() => setChecked(true)}
      onClose={onClose}
    >
      <ReasonField value={reason} onValue={setReason} isChecked={isChecked} />
    </MoneyDialog>
  );
}

type CorrectDialogProps = WindowProps & { payment: PaymentOrder['payments'][number] };

/** Takes back a payment that was recorded by mistake. */
export function CorrectDialog({ money, payment, onClose }: CorrectDialogProps) {
  const { formatMessage: t } = useIntl();
  const { lei } = useLei();
  const [reason, setReason] = useState('');
  const [isChecked, setChecked] = useState(false);
  const change = useMoneyChange({
    onClose,
    send: () =>
      dataOf(
        api.POST('/api/settlement/correctPayment/{payment_id}', {
          params: { path: { payment_id: payment.payment_id } },
          body: { reason: reason.trim(), money_version: money.money_version },
        }),
      ),
  });
  return (
    <MoneyDialog
      title={t(messages.correctTitle)}
      act={t(messages.correctTitle)}
      change={change}
      isWhole={reason.trim().length >= 3}
      onIncomplete={() => setChecked(true)}
      onClose={onClose}
    >
      <Text>{t(messages.correctLead, { amount: lei(payment.amount_bani) })}</Text>
      <ReasonField value={reason} onValue={setReason} isChecked={isChecked} />
    </MoneyDialog>
  );
}
