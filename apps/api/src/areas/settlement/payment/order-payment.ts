import { amountsByCoverage } from '@dosar/settlement-domain';
import { formatLei } from '@dosar/kernel/money';
import type { Schema } from '@dosar/openapi';
import { publish, type ChangeContext } from '#src/kernel/events/domain-event.ts';
import type { Call } from '#src/kernel/http/route-table.ts';
import { notFound } from '#src/kernel/problem/problem.ts';
import { recordTimelineEvent } from '#src/areas/claims/index.ts';
import { askApproval, authorityOf } from '#src/areas/workload/index.ts';
import { paymentOrdered } from '../events.ts';
import { findCoverages, touchMoney } from '../ledger/ledger-repository.ts';
import { actorOf, lockMoney, moneyOf } from '../ledger/money-of-file.ts';
import { moneyRefused } from '../offer/money-refused.ts';
import type { OfferRow } from '../offer/offer-repository.ts';
import { lockOffer } from '../offer/save-offer.ts';
import { paymentBlocks } from './payment-blocks.ts';
import { findOrder, findOrders, insertOrder, updateOrder, type OrderRow } from './payment-repository.ts';

/** Orders what an accepted offer says to be paid, or asks somebody with more authority to. */
export async function orderPayment(call: Call<'orderPayment'>): Promise<Schema<'Money'>> {
  const { tx, caller, now, body, audit } = call;
  const { orgId, userId: onBehalfOf } = caller;
  const { offer } = await lockOffer(call);
  const { claim_file_id: claimFileId, offer_id: offerId, amount_bani: amountBani } = offer;
  await refuseBlocked(call, offer);
  const userId = actorOf(caller) ?? onBehalfOf;
  const isWithin = amountBani <= (await authorityOf(tx, orgId, userId, 'payment'));
  const state = isWithin ? 'ordered' : 'asked';
  const orderId = await insertOrder(tx, orgId, { offerId, state, userId, now });
  audit.subject(orderId);
  audit.note({ amount_bani: amountBani, state });
  await touchMoney(tx, { orgId, claimFileId });
  if (isWithin) await tellOfOrder(call, { claimFileId, orderId, amountBani, payee: offer.payee_name });
  else
    await askApproval(call, {
      kind: 'payment',
      subjectId: orderId,
      claimFileId,
      amountBani,
      note: body.note?.trim() || undefined,
    });
  return moneyOf(call, claimFileId);
}

async function refuseBlocked(context: ChangeContext, offer: OfferRow): Promise<void> {
  const file = { orgId: context.caller.orgId, claimFileId: offer.claim_file_id };
  const [block] = paymentBlocks({
    offer,
    orders: await findOrders(context.tx, file),
    coverages: await findCoverages(context.tx, file),
  });
  if (block !== undefined) throw moneyRefused(409, block);
}

type Told = { claimFileId: string; orderId: string; amountBani: number; payee: string | null };

/** Tells that money is on its way: into the timeline, and the areas that follow. */
export async function tellOfOrder(
  context: ChangeContext,
  { claimFileId, orderId, amountBani, payee }: Told,
): Promise<void> {
  const amount = formatLei(amountBani);
  await recordTimelineEvent(context, {
    claimFileId,
    kind: 'payment',
    title: { ro: `Plată ordonată: ${amount}`, en: `Payment ordered: ${amount}` },
    body: payee ?? undefined,
    data: { payment_order_id: orderId },
    visibility: 'claimant',
  });
  await publish(context, paymentOrdered, { claimFileId, paymentOrderId: orderId, amountBani });
}

/** Cancels an order that has not gone to the bank and of which nothing was paid. */
export async function cancelPaymentOrder(call: Call<'cancelPaymentOrder'>): Promise<Schema<'Money'>> {
  const { tx, caller, body, audit } = call;
  const order = await lockOrder(call);
  audit.subject(order.payment_order_id);
  if ((order.state !== 'asked' && order.state !== 'ordered') || order.paid_bani > 0)
    throw moneyRefused(409, 'gone_to_bank');
  const reason = body.reason.trim();
  await updateOrder(tx, caller.orgId, order.payment_order_id, { state: 'cancelled', cancel_reason: reason });
  await touchMoney(tx, { orgId: caller.orgId, claimFileId: order.claim_file_id });
  await recordTimelineEvent(call, {
    claimFileId: order.claim_file_id,
    kind: 'payment',
    title: {
      ro: `Ordin de plată anulat: ${order.reference}`,
      en: `Payment order cancelled: ${order.reference}`,
    },
    body: reason,
    data: { payment_order_id: order.payment_order_id },
  });
  return moneyOf(call, order.claim_file_id);
}

/** An order that the caller reads at a version of its file's money, held until the transaction ends. */
export async function lockOrder(
  call: ChangeContext & { path: { payment_order_id: string }; body: { money_version: number } },
): Promise<OrderRow> {
  const { tx, caller, path, body } = call;
  const found = await findOrder(tx, caller.orgId, path.payment_order_id);
  if (found === undefined) throw notFound();
  await lockMoney(call, found.claim_file_id, body.money_version);
  const order = await findOrder(tx, caller.orgId, path.payment_order_id);
  if (order === undefined) throw notFound();
  return order;
}

/** How much of an offer each coverage has to pay. */
export const owedOf = (offer: Pick<OfferRow, 'lines'>) => amountsByCoverage(offer.lines);
