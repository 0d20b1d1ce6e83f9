import { sql, type Transaction } from 'kysely';
import type { Schema } from '@dosar/openapi';
import type { Database } from '#src/generated/database.ts';
import type { SnapshotDays } from '../extension-points.ts';

type Dimension = Schema<'ReportDimension'>;

/** What the sums of a month are kept apart by, the fewest rows first. */
const keptSums: readonly { summedBy: string; dimensions: readonly Dimension[] }[] = [
  { summedBy: 'policy_type', dimensions: ['policy_type'] },
  { summedBy: 'county', dimensions: ['county'] },
  { summedBy: 'subject', dimensions: ['subject'] },
  { summedBy: 'policy_type_subject', dimensions: ['policy_type', 'subject'] },
];

/** The sums of months that tell these dimensions apart; undefined where only the days do. */
export function monthsSummedBy(dimensions: readonly Dimension[]): string | undefined {
  return keptSums.find((kept) => dimensions.every((one) => kept.dimensions.includes(one)))?.summedBy;
}

/**
 * Sums up anew the months that days lie in, in the transaction that wrote those days.
 *
 * One transaction of an organisation at a time, so that none misses the days of another.
 */
export async function writeMonths(
  tx: Transaction<Database>,
  { orgId, from, to }: SnapshotDays,
  measures: readonly string[],
): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`monthly-snapshot|${orgId}`}, 0))`.execute(tx);
  // Room to add up in memory: sorting the cases of a month would go to the disk.
  await sql`set local work_mem = '64MB'`.execute(tx);
  await sql`
    delete from monthly_snapshot
    where org_id = ${orgId} and measure = any (${[...measures]}::text[])
      and summed_by = any (${keptSums.map(({ summedBy }) => summedBy)}::text[])
      and month between date_trunc('month', ${from}::date) and ${to}::date`.execute(tx);
  await sql`
    insert into monthly_snapshot (org_id, measure, summed_by, month, policy_type_code, county_code, subject, value, count, amount_bani)
    select ${orgId}, measure,
      case grouping(policy_type_code, county_code, subject)
        when 3 then 'policy_type' when 5 then 'county' when 6 then 'subject' else 'policy_type_subject' end as summed_by,
      month, coalesce(policy_type_code, ''), coalesce(county_code, ''), coalesce(subject, ''), value, sum(count)::integer,
      sum(amount_bani)::bigint
    from (
      select date_trunc('month', snapshot_date)::date as month, measure, policy_type_code, county_code, subject, value, count,
        amount_bani
      from daily_snapshot
      where org_id = ${orgId} and measure = any (${[...measures]}::text[])
        and snapshot_date >= date_trunc('month', ${from}::date)
        and snapshot_date < date_trunc('month', ${to}::date) + interval '1 month') written
    group by grouping sets (
      (measure, month, value, policy_type_code), (measure, month, value, county_code), (measure, month, value, subject),
      (measure, month, value, policy_type_code, subject))
    order by measure, summed_by, month`.execute(tx);
}
