import type { Sums } from '../extension-points.ts';

/** How many cases of a measure have a value, in one line. */
export type CountedValue = { key: string; measure: string; value: number; count: number; amount: number };

/** The sums of each line. */
export function lineSums(values: readonly CountedValue[]): ReadonlyMap<string, Sums> {
  const lines = Map.groupBy(values, ({ key }) => key);
  return new Map([...lines].map(([key, line]) => [key, sumsOf(line)]));
}

/** The sums of all lines together. */
export function sumsOf(values: readonly CountedValue[]): Sums {
  const of = (measure: string) => values.filter((one) => one.measure === measure);
  const count = (measure: string) => of(measure).reduce((sum, one) => sum + one.count, 0);
  return {
    count,
    amount: (measure) => of(measure).reduce((sum, one) => sum + one.amount, 0),
    quantile(measure, share) {
      // The smallest value that the share of the cases does not exceed, as `percentile_disc` has it.
      let wanted = Math.max(Math.ceil(count(measure) * share), 1);
      for (const one of of(measure).toSorted((a, b) => a.value - b.value)) {
        wanted -= one.count;
        if (wanted <= 0) return one.value;
      }
      return null;
    },
  };
}
