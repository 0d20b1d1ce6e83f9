import { counties } from '@dosar/kernel/counties';
import { localDateOf } from '@dosar/kernel/zone';
import type { Schema } from '@dosar/openapi';
import type { Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import type { Language } from '#src/kernel/http/request-language.ts';
import { categoryName } from '../definitions/categories.ts';
import type { Report, Sums } from '../extension-points.ts';
import { findCorrections, findNewestDay, isBeingCounted } from '../snapshot/snapshot-repository.ts';
import { factsOf, figureOf } from './findings.ts';
import { lineSums, sumsOf, type CountedValue } from './line-sums.ts';
import { dimensionOf, dimensionsOf, sliceOf } from './report-dimensions.ts';
import { findPolicyNames } from './policy-names-repository.ts';
import { bucketLabel, bucketsOf, comparedWith, grainOf, periodOf, type Period } from './report-period.ts';
import { sumsByDimension, sumsByTime } from './sums-repository.ts';

/** Who asks, when, and in which words. */
export type Reader = {
  tx: Transaction<Database>;
  orgId: string;
  userId: string;
  now: Date;
  language: Language;
};
type Parameters = Schema<'ReportParameters'>;
type Line = Schema<'ReportLine'>;

const nothing = sumsOf([]);

/** Everything that the page of a report shows. */
export async function answerReport(
  report: Report,
  parameters: Parameters,
  reader: Reader,
): Promise<Schema<'ReportAnswer'>> {
  const { tx, orgId, now, language } = reader;
  const period = periodOf(parameters, localDateOf(now));
  const compared = comparedWith(period, parameters.compare);
  const by = dimensionOf(report, parameters);
  const lines = await linesOf(report, parameters, reader, { period, compared });
  const { rows, total, sums, before } = await rowsOf(report, parameters, reader, { period, compared, by });
  const newest = await findNewestDay(tx, orgId);
  const corrections = await findCorrections(
    tx,
    orgId,
    period,
    report.measures.map(({ code }) => code),
  );
  const facts = factsOf(report, { sums, lines, rows, language });
  const figure = figureOf(report, sums, before);
  return {
    state: report.state,
    name: report.name[language],
    category_name: categoryName(report.category, language),
    finding: facts.finding,
    finding_more: facts.more,
    definition: report.definition[language],
    as_of: newest?.taken_at.toISOString() ?? null,
    is_being_counted: await isBeingCounted(tx, orgId, period.to),
    period,
    compared_period: compared ?? null,
    parameters: { ...parameters, by, compare: parameters.compare ?? 'before' },
    dimensions: dimensionsOf(report, language),
    columns: report.columns.map(({ key, title, unit, tone }) => ({
      key,
      title: title[language],
      unit,
      tone: tone ?? 'plain',
    })),
    figure_column: report.figure,
    stacked_columns: [...report.stacked],
    above_column: report.above ?? null,
    figure,
    lines,
    rows,
    total,
    corrections: corrections.map((one) => ({ ...one, corrected_at: one.corrected_at.toISOString() })),
    cases_column: report.drill?.column ?? null,
    is_empty: report.measures.every(({ code }) => sums.count(code) === 0),
    is_stock: report.measures.every(({ isStock }) => isStock ?? false),
  };
}

/** The figures of a line. */
export function valuesOf({ columns }: Report, sums: Sums): (number | null)[] {
  return columns.map(({ of }) => {
    const value = of(sums);
    return value === null ? null : Math.round(value * 100) / 100;
  });
}

type Asked = { period: Period; compared: Period | undefined };

async function linesOf(
  report: Report,
  parameters: Parameters,
  reader: Reader,
  { period, compared }: Asked,
): Promise<Line[]> {
  const { tx, language } = reader;
  const grain = grainOf(period);
  const buckets = bucketsOf(period, grain);
  const earlier = compared ? bucketsOf(compared, grain) : [];
  const [sums, before] = [
    lineSums(await sumsByTime(tx, report, sliceOf(report, reader, period, parameters), { buckets, grain })),
    lineSums(
      compared
        ? await sumsByTime(tx, report, sliceOf(report, reader, compared, parameters), {
            buckets: earlier,
            grain,
          })
        : [],
    ),
  ];
  return buckets.map((bucket, index) => ({
    key: bucket.key,
    label: bucketLabel(bucket, grain, language),
    from: bucket.from,
    to: bucket.to,
    values: valuesOf(report, sums.get(bucket.key) ?? nothing),
    compared: compared ? valuesOf(report, before.get(earlier[index]?.key ?? '') ?? nothing) : [],
  }));
}

async function rowsOf(
  report: Report,
  parameters: Parameters,
  reader: Reader,
  { period, compared, by }: Asked & { by: Schema<'ReportDimension'> },
) {
  const { tx, orgId, language } = reader;
  const read = async (of: Period | undefined): Promise<CountedValue[]> =>
    of ? sumsByDimension(tx, report, sliceOf(report, reader, of, parameters), by) : [];
  const [counted, countedBefore] = [await read(period), await read(compared)];
  const [sums, before] = [sumsOf(counted), compared && sumsOf(countedBefore)];
  const [bySubject, bySubjectBefore] = [lineSums(counted), lineSums(countedBefore)];
  const names = await namesFor(report, by, reader);
  const line = (key: string, label: string, of: Sums, earlier: Sums | undefined): Line => ({
    key,
    label,
    ...period,
    values: valuesOf(report, of),
    compared: earlier ? valuesOf(report, earlier) : [],
  });
  const cases = report.columns.findIndex(({ key }) => key === report.cases);
  const order =
    by === 'subject' && report.subject?.isOrdered
      ? [...(await report.subject.names(tx, orgId, language)).keys()]
      : [];
  const rows = [...bySubject]
    .map(([key, of]) => line(key, names(key), of, compared && (bySubjectBefore.get(key) ?? nothing)))
    .toSorted(
      (a, b) =>
        order.indexOf(a.key) - order.indexOf(b.key) ||
        (b.values[cases] ?? 0) - (a.values[cases] ?? 0) ||
        a.label.localeCompare(b.label, 'ro'),
    )
    .slice(0, 500);
  return { rows, total: line('', language === 'ro' ? 'Total' : 'Total', sums, before), sums, before };
}

async function namesFor(
  { subject }: Report,
  by: Schema<'ReportDimension'>,
  { tx, orgId, language }: Reader,
): Promise<(key: string) => string> {
  const unknown = language === 'ro' ? 'necunoscut' : 'unknown';
  if (by === 'county') {
    const names = new Map(counties.map(({ code, name }) => [code, name]));
    return (key) => names.get(key) ?? unknown;
  }
  const names =
    by === 'subject' ? await subject?.names(tx, orgId, language) : await findPolicyNames(tx, language);
  return (key) => names?.get(key) ?? unknown;
}
