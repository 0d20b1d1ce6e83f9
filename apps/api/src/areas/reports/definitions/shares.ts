import type { ReportColumn, Sums } from '../extension-points.ts';

/** Below so many cases a comparison or a share of them says nothing. */
export const enoughCases = 10;

/** A part of a whole in percent; nothing can be said of a whole that is empty. */
export const percent = (part: number, whole: number): number | null =>
  whole === 0 ? null : (part / whole) * 100;

/** A column that counts the cases of a measure. */
export const counted = (
  key: string,
  measure: string,
  title: ReportColumn['title'],
  tone?: 'bad',
): ReportColumn => ({
  key,
  title,
  unit: 'count',
  ...(tone && { tone }),
  of: (sums: Sums) => sums.count(measure),
});

/** A column that sums the amounts of a measure. */
export const summed = (
  key: string,
  measure: string,
  title: ReportColumn['title'],
  tone?: 'bad',
): ReportColumn => ({
  key,
  title,
  unit: 'bani',
  ...(tone && { tone }),
  of: (sums: Sums) => sums.amount(measure),
});

/** A column of how long it takes: half of the cases take at most that, or another share of them. */
export const lasting = (
  key: string,
  measure: string,
  title: ReportColumn['title'],
  { unit = 'days', share = 0.5 }: { unit?: 'days' | 'hours'; share?: number } = {},
): ReportColumn => ({ key, title, unit, of: (sums: Sums) => sums.quantile(measure, share) });
