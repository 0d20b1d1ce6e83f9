import { formatLocalDate } from '@dosar/kernel/dates';
import { formatLei } from '@dosar/kernel/money';
import { allocatePayment } from '@dosar/settlement-domain';
import { publish, type ChangeContext } from '#src/kernel/events/domain-event.ts';
import { recordTimelineEvent } from '#src/areas/claims/index.ts';
import { paymentPaid } from '../events.ts';
import { findCoverages, type NewEntry } from '../ledger/ledger-repository.ts';
import { actorOf, book } from '../ledger/money-of-file.ts';
import { findOffers } from '../offer/offer-repository.ts';
import { isAboveReserve, isSettledBy, owedBy, settledBy } from './payable.ts';
import { tellOfPaidPartner } from '../partner-payment/move-partner-order.ts';
import { refuseOwnOrder } from './own-order.ts';
import { findOrders, insertPayment, type OrderRow } from './payment-repository.ts';

type Paying = {
  amountBani: number;
  paidOn: string;
  bankReference: string | undefined;
  /** The statement of the bank that says so; none when somebody records it by hand. */
  statementId?: string;
};

/** Whether a coverage has not enough in reserve for a payment of an order. */
export async function isOrderAboveReserve(
  { tx, caller }: ChangeContext,
  order: OrderRow,
  amountBani: number,
): Promise<boolean> {
  const parts = allocatePayment(owedBy(order), order.paid_bani, amountBani);
  const coverages = await findCoverages(tx, { orgId: caller.orgId, claimFileId: order.claim_file_id });
  return isAboveReserve(parts, coverages);
}

/** Records money of an order that has reached its payee, while the money of its file is locked; answers the id of the payment. */
export async function payOrder(
  context: ChangeContext & { caller: { userId: string } },
  order: OrderRow,
  { amountBani, paidOn, bankReference, statementId }: Paying,
): Promise<string> {
  const { tx, caller, now } = context;
  const { orgId } = caller;
  const { claim_file_id: claimFileId, payment_order_id: orderId } = order;
  refuseOwnOrder(context, order);
  const parts = allocatePayment(owedBy(order), order.paid_bani, amountBani);
  const userId = actorOf(caller) ?? caller.userId;
  const payment = { orderId, claimFileId, amountBani, paidOn, bankReference, statementId, userId, now };
  const paymentId = await insertPayment(tx, orgId, payment);
  const reason = `Plată ${order.reference}`;
  await book(
    context,
    claimFileId,
    parts.flatMap(({ coverage, bani }): NewEntry[] => [
      order.partner_job_id === null
        ? { account: 'paid', coverage, changeBani: bani, reason, isAutomatic: true, paymentId }
        : { account: 'partner', changeBani: bani, reason, isAutomatic: true, paymentId },
      { account: 'reserve', coverage, changeBani: -bani, reason, isAutomatic: true, paymentId },
    ]),
  );
  if (order.partner_job_id !== null) {
    await tellOfPayment(context, order, { amountBani, paidOn, paymentId }, 'staff');
    await tellOfPaidPartner(context, order);
    return paymentId;
  }
  const orders = await findOrders(tx, { orgId, claimFileId });
  const offers = await findOffers(tx, { orgId, claimFileId });
  await tellOfPayment(context, order, { amountBani, paidOn, paymentId }, 'claimant');
  await publish(context, paymentPaid, {
    claimFileId,
    paymentId,
    amountBani,
    paidOn,
    settledBani: settledBy(order, orders, offers, parts),
    isLast: isSettledBy(order, orders),
  });
  return paymentId;
}

type Told = { amountBani: number; paidOn: string; paymentId: string };

async function tellOfPayment(
  context: ChangeContext,
  { claim_file_id: claimFileId, payee_name: payee, partner_job_id: job }: OrderRow,
  { amountBani, paidOn, paymentId }: Told,
  visibility: 'staff' | 'claimant',
): Promise<void> {
  const amount = formatLei(amountBani);
  await recordTimelineEvent(context, {
    claimFileId,
    kind: 'payment',
    title:
      job === null
        ? { ro: `Plătit: ${amount}`, en: `Paid: ${amount}` }
        : { ro: `Plătit partenerului: ${amount}`, en: `Paid to the partner: ${amount}` },
    body: `${formatLocalDate(paidOn)} · ${payee}`,
    data: { payment_id: paymentId },
    ...(visibility === 'claimant' && { visibility }),
  });
}
