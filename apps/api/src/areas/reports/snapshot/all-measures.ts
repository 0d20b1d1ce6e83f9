import type { Measure, Report } from '../extension-points.ts';

/** What all reports count, each measure once. */
export function allMeasures(reports: readonly Report[]): Measure[] {
  return [
    ...new Map(
      reports.flatMap(({ measures }) => measures.map((measure) => [measure.code, measure])),
    ).values(),
  ];
}
