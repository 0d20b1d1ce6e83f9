import { payingFault } from '@dosar/settlement-domain';
import type { Schema } from '@dosar/openapi';
import type { Call } from '#src/kernel/http/route-table.ts';
import { Problem } from '#src/kernel/problem/problem.ts';
import { actorOf } from '../ledger/money-of-file.ts';
import type { AccountNeeds } from '../offer/answer-offer.ts';
import { findOpenOrders } from './open-order-repository.ts';
import { writtenAmount } from './reading/bank-values.ts';

const ordersOfPage = 20;
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const iban = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/;

/** Searches the payment orders that can still be paid. */
export async function browseOpenOrders(
  { numbers }: AccountNeeds,
  { tx, caller, body: { q, after }, audit }: Call<'browseOpenOrders'>,
): Promise<Schema<'OpenOrders'>> {
  const { orgId } = caller;
  if (after !== undefined && !uuid.test(after))
    throw new Problem(400, 'validation_failed', { fields: [{ field: 'after', code: 'invalid_format' }] });
  const bare = q.toUpperCase().replaceAll(/\s/g, '');
  const ibanHash = iban.test(bare) ? numbers.hash(orgId, bare) : null;
  if (ibanHash === null) audit.leaveOut();
  audit.subject(orgId);
  const amount = writtenAmount(q);
  const found = await findOpenOrders(tx, orgId, {
    words: q.trim(),
    number: bare,
    ibanHash,
    ibanEnd: bare.length === 4 ? bare : null,
    bani: typeof amount === 'number' ? Math.abs(amount) : null,
    after,
    limit: ordersOfPage + 1,
  });
  const items = found.slice(0, ordersOfPage);
  return {
    items: items.map(({ created_by_user_id: orderedBy, approved_by_user_id: approvedBy, ...order }) => {
      const fault = payingFault(actorOf(caller) ?? '', { orderedBy, approvedBy });
      return { ...order, payment_blocks: fault === undefined ? [] : [fault] };
    }),
    next_cursor: found.length > items.length ? (items.at(-1)?.payment_order_id ?? null) : null,
  };
}
