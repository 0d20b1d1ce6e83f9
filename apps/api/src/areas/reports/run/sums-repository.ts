import { sql, type RawBuilder, type Transaction } from 'kysely';
import type { Schema } from '@dosar/openapi';
import type { Database } from '#src/generated/database.ts';
import type { Report } from '../extension-points.ts';
import type { Bucket, Period } from './report-period.ts';
import type { CountedValue } from './line-sums.ts';

type Tx = Transaction<Database>;

/** What of the snapshot a report reads. */
export type Slice = {
  orgId: string;
  period: Period;
  policyType: string | undefined;
  countyCode: string | undefined;
};

const mostLines = 500;

/** The sums of each week or month of a period. */
export async function sumsByTime(
  tx: Tx,
  report: Report,
  slice: Slice,
  buckets: readonly Bucket[],
): Promise<CountedValue[]> {
  const rows = await read(tx, report, slice, {
    key: sql`width_bucket(snapshot_date, ${buckets.map(({ from }) => from)}::date[])::text`,
    stockDays: buckets.map(({ to }) => to),
  });
  return rows.map((row) => ({ ...row, key: buckets[Number(row.key) - 1]?.key ?? '' }));
}

/** The sums of each county, kind of policy or subject in a period. */
export async function sumsByDimension(
  tx: Tx,
  report: Report,
  slice: Slice,
  dimension: Schema<'ReportDimension'>,
) {
  const columns = { county: 'county_code', policy_type: 'policy_type_code', subject: 'subject' } as const;
  return read(tx, report, slice, { key: sql.ref(columns[dimension]), stockDays: [slice.period.to] });
}

async function read(
  tx: Tx,
  { measures }: Report,
  { orgId, period, policyType, countyCode }: Slice,
  { key, stockDays }: { key: RawBuilder<unknown>; stockDays: readonly string[] },
): Promise<CountedValue[]> {
  const sumsOf = (isStock: boolean, days: RawBuilder<unknown>) => {
    const found = measures.filter((measure) => (measure.isStock ?? false) === isStock);
    return sql`
      select ${key} as key, measure, value, sum(count)::integer as count, sum(amount_bani)::bigint as amount
      from daily_snapshot
      where org_id = ${orgId} and measure = any (${found.map(({ code }) => code)}::text[]) and ${days}
        ${policyType === undefined ? sql`` : sql`and policy_type_code = ${policyType}`}
        ${countyCode === undefined ? sql`` : sql`and county_code = ${countyCode}`}
      group by 1, 2, 3`;
  };
  // Room to add up in memory: sorting the cases of three years would go to the disk.
  await sql`set local work_mem = '64MB'`.execute(tx);
  // One condition on both would have the whole table read.
  const { rows } = await sql<CountedValue>`
    ${sumsOf(false, sql`snapshot_date between ${period.from} and ${period.to}`)}
    union all
    ${sumsOf(true, sql`snapshot_date = any (${[...stockDays]}::date[])`)}
    limit ${sql.lit(mostLines * 1000)}`.execute(tx);
  return rows;
}
