/** Rows after one another, both ends included. */
export type RowRange = { from: number; to: number };

/** So many rows are drawn in one frame: what a slow computer does without the scrolling being felt. */
const step = 6;

/**
 * From the rows that are drawn one step nearer to those that are wanted.
 *
 * What is not wanted any more goes at once. Where nothing of the wanted is drawn, its middle comes first: that is
 * where people look. Then the side grows that lacks more, the one people scroll to.
 */
export function nearer(drawn: RowRange, wanted: RowRange): RowRange {
  const from = Math.max(drawn.from, wanted.from);
  const to = Math.min(drawn.to, wanted.to);
  if (from > to) {
    const middle = Math.floor((wanted.from + wanted.to) / 2);
    return within({ from: middle, to: middle + step - 1 }, wanted);
  }
  const growsUp = from - wanted.from > wanted.to - to;
  return within(growsUp ? { from: from - step, to } : { from, to: to + step }, wanted);
}

function within({ from, to }: RowRange, limits: RowRange): RowRange {
  return { from: Math.max(from, limits.from), to: Math.min(to, limits.to) };
}
