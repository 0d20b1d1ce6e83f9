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
      { account: 'paid', coverage, changeBani: bani, reason, isAutomatic: true, paymentId },
      { account: 'reserve', coverage, changeBani: -bani, reason, isAutomatic: true, paymentId },
    ]),
  );
  const orders = await findOrders(tx, { orgId, claimFileId });
  const offers = await findOffers(tx, { orgId, claimFileId });
  await recordTimelineEvent(context, {
    claimFileId,
    kind: 'payment',
    title: { ro: `Plătit: ${formatLei(amountBani)}`, en: `Paid: ${formatLei(amountBani)}` },
    body: `${formatLocalDate(paidOn)} · ${order.payee_name}`,
    data: { payment_id: paymentId },
    visibility: 'claimant',
  });
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
