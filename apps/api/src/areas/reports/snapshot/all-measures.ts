import type { Measure, Report } from '../extension-points.ts';

/** What all reports count, each measure once. */
export function allMeasures(reports: readonly Report[]): Measure[] {
  return [
    ...new Map(
      reports.flatMap(({ measures }) => measures.map((measure) => [measure.code, measure])),
    ).values(),
  ];
}

/** Codes of those whose days add up over time; what there is at the end of a day does not. */
export function summedMeasures(reports: readonly Report[]): string[] {
  return allMeasures(reports).flatMap(({ code, isStock }) => (isStock ? [] : [code]));
}
