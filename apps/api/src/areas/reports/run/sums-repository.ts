import { sql, type RawBuilder, type Transaction } from 'kysely';
import type { Schema } from '@dosar/openapi';
import type { Database } from '#src/generated/database.ts';
import type { Report } from '../extension-points.ts';
import type { Bucket, Grain, Period } from './report-period.ts';
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
  { buckets, grain }: { buckets: readonly Bucket[]; grain: Grain },
) {
  const key = sql`to_char(date_trunc(${grain}, snapshot_date::timestamp), 'YYYY-MM-DD')`;
  return read(tx, report, slice, { key, stockDays: buckets.map(({ to }) => to) });
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
  const codes = (isStock: boolean) =>
    measures.filter((measure) => (measure.isStock ?? false) === isStock).map(({ code }) => code);
  const { rows } = await sql<CountedValue>`
    select ${key} as key, measure, value, sum(count)::integer as count, sum(amount_bani)::bigint as amount
    from daily_snapshot
    where org_id = ${orgId}
      and ((measure = any (${codes(false)}::text[]) and snapshot_date between ${period.from} and ${period.to})
        or (measure = any (${codes(true)}::text[]) and snapshot_date = any (${[...stockDays]}::date[])))
      ${policyType === undefined ? sql`` : sql`and policy_type_code = ${policyType}`}
      ${countyCode === undefined ? sql`` : sql`and county_code = ${countyCode}`}
    group by 1, 2, 3 limit ${sql.lit(mostLines * 1000)}`.execute(tx);
  return rows;
}
