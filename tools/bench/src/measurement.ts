import type { Summary } from './statistics.ts';

/** How a figure is written. */
export type Unit = 'ms' | 's' | 'kB' | 'per second' | 'times' | 'count';

/** What a figure is to reach. Kept beside the row that measures it; the name is the one of docs/benchmark.md. */
export type Goal = {
  name: string;
  /** Which figure is judged: ours, or its ratio to the control. */
  judges: 'ours' | 'ratio';
  atMost?: number;
  atLeast?: number;
};

/** What ours is held against. `reported` figures were measured elsewhere and cannot be repeated here. */
export type Control = { name: string; value: Summary; isReported: boolean };

/** One row of the benchmark. */
export type Measurement = {
  metric: string;
  unit: Unit;
  ours: Summary;
  control?: Control;
  /** Absent where nothing was measured beside ours, or where the control is a reported figure (then computed). */
  ratio?: Summary;
  goal?: Goal;
  /** The same on every machine: a missed goal makes the run fail. Times only report. */
  isExact?: boolean;
};

/** Whether a row reaches its goal; undefined where it has none. */
export function reachesGoal(row: Measurement): boolean | undefined {
  const { goal } = row;
  if (goal === undefined) return undefined;
  const judged = goal.judges === 'ours' ? row.ours.median : ratioOf(row)?.median;
  if (judged === undefined) return undefined;
  return judged <= (goal.atMost ?? Infinity) && judged >= (goal.atLeast ?? -Infinity);
}

/** Ours divided by the control: as paired in the rounds, else of the medians. */
export function ratioOf({ ours, control, ratio }: Measurement): Summary | undefined {
  if (ratio !== undefined || control === undefined || control.value.median === 0) return ratio;
  const other = control.value.median;
  return { median: ours.median / other, min: ours.min / other, max: ours.max / other };
}

/** An exact figure that misses its goal: what makes the command fail. */
export function breaksRun(row: Measurement): boolean {
  return row.isExact === true && reachesGoal(row) === false;
}
