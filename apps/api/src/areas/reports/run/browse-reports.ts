import { addDays } from '@dosar/kernel/dates';
import { localDateOf } from '@dosar/kernel/zone';
import type { Schema } from '@dosar/openapi';
import type { Call } from '#src/kernel/http/route-table.ts';
import { categories, categoryName } from '../definitions/categories.ts';
import { paidPenalties } from '../definitions/paid-penalties-sql.ts';
import { findNewestDay, isBeingCounted } from '../snapshot/snapshot-repository.ts';
import { answerReport, valuesOf } from './answer-report.ts';
import { factsOf, figureOf } from './findings.ts';
import { lineSums, sumsOf } from './line-sums.ts';
import { sliceOf } from './report-dimensions.ts';
import { bucketsOf, periodOf } from './report-period.ts';
import { countOpenRegisters, findRoleGivers } from './open-registers-repository.ts';
import { otherReports, runnableReport, runnableReports } from './runnable-reports.ts';
import { sumsByTime } from './sums-repository.ts';

/** The submenu: categories with the reports that the caller may run. */
export async function browseReports({
  caller,
  language,
}: Call<'browseReports'>): Promise<Schema<'ReportCategory'>[]> {
  const runnable = runnableReports(caller.roles);
  return categories.flatMap(({ code, name }) => {
    const reports = runnable.filter(({ category }) => category === code);
    if (reports.length === 0) return [];
    return {
      category: code,
      name: name[language],
      reports: reports.map((report) => ({
        state: report.state,
        name: report.name[language],
        description: report.definition[language],
      })),
    };
  });
}

/** Figure, chart and table of a report. */
export async function runReport({
  tx,
  caller,
  path,
  body,
  now,
  language,
}: Call<'runReport'>): Promise<Schema<'ReportAnswer'>> {
  const report = runnableReport(caller.roles, path.state);
  return answerReport(report, body, { tx, orgId: caller.orgId, userId: caller.userId, now, language });
}

/**
 * Lists the reports that the caller may run, each with its figures of the last full week, of the week before and of thirteen weeks; the
 * registers with their counts; and the names of the reports that the caller may not run.
 */
export async function browseReportFigures({
  tx,
  caller,
  now,
  language,
}: Call<'browseReportFigures'>): Promise<Schema<'ReportFigures'>> {
  const { orgId, roles } = caller;
  const quarter = periodOf({}, localDateOf(now));
  const week = { from: addDays(quarter.to, -6), to: quarter.to };
  const before = { from: addDays(week.from, -7), to: addDays(week.to, -7) };
  const buckets = bucketsOf(quarter, 'week');
  const newest = await findNewestDay(tx, orgId);
  const shown: Schema<'ReportFigures'>['reports'] = [];
  const open = await countOpenRegisters(tx, orgId, ['petition', 'recovery']);
  const registers: Schema<'ReportFigures'>['registers'] = [...open].map(([code, count]) => ({ code, count }));
  for (const report of runnableReports(roles)) {
    const slice = sliceOf(report, caller, quarter, {});
    const counted = lineSums(await sumsByTime(tx, report, slice, { buckets, grain: 'week' }));
    const sumsOfWeek = (monday: string) => counted.get(monday) ?? sumsOf([]);
    const column = report.columns.findIndex(({ key }) => key === report.figure);
    const sums = sumsOfWeek(week.from);
    if (report === paidPenalties) {
      const payments = report.columns.findIndex(({ key }) => key === report.cases);
      const ofWeeks = buckets.map(({ key }) => valuesOf(report, sumsOfWeek(key))[payments] ?? 0);
      registers.push({ code: 'penalty', count: ofWeeks.reduce((one, other) => one + other, 0) });
    }
    shown.push({
      state: report.state,
      name: report.name[language],
      category: report.category,
      category_name: categoryName(report.category, language),
      finding: factsOf(report, { sums, lines: [], rows: [], language }).finding,
      unit: report.columns[column]?.unit ?? 'count',
      figure: figureOf(report, sums, sumsOfWeek(before.from)),
      trend: buckets.map(({ key }) => valuesOf(report, sumsOfWeek(key))[column] ?? null),
    });
  }
  const names = otherReports(roles).map(({ name }) => name[language]);
  return {
    period: week,
    before,
    as_of: newest?.taken_at.toISOString() ?? null,
    is_being_counted: await isBeingCounted(tx, orgId, week.to),
    registers,
    not_open: { names, given_by: names.length === 0 ? [] : await findRoleGivers(tx, caller) },
    reports: shown,
  };
}
