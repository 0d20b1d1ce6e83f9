/** How high an hour is drawn, in pixels. */
export const hourHeight = 72;

/** A quarter of an hour, in milliseconds. */
export const quarter = 15 * 60_000;

/** Where a stretch of time stands in a column that begins at `from`. */
export function standing(span: { from: number; until: number }, from: number) {
  const perMillisecond = hourHeight / (4 * quarter);
  return {
    top: `${(span.from - from) * perMillisecond}px`,
    height: `${(span.until - span.from) * perMillisecond - 1}px`,
  } as const;
}
