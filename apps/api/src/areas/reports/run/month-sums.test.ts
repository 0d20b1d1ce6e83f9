import { addDays } from '@dosar/kernel/dates';
import { localDateOf } from '@dosar/kernel/zone';
import type { Schema } from '@dosar/openapi';
import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { inTenant } from '#src/kernel/database/index.ts';
import { runNow } from '#src/testing/run-now.ts';
import { startTestApi } from '#src/testing/start-test-api.ts';
import { worldMoment } from '#src/testing/world/world-clock.ts';
import type { Report } from '../extension-points.ts';
import { ownReports } from '../definitions/own-reports.ts';
import { correctDays, fillDays } from '../snapshot/operate-snapshots.ts';
import { snapshotJob } from '../snapshot/snapshot-job.ts';
import type { CountedValue } from './line-sums.ts';
import { bucketsOf, wholeMonthsOf } from './report-period.ts';
import { sumsByDimension, sumsByTime } from './sums-repository.ts';

type Day = {
  snapshot_date: string;
  measure: string;
  policy_type_code: string;
  county_code: string;
  subject: string;
  value: number;
  count: number;
  amount_bani: number;
};

const api = startTestApi({ world: 'demo' });
const today = localDateOf(worldMoment);
const yesterday = addDays(today, -1);
const columns = { county: 'county_code', policy_type: 'policy_type_code', subject: 'subject' } as const;

let orgId: string;
beforeAll(async () => {
  orgId = await api.organisation('demo');
  await runNow(snapshotJob, api.runtime);
});

const daysWritten = async () =>
  (
    await sql<Day>`select snapshot_date::text, measure, policy_type_code, county_code, subject, value, count, amount_bani::integer
      from daily_snapshot where org_id = ${orgId}`.execute(api.database.kysely)
  ).rows;

/** Every line by what it is about, however often it is there. */
function linesOf(values: readonly CountedValue[]): Record<string, string> {
  const lines = Map.groupBy(values, ({ key, measure, value }) => `${key} ${measure} ${value}`);
  const sum = (numbers: number[]) => numbers.reduce((all, one) => all + Number(one), 0);
  return Object.fromEntries(
    [...lines].map(([line, found]) => [
      line,
      `${sum(found.map(({ count }) => count))} ${sum(found.map(({ amount }) => amount))}`,
    ]),
  );
}

type Asked = {
  report: Report;
  by: Schema<'ReportDimension'> | 'time';
  from: string;
  length: number;
  policyType: string | undefined;
  countyCode: string | undefined;
  /** Narrowed to the subject of one of the days. */
  subjectOf: number | undefined;
};

/** Reads periods, dimensions and what narrows them as they come, and adds up the days themselves. */
async function expectSumsOfDays(runs: number): Promise<void> {
  const days = await daysWritten();
  const asked = fc.record<Asked>({
    report: fc.constantFrom(...ownReports),
    by: fc.constantFrom('county', 'policy_type', 'subject', 'time'),
    from: fc.integer({ min: 1, max: 420 }).map((back) => addDays(today, -back)),
    length: fc.integer({ min: 0, max: 420 }),
    policyType: fc.constantFrom(undefined, undefined, 'rca', 'casco'),
    countyCode: fc.constantFrom(undefined, undefined, 'CJ', 'B'),
    subjectOf: fc.option(fc.nat(), { nil: undefined }),
  });
  const check = async ({ report, by, from, length, policyType, countyCode, subjectOf }: Asked) => {
    const until = addDays(from, length);
    const period = { from, to: until < yesterday ? until : yesterday };
    const ofReport = days.filter((row) => report.measures.some(({ code }) => code === row.measure));
    const subject = subjectOf === undefined ? undefined : ofReport[subjectOf % ofReport.length]?.subject;
    const slice = { orgId, period, policyType, countyCode, subject };
    const buckets = bucketsOf(period, 'month');
    const read = await inTenant(api.database, orgId, (tx) =>
      by === 'time'
        ? sumsByTime(tx, report, slice, { buckets, grain: 'month' })
        : sumsByDimension(tx, report, slice, by),
    );
    const isIn = ({ snapshot_date: day }: Day, isStock: boolean) =>
      isStock
        ? by === 'time'
          ? buckets.some(({ to }) => to === day)
          : day === period.to
        : day >= period.from && day <= period.to;
    const isStock = new Map(report.measures.map((measure) => [measure.code, measure.isStock ?? false]));
    const expected = days
      .filter((row) => isStock.has(row.measure) && isIn(row, isStock.get(row.measure) ?? false))
      .filter((row) => policyType === undefined || row.policy_type_code === policyType)
      .filter((row) => countyCode === undefined || row.county_code === countyCode)
      .filter((row) => subject === undefined || row.subject === subject)
      .map((row) => ({
        ...row,
        key: by === 'time' ? `${row.snapshot_date.slice(0, 7)}-01` : row[columns[by]],
        amount: row.amount_bani,
      }));
    expect(linesOf(read)).toEqual(linesOf(expected));
  };
  await fc.assert(fc.asyncProperty(asked, check), { numRuns: runs });
}

