import { formatLei } from '@dosar/kernel/money';
import { publish, type ChangeContext } from '#src/kernel/events/domain-event.ts';
import type { BilingualText } from '#src/kernel/http/request-language.ts';
import { recordTimelineEvent } from '#src/areas/claims/index.ts';
import { paymentTakenBack } from '../events.ts';
import { touchMoney } from '../ledger/ledger-repository.ts';
import { actorOf, book } from '../ledger/money-of-file.ts';
import { findOffers } from '../offer/offer-repository.ts';
import { tellOfUnpaidPartner } from '../partner-payment/move-partner-order.ts';
import { settledBy } from './payable.ts';
import {
  findEntriesOfPayment,
  findOrder,
  findOrders,
  insertPayment,
  type PaymentRow,
} from './payment-repository.ts';

type TakenBack = {
  /** The day on which it is taken back. */
  on: string;
  reason: string;
  title: BilingualText;
  /** The statement with which the bank returned it; its order waits for another account then. */
  statementId?: string;
};

/** Takes back a payment of a file whose money is locked: another entry does, and both stay. */
export async function takeBackPayment(
  context: ChangeContext & { caller: { userId: string } },
  payment: PaymentRow,
  { on, reason, title, statementId }: TakenBack,
): Promise<void> {
  const { tx, caller, now } = context;
  const { orgId } = caller;
  const { claim_file_id: claimFileId, payment_order_id: orderId } = payment;
  const before = await findOrder(tx, orgId, orderId);
  const paymentId = await insertPayment(tx, orgId, {
    orderId,
    claimFileId,
    amountBani: -payment.amount_bani,
    paidOn: on,
    correctsPaymentId: payment.payment_id,
    statementId,
    reason,
    userId: actorOf(context.caller) ?? caller.userId,
    now,
  });
  const entries = await findEntriesOfPayment(tx, orgId, payment.payment_id);
  await book(
    context,
    claimFileId,
    entries.map(({ account, coverage_code: coverage, change_bani: bani }) => ({
      account,
      ...(coverage !== null && { coverage }),
      changeBani: -bani,
      reason,
      paymentId,
    })),
  );
  await touchMoney(tx, { orgId, claimFileId });
  const amount = formatLei(payment.amount_bani);
  await recordTimelineEvent(context, {
    claimFileId,
    kind: 'payment',
    title: { ro: `${title.ro}: −${amount}`, en: `${title.en}: −${amount}` },
    body: reason,
    data: { payment_id: paymentId },
  });
  const parts = entries
    .filter(({ account }) => account === 'paid')
    .flatMap(({ coverage_code: coverage, change_bani: bani }) =>
      coverage === null ? [] : [{ coverage, bani }],
    );
  if (before !== undefined && before.partner_job_id !== null) {
    await tellOfUnpaidPartner(context, before, reason);
    return;
  }
  const orders = await findOrders(tx, { orgId, claimFileId });
  const order = orders.find(({ payment_order_id: id }) => id === orderId);
  if (order === undefined) return;
  const settledBani = settledBy(order, orders, await findOffers(tx, { orgId, claimFileId }), parts);
  if (settledBani > 0)
    await publish(context, paymentTakenBack, { claimFileId, paidOn: payment.paid_on, settledBani });
}
