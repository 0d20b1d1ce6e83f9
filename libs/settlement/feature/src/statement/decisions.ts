import type { Schema } from '@dosar/openapi';

type Line = Schema<'StatementLine'>;
type Order = Schema<'OrderOfLine'>;
type Parts = Schema<'LinePart'>[];

/** Whether a line pays nothing before somebody says how much of it pays which order. */
export const isToDecide = ({ outcome }: Pick<Line, 'outcome'>): boolean =>
  outcome === 'partial' || outcome === 'over' || outcome === 'several';

/** Whether a line can be given to an order that somebody looks for. */
export const isForAnotherOrder = ({ outcome }: Pick<Line, 'outcome'>): boolean =>
  isToDecide({ outcome }) ||
  ['matches', 'unknown', 'not_payable', 'before_order', 'above_reserve'].includes(outcome);

/** Whether a line is recorded unless it is left out. */
export const isRecordedByItself = ({ outcome }: Pick<Line, 'outcome'>): boolean =>
  outcome === 'matches' || outcome === 'returned';

const isPayable = ({ state }: Pick<Order, 'state'>): boolean =>
  state === 'ordered' || state === 'exported' || state === 'returned';

/** A proposal: each order that can be paid gets what is open of it, in their order, as long as the line has money left. */
export function proposedParts(
  { amount_bani: amount }: Pick<Line, 'amount_bani'>,
  orders: readonly Order[],
): Parts {
  let left = Math.abs(amount ?? 0);
  return orders.map((order) => {
    const bani = isPayable(order) ? Math.min(order.open_bani, left) : 0;
    left -= bani;
    return { payment_order_id: order.payment_order_id, amount_bani: bani };
  });
}

/** The parts that pay something, or `undefined` when they are more than the line has or an order needs. */
export function fittingParts(
  { amount_bani: amount }: Pick<Line, 'amount_bani'>,
  orders: readonly Order[],
  parts: Parts,
): Parts | undefined {
  const paying = parts.filter(({ amount_bani: bani }) => bani !== 0);
  const isWithin = paying.every(({ payment_order_id: id, amount_bani: bani }) => {
    const order = orders.find((known) => known.payment_order_id === id);
    return order !== undefined && bani > 0 && bani <= order.open_bani;
  });
  return isWithin && paying.length > 0 && leftOf({ amount_bani: amount }, paying) >= 0 ? paying : undefined;
}

/** How much of a line pays no order. */
export const leftOf = ({ amount_bani: amount }: Pick<Line, 'amount_bani'>, parts: Parts): number =>
  Math.abs(amount ?? 0) - parts.reduce((sum, { amount_bani: bani }) => sum + bani, 0);