test('B5 sums of whole months with the days before and after them are the sums of the days', () =>
  expectSumsOfDays(150));

test('B5 they still are after a day was corrected and after days were filled in', async () => {
  const day = addDays(today, -45);
  // Files of the last weeks move to a day of an earlier month.
  await sql`update claim_file set opened_at = ${day}::date + time '12:00'
    where org_id = ${orgId} and claim_file_id in (select claim_file_id from claim_file
      where org_id = ${orgId} and opened_at > now() - interval '40 days' order by claim_file_no limit 5)`.execute(
    api.database.kysely,
  );
  const months = async () =>
    (
      await sql<{ lines: string }>`select md5(string_agg(row::text, ';' order by row::text)) as lines
        from monthly_snapshot row where org_id = ${orgId}`.execute(api.database.kysely)
    ).rows[0]?.lines;
  const before = await months();
  const correction = { orgId, from: day, to: day, reason: 'Cinci dosare erau ale altei zile' };
  expect(await correctDays(api.database, correction, () => undefined)).toBeGreaterThan(0);
  expect(await months()).not.toBe(before);
  await expectSumsOfDays(80);
  for (const table of ['snapshot_case', 'daily_snapshot', 'snapshot_day'])
    await sql`delete from ${sql.table(table)} where org_id = ${orgId}
      and snapshot_date between ${addDays(day, -20)} and ${day}`.execute(api.database.kysely);
  await fillDays(api.database, { orgId, from: addDays(day, -60), to: day }, () => undefined);
  await expectSumsOfDays(80);
});

test('two days of a month that are written down at once both count', async () => {
  const [one, other] = [addDays(today, -50), addDays(today, -49)];
  for (const table of ['snapshot_case', 'daily_snapshot', 'snapshot_day'])
    await sql`delete from ${sql.table(table)} where org_id = ${orgId}
      and snapshot_date in (${one}, ${other})`.execute(api.database.kysely);
  await Promise.all(
    [one, other].map((day) => fillDays(api.database, { orgId, from: day, to: day }, () => undefined)),
  );
  await expectSumsOfDays(80);
});

test.each([
  [
    { from: '2026-01-01', to: '2026-03-31' },
    { from: '2026-01-01', to: '2026-03-31' },
  ],
  [
    { from: '2025-12-02', to: '2026-03-30' },
    { from: '2026-01-01', to: '2026-02-28' },
  ],
  [
    { from: '2024-01-15', to: '2024-02-29' },
    { from: '2024-02-01', to: '2024-02-29' },
  ],
  [{ from: '2026-01-02', to: '2026-02-27' }, undefined],
  [{ from: '2026-01-05', to: '2026-01-20' }, undefined],
])('whole months of %o are %o', (period, months) => {
  expect(wholeMonthsOf(period)).toEqual(months);
});
