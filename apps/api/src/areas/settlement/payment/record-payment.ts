import { localDateOf } from '@dosar/kernel/zone';
import type { Schema } from '@dosar/openapi';
import type { Call } from '#src/kernel/http/route-table.ts';
import { fieldRefused, notFound } from '#src/kernel/problem/problem.ts';
import { lockMoney, moneyOf } from '../ledger/money-of-file.ts';
import { moneyRefused } from '../offer/money-refused.ts';
import { lockOrder } from './order-payment.ts';
import { refuseOwnOrder } from './own-order.ts';
import { isPayable } from './payable.ts';
import { isOrderAboveReserve, payOrder } from './pay-order.ts';
import { findOrder, findPayment, findPayments, hasBankReference } from './payment-repository.ts';
import { takeBackPayment } from './take-back-payment.ts';

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
  if (!isPayable(order)) throw moneyRefused(409, 'not_payable');
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
  await takeBackPayment(call, wrong, {
    on: localDateOf(now),
    reason: body.reason.trim(),
    title: { ro: 'Plată corectată', en: 'Payment corrected' },
  });
  return moneyOf(call, claimFileId);
}
