/** One row of figures of a chart: its name and a value for each category. */
export type ChartSeries = { key: string; name: string; values: readonly number[] };

/** What a chart shows. */
export type ChartData = { categories: readonly string[]; series: readonly ChartSeries[] };

/** The largest and the smallest value of a series with their categories; `undefined` when it is empty. */
export function extremesOf({ categories }: ChartData, { values }: ChartSeries) {
  if (values.length === 0) return undefined;
  const at = (value: number) => ({ value, category: categories[values.indexOf(value)] ?? '' });
  return { most: at(Math.max(...values)), least: at(Math.min(...values)) };
}

/** What a chart of bars that stand on each other shows. */
export type StackedChartData = {
  categories: readonly string[];
  series: readonly (ChartSeries & { tone: 'plain' | 'bad' })[];
  /** Written above each bar. */
  above?: readonly string[] | undefined;
  /** A mark beside each bar for what it is compared with. */
  compared?: { name: string; values: readonly (number | null)[] } | undefined;
};
