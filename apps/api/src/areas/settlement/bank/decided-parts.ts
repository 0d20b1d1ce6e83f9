import { payingFault } from '@dosar/settlement-domain';
import type { ChangeContext } from '#src/kernel/events/domain-event.ts';
import { actorOf } from '../ledger/money-of-file.ts';
import { isPayable } from '../payment/payable.ts';
import { isOrderAboveReserve } from '../payment/pay-order.ts';
import type { Part } from './decision-repository.ts';
import { isBefore, openOf, type Match } from './match-lines.ts';
import type { NamedOrder } from './named-order-repository.ts';
import type { StoredOutcome } from './own-lines-sql.ts';
import type { KnownLine } from './statement-line-repository.ts';

/** States of lines for which a user may choose orders: unrecorded outgoing money in lei. */
const decidable: readonly StoredOutcome[] = [
  ...(['matches', 'partial', 'over', 'several', 'unknown'] as const),
  ...(['not_payable', 'before_order', 'above_reserve'] as const),
];

type PartsFault = 'decided_otherwise' | 'before_order' | 'own_order' | 'own_approval' | 'above_reserve';

/** The reason why a line cannot pay the chosen orders; `orders` is their current state. */
export async function partsFault(
  context: ChangeContext,
  { line, outcome }: Pick<Match<KnownLine>, 'line' | 'outcome'>,
  parts: readonly Part[],
  orders: ReadonlyMap<string, NamedOrder>,
): Promise<PartsFault | undefined> {
  const total = parts.reduce((sum, { amount_bani: bani }) => sum + bani, 0);
  const isDistinct = new Set(parts.map(({ payment_order_id: id }) => id)).size === parts.length;
  if (!decidable.includes(outcome) || !isDistinct || parts.length === 0) return 'decided_otherwise';
  if (total > -(line.amount_bani ?? 0)) return 'decided_otherwise';
  for (const { payment_order_id: id, amount_bani: bani } of parts) {
    const order = orders.get(id);
    if (order === undefined || !isPayable(order) || bani <= 0 || bani > openOf(order))
      return 'decided_otherwise';
    const fault = await partFault(context, line, order, bani);
    if (fault !== undefined) return fault;
  }
  return undefined;
}

async function partFault(context: ChangeContext, line: KnownLine, order: NamedOrder, bani: number) {
  if (isBefore(line, order)) return 'before_order';
  const own = payingFault(actorOf(context.caller) ?? '', {
    orderedBy: order.created_by_user_id,
    approvedBy: order.approved_by_user_id,
  });
  if (own !== undefined) return own;
  return (await isOrderAboveReserve(context, order, bani)) ? 'above_reserve' : undefined;
}

/** Whether a second person has to record a decision: the bank names another order or none, or the line has money left. */
export function needsSecond(
  { line, orders }: Pick<Match<KnownLine>, 'line' | 'orders'>,
  parts: readonly Part[],
): boolean {
  const named = new Set(orders.map(({ payment_order_id: id }) => id));
  const total = parts.reduce((sum, { amount_bani: bani }) => sum + bani, 0);
  return parts.some(({ payment_order_id: id }) => !named.has(id)) || total < -(line.amount_bani ?? 0);
}
