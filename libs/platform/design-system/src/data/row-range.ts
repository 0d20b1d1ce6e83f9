/** Rows after one another, both ends included. */
export type RowRange = { from: number; to: number };

/**
 * From the rows that are drawn nearer to those that are wanted, by at most so many more.
 *
 * What is not wanted any more goes at once. Where nothing of the wanted is drawn, its middle comes first: that is
 * where people look. Then the side grows that lacks more, the one people scroll to.
 */
export function nearer(drawn: RowRange, wanted: RowRange, most: number): RowRange {
  const from = Math.max(drawn.from, wanted.from);
  const to = Math.min(drawn.to, wanted.to);
  if (from > to) {
    const middle = Math.floor((wanted.from + wanted.to) / 2);
    return within({ from: middle, to: middle + most - 1 }, wanted);
  }
  const growsUp = from - wanted.from > wanted.to - to;
  return within(growsUp ? { from: from - most, to } : { from, to: to + most }, wanted);
}

function within({ from, to }: RowRange, limits: RowRange): RowRange {
  return { from: Math.max(from, limits.from), to: Math.min(to, limits.to) };
}

// The browser moves the page under the wheel whether or not rows are ready: a longer frame of the page delays no
// picture, but rows that are too few leave it empty.
/** What drawing may take of a frame of the page, in milliseconds: nearly as much again goes to laying out and painting. */
const budget = 30;

/** How many more rows the next frame may draw, when so many took so long: a quick computer fills the window at once, a slow one in some steps. */
export function nextMost(most: number, tookMs: number): number {
  const fits = Math.floor((most * budget) / Math.max(tookMs, 0.1));
  // Half of it at a time: one slow frame says little.
  return Math.min(Math.max(Math.round((most + fits) / 2), 8), 60);
}
