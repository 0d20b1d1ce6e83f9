import { addDays } from '@dosar/kernel/dates';
import { sql, type RawBuilder, type Transaction } from 'kysely';
import type { Schema } from '@dosar/openapi';
import type { Database } from '#src/generated/database.ts';
import type { Report } from '../extension-points.ts';
import { monthsSummedBy } from '../snapshot/month-repository.ts';
import { wholeMonthsOf, type Bucket, type Grain, type Period } from './report-period.ts';
import type { CountedValue } from './line-sums.ts';

type Tx = Transaction<Database>;
type Dimension = Schema<'ReportDimension'>;

/** What of the snapshot a report reads. */
export type Slice = {
  orgId: string;
  period: Period;
  policyType: string | undefined;
  countyCode: string | undefined;
  /** The one subject that is counted; all without. */
  subject: string | undefined;
};

/** What the sums are kept apart by. */
type Asked = {
  key: (day: RawBuilder<unknown>) => RawBuilder<unknown>;
  /** Days at whose end the stock is read. */
  stockDays: readonly string[];
  /** Dimensions that the sums of months have to know; undefined where they would not do. */
  dimensions: readonly Dimension[] | undefined;
};

const mostLines = 500;

/** The sums of each week or month of a period. A week or month can be there twice: what is read adds up. */
export async function sumsByTime(
  tx: Tx,
  report: Report,
  slice: Slice,
  { buckets, grain }: { buckets: readonly Bucket[]; grain: Grain },
): Promise<CountedValue[]> {
  const rows = await read(tx, report, slice, {
    key: (day) => sql`width_bucket(${day}, ${buckets.map(({ from }) => from)}::date[])::text`,
    stockDays: buckets.map(({ to }) => to),
    dimensions: grain === 'month' ? [] : undefined,
  });
  return rows.map((row) => ({ ...row, key: buckets[Number(row.key) - 1]?.key ?? '' }));
}

/** The sums of each county, kind of policy or subject in a period. One of them can be there twice: what is read adds up. */
export async function sumsByDimension(tx: Tx, report: Report, slice: Slice, dimension: Dimension) {
  const columns = { county: 'county_code', policy_type: 'policy_type_code', subject: 'subject' } as const;
  return read(tx, report, slice, {
    key: () => sql.ref(columns[dimension]),
    stockDays: [slice.period.to],
    dimensions: [dimension],
  });
}

async function read(tx: Tx, { measures }: Report, slice: Slice, asked: Asked): Promise<CountedValue[]> {
  const stock = measures.filter(({ isStock }) => isStock).map(({ code }) => code);
  const summed = measures.filter(({ isStock }) => !isStock).map(({ code }) => code);
  // Each a statement of its own: one condition on all of them would have the whole table read.
  const statements = [
    ...(stock.length > 0
      ? [daySums(slice, asked, stock, sql`snapshot_date = any (${[...asked.stockDays]}::date[])`)]
      : []),
    ...(summed.length > 0 ? periodSums(slice, asked, summed) : []),
  ];
  // Room to add up in memory: sorting the cases of three years would go to the disk.
  await sql`set local work_mem = '64MB'`.execute(tx);
  const { rows } = await sql<CountedValue>`
    ${sql.join(statements, sql` union all `)} limit ${sql.lit(mostLines * 1000)}`.execute(tx);
  return rows;
}

/** The sums of a period: whole months where their sums are kept, and the days before and after them. */
function periodSums(slice: Slice, asked: Asked, measures: readonly string[]): RawBuilder<unknown>[] {
  const { period, policyType, countyCode, subject } = slice;
  const days = ({ from, to }: Period) =>
    from > to
      ? []
      : [daySums(slice, asked, measures, sql`snapshot_date between ${from}::date and ${to}::date`)];
  const narrowed: readonly Dimension[] = [
    ...(policyType === undefined ? [] : (['policy_type'] as const)),
    ...(countyCode === undefined ? [] : (['county'] as const)),
    ...(subject === undefined ? [] : (['subject'] as const)),
  ];
  const summedBy = asked.dimensions && monthsSummedBy([...asked.dimensions, ...narrowed]);
  const months = wholeMonthsOf(period);
  if (summedBy === undefined || months === undefined) return days(period);
  return [
    ...days({ from: period.from, to: addDays(months.from, -1) }),
    sql`
      select ${asked.key(sql`month`)} as key, measure, value, sum(count)::integer as count, sum(amount_bani)::bigint as amount
      from monthly_snapshot
      where org_id = ${slice.orgId} and measure = any (${[...measures]}::text[]) and summed_by = ${summedBy}
        and month between ${months.from}::date and ${months.to}::date ${narrowedTo(slice)}
      group by 1, 2, 3`,
    ...days({ from: addDays(months.to, 1), to: period.to }),
  ];
}

function daySums(
  slice: Slice,
  { key }: Asked,
  measures: readonly string[],
  days: RawBuilder<unknown>,
): RawBuilder<unknown> {
  return sql`
    select ${key(sql`snapshot_date`)} as key, measure, value, sum(count)::integer as count, sum(amount_bani)::bigint as amount
    from daily_snapshot
    where org_id = ${slice.orgId} and measure = any (${[...measures]}::text[]) and ${days} ${narrowedTo(slice)}
    group by 1, 2, 3`;
}

const narrowedTo = ({ policyType, countyCode, subject }: Slice) => sql`
  ${policyType === undefined ? sql`` : sql`and policy_type_code = ${policyType}`}
  ${countyCode === undefined ? sql`` : sql`and county_code = ${countyCode}`}
  ${subject === undefined ? sql`` : sql`and subject = ${subject}`}`;
