import { formatLei } from '@dosar/kernel/money';
import { localDateOf } from '@dosar/kernel/zone';
import type { Schema } from '@dosar/openapi';
import type { Call } from '#src/kernel/http/route-table.ts';
import { publish } from '#src/kernel/events/domain-event.ts';
import { fieldRefused, notFound } from '#src/kernel/problem/problem.ts';
import { recordTimelineEvent } from '#src/areas/claims/index.ts';
import { paymentTakenBack } from '../events.ts';
import { touchMoney } from '../ledger/ledger-repository.ts';
import { actorOf, book, lockMoney, moneyOf } from '../ledger/money-of-file.ts';
import { moneyRefused } from '../offer/money-refused.ts';
import { findOffers } from '../offer/offer-repository.ts';
import { lockOrder } from './order-payment.ts';
import { refuseOwnOrder } from './own-order.ts';
import { settledBy } from './payable.ts';
import { isOrderAboveReserve, payOrder } from './pay-order.ts';
import {
  findEntriesOfPayment,
  findOrders,
  findOrder,
  findPayment,
  findPayments,
  hasBankReference,
  insertPayment,
} from './payment-repository.ts';

/** Records that money of an order has reached its payee, all of it or a part. */
export async function recordPayment(call: Call<'recordPayment'>): Promise<Schema<'Money'>> {
  const { tx, caller, now, body, audit } = call;
  const { orgId } = caller;
  const order = await lockOrder(call);
  const { claim_file_id: claimFileId, payment_order_id: orderId } = order;
  const { amount_bani: amountBani, paid_on: paidOn } = body;
  const bankReference = body.bank_reference?.trim() || undefined;
  if (amountBani === 0) throw fieldRefused('amount_bani', 'too_small');
  if (paidOn > localDateOf(now)) throw fieldRefused('paid_on', 'in_the_future');
  if (paidOn < localDateOf(new Date(order.created_at))) throw moneyRefused(409, 'before_order');
  if (order.state !== 'ordered' && order.state !== 'exported') throw moneyRefused(409, 'not_payable');
  if (amountBani > order.amount_bani - order.paid_bani) throw moneyRefused(409, 'more_than_ordered');
  if (bankReference !== undefined && (await hasBankReference(tx, orgId, bankReference)))
    throw moneyRefused(409, 'known_reference');

  if (await isOrderAboveReserve(call, order, amountBani)) throw moneyRefused(409, 'above_reserve');
  const paymentId = await payOrder(call, order, { amountBani, paidOn, bankReference });
  audit.subject(paymentId);
  audit.note({ amount_bani: amountBani, payment_order_id: orderId });
  return moneyOf(call, claimFileId);
}

/** Takes back a payment that was recorded by mistake: another entry does, and both stay. */
export async function correctPayment(call: Call<'correctPayment'>): Promise<Schema<'Money'>> {
  const { tx, caller, now, path, body, audit } = call;
  const { orgId } = caller;
  const wrong = await findPayment(tx, orgId, path.payment_id);
  if (wrong === undefined) throw notFound();
  const { claim_file_id: claimFileId, payment_order_id: orderId } = wrong;
  await lockMoney(call, claimFileId, body.money_version);
  audit.subject(wrong.payment_id);
  const order = await findOrder(tx, orgId, orderId);
  if (order !== undefined) refuseOwnOrder(call, order);
  const others = await findPayments(tx, { orgId, claimFileId });
  const isCorrected = others.some(({ corrects_payment_id: id }) => id === wrong.payment_id);
  if (wrong.amount_bani < 0 || isCorrected) throw moneyRefused(409, 'corrected_already');
  const reason = body.reason.trim();
  const paymentId = await insertPayment(tx, orgId, {
    orderId,
    claimFileId,
    amountBani: -wrong.amount_bani,
    paidOn: localDateOf(now),
    correctsPaymentId: wrong.payment_id,
    reason,
    userId: actorOf(caller) ?? caller.userId,
    now,
  });
  const entries = await findEntriesOfPayment(tx, orgId, wrong.payment_id);
  await book(
    call,
    claimFileId,
    entries.map(({ account, coverage_code: coverage, change_bani: bani }) => ({
      account,
      coverage,
      changeBani: -bani,
      reason,
      paymentId,
    })),
  );
  await touchMoney(tx, { orgId, claimFileId });
  const amount = formatLei(wrong.amount_bani);
  await recordTimelineEvent(call, {
    claimFileId,
    kind: 'payment',
    title: { ro: `Plată corectată: −${amount}`, en: `Payment corrected: −${amount}` },
    body: reason,
    data: { payment_id: paymentId },
  });
  const parts = entries
    .filter(({ account }) => account === 'paid')
    .map(({ coverage_code: coverage, change_bani: bani }) => ({ coverage, bani }));
  await tellOfMistake(call, { claimFileId, orderId, paidOn: wrong.paid_on, parts });
  return moneyOf(call, claimFileId);
}

type Mistake = {
  claimFileId: string;
  orderId: string;
  paidOn: string;
  parts: Parameters<typeof settledBy>[3];
};

async function tellOfMistake(
  context: Call<'correctPayment'>,
  { claimFileId, orderId, paidOn, parts }: Mistake,
): Promise<void> {
  const file = { orgId: context.caller.orgId, claimFileId };
  const orders = await findOrders(context.tx, file);
  const order = orders.find(({ payment_order_id: id }) => id === orderId);
  if (order === undefined) return;
  const settledBani = settledBy(order, orders, await findOffers(context.tx, file), parts);
  if (settledBani > 0) await publish(context, paymentTakenBack, { claimFileId, paidOn, settledBani });
}
