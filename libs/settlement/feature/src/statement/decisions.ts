import type { BodyOf, Schema } from '@dosar/openapi';

type Line = Schema<'StatementLine'>;
type Parts = BodyOf<'importStatement'>['decided'][number]['parts'];

/** What somebody has decided about lines before they are recorded. */
export type Decisions = {
  leftOut: ReadonlySet<number>;
  decided: ReadonlyMap<number, Parts>;
};

/** Nothing is decided yet. */
export const noDecisions: Decisions = { leftOut: new Set(), decided: new Map() };

/** Whether somebody has to say how much of a line pays which order. */
export const isToDecide = ({ outcome }: Pick<Line, 'outcome'>): boolean =>
  outcome === 'partial' || outcome === 'over' || outcome === 'several';

/** Whether a line is recorded unless it is left out. */
export const isRecordedByItself = ({ outcome }: Pick<Line, 'outcome'>): boolean =>
  outcome === 'matches' || outcome === 'returned';

/** A proposal: each order gets what is open of it, in their order, as long as the line has money left. */
export function proposedParts({ amount_bani: amount, orders }: Pick<Line, 'amount_bani' | 'orders'>): Parts {
  let left = Math.abs(amount ?? 0);
  return orders.map(({ payment_order_id, open_bani: open }) => {
    const bani = Math.min(open, left);
    left -= bani;
    return { payment_order_id, amount_bani: bani };
  });
}

/** The parts that pay something, or `undefined` when they are more than the line has or an order needs. */
export function fittingParts(
  { amount_bani: amount, orders }: Pick<Line, 'amount_bani' | 'orders'>,
  parts: Parts,
): Parts | undefined {
  const paying = parts.filter(({ amount_bani: bani }) => bani !== 0);
  const total = paying.reduce((sum, { amount_bani: bani }) => sum + bani, 0);
  const isWithin = paying.every(({ payment_order_id: id, amount_bani: bani }) => {
    const order = orders.find((known) => known.payment_order_id === id);
    return order !== undefined && bani > 0 && bani <= order.open_bani;
  });
  return isWithin && paying.length > 0 && total <= Math.abs(amount ?? 0) ? paying : undefined;
}

/** The same decisions with a line left out, or in again. */
export function withLeftOut(decisions: Decisions, lineNo: number, isOut: boolean): Decisions {
  const leftOut = new Set(decisions.leftOut);
  if (isOut) leftOut.add(lineNo);
  else leftOut.delete(lineNo);
  return { ...decisions, leftOut };
}

/** The same decisions with one about the parts of a line, or without it. */
export function withParts(decisions: Decisions, lineNo: number, parts: Parts | undefined): Decisions {
  const decided = new Map(decisions.decided);
  if (parts === undefined) decided.delete(lineNo);
  else decided.set(lineNo, parts);
  return { ...decisions, decided };
}
