/** Middle and extent of one figure over all rounds. */
export type Summary = { median: number; min: number; max: number };

/** The value below which the given share of the samples lies (nearest rank). */
export function percentile(samples: readonly number[], share: number): number {
  const sorted = [...samples].sort((one, other) => one - other);
  const value = sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)];
  if (value === undefined) throw new Error('Nothing was measured.');
  return value;
}

/** The middle value, or the mean of the two in the middle. */
export function median(samples: readonly number[]): number {
  const sorted = [...samples].sort((one, other) => one - other);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.floor((sorted.length - 1) / 2)];
  if (upper === undefined || lower === undefined) throw new Error('Nothing was measured.');
  return (lower + upper) / 2;
}

/** Median, smallest and largest of what the rounds measured. */
export function summarise(samples: readonly number[]): Summary {
  return { median: median(samples), min: Math.min(...samples), max: Math.max(...samples) };
}

/** A figure that is the same in every round, such as bytes. */
export function exactly(value: number): Summary {
  return { median: value, min: value, max: value };
}

/**
 * How one figure stands to another, round by round.
 *
 * Both of a pair saw the same moment of the machine, so a slow minute cancels out; the quotient of two medians would
 * keep it.
 */
export function pairedRatio(ours: readonly number[], control: readonly number[]): Summary {
  const ratios = ours.flatMap((value, round) => {
    const other = control[round];
    return other === undefined || other === 0 ? [] : [value / other];
  });
  return summarise(ratios);
}

/** How far the rounds lie apart, as a share of the median. */
export function spread({ median: middle, min, max }: Summary): number {
  return middle === 0 ? 0 : (max - min) / middle;
}
