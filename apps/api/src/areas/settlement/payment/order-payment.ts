import { amountToDecide, isWithinAuthority } from '@dosar/settlement-domain';
import type { Schema } from '@dosar/openapi';
import type { ChangeContext } from '#src/kernel/events/domain-event.ts';
import type { Call } from '#src/kernel/http/route-table.ts';
import { fieldRefused, notFound } from '#src/kernel/problem/problem.ts';
import { recordTimelineEvent } from '#src/areas/claims/index.ts';
import { askApproval } from '#src/areas/workload/index.ts';
import { findPaidAccount, type PaidAccount } from '../account/account-repository.ts';
import { isHolderOther } from '../account/paid-account.ts';
import { authorityOnFile, tellOfRuledApproval } from '../ledger/authority-of-file.ts';
import { findCoverages, findSums, touchMoney } from '../ledger/ledger-repository.ts';
import { actorOf, lockMoney, moneyOf } from '../ledger/money-of-file.ts';
import { moneyRefused } from '../offer/money-refused.ts';
import { findOfferedFile, findOffers, type OfferRow } from '../offer/offer-repository.ts';
import { lockOffer } from '../offer/save-offer.ts';
import { tellOfStoppedPayment } from '../partner-payment/move-partner-order.ts';
import { isCancellable, isCounted, partToOrder, payableOffer } from './payable.ts';
import { accountCountsSince, blocksOfPayment } from './payable-of-file.ts';
import { tellOfOrder } from './tell-of-order.ts';
import {
  findCounted,
  findOrder,
  findOrders,
  insertOrder,
  lockAccount,
  updateOrder,
  type OrderRow,
} from './payment-repository.ts';

/** Orders the amount of an offer, or the undisputed part of a contested one. An amount above the own authority needs an approval. */
export async function orderPayment(call: Call<'orderPayment'>): Promise<Schema<'Money'>> {
  const { tx, caller, now, body, audit } = call;
  const { orgId, userId: onBehalfOf } = caller;
  const { offer } = await lockOffer(call);
  const { claim_file_id: claimFileId, offer_id: offerId } = offer;
  const account = await findPaidAccount(tx, orgId, offerId);
  const wanted = await orderedPart(call, offer, account);
  if (account === undefined) throw moneyRefused(409, 'account_unknown');
  const userId = actorOf(caller) ?? onBehalfOf;
  await lockAccount(tx, orgId, account.iban_hash);
  const since = accountCountsSince(now);
  const counted = await findCounted(tx, orgId, { claimFileId, ibanHash: account.iban_hash, since });
  const decidedBani = amountToDecide({ amount: wanted.amountBani, counted });
  const { authority, because } = await authorityOnFile(call, { claimFileId, userId, kind: 'payment' });
  const isWithin = isWithinAuthority(decidedBani, authority);
  const state = isWithin ? ('ordered' as const) : ('asked' as const);
  const order = { offerId, state, ...wanted, account, isHolderOther: isHolderOther(account), userId, now };
  const orderId = await insertOrder(tx, orgId, order);
  const { amountBani, isUndisputed } = wanted;
  audit.subject(orderId);
  audit.note({ amount_bani: amountBani, state, is_undisputed: isUndisputed });
  await touchMoney(tx, { orgId, claimFileId });
  if (isWithin)
    await tellOfOrder(call, { claimFileId, orderId, amountBani, payee: account.payee_name, isUndisputed });
  else
    await askApproval(call, {
      kind: 'payment',
      subjectId: orderId,
      claimFileId,
      amountBani: decidedBani,
      note: body.note?.trim() || undefined,
    });
  if (!isWithin && because !== undefined)
    await tellOfRuledApproval(call, claimFileId, { amountBani: decidedBani, because });
  return moneyOf(call, claimFileId);
}

/** What the order pays of the offer; refused when something is in its way. */
async function orderedPart(
  { tx, caller, body }: Call<'orderPayment'>,
  offer: OfferRow,
  account: PaidAccount | undefined,
) {
  const file = { orgId: caller.orgId, claimFileId: offer.claim_file_id };
  const orders = await findOrders(tx, file);
  const offers = await findOffers(tx, file);
  const coverages = await findCoverages(tx, file);
  if (payableOffer(offers)?.offer_id !== offer.offer_id) throw moneyRefused(409, 'not_accepted');
  const [block] = blocksOfPayment({
    offers,
    orders,
    coverages,
    account,
    differenceBani: (await findSums(tx, file)).difference_bani ?? 0,
    readerId: actorOf(caller),
    file: await findOfferedFile(tx, file),
  });
  if (block !== undefined) throw moneyRefused(409, block);
  const part = partToOrder(offer, orders, body.amount_bani);
  if (part === 'too_small') throw fieldRefused('amount_bani', 'too_small');
  if (part === 'above_undisputed') throw moneyRefused(409, part);
  return part;
}

/** Cancels an order that has not gone to the bank and of which nothing was paid. */
export async function cancelPaymentOrder(call: Call<'cancelPaymentOrder'>): Promise<Schema<'Money'>> {
  const { tx, caller, body, audit } = call;
  const order = await lockOrder(call);
  audit.subject(order.payment_order_id);
  if (!isCancellable(order)) throw moneyRefused(409, 'gone_to_bank');
  const orders = await findOrders(tx, { orgId: caller.orgId, claimFileId: order.claim_file_id });
  if (order.partner_job_id === null && isCounted(order, orders)) throw moneyRefused(409, 'counted_already');
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
  await tellOfStoppedPayment(call, order, reason);
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
