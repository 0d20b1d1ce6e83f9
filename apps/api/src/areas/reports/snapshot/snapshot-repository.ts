import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import type { Measure, SnapshotDays } from '../extension-points.ts';

type Tx = Transaction<Database>;

/** The newest day that is written down, and when that was done. */
export async function findNewestDay(
  tx: Tx,
  orgId: string,
): Promise<{ snapshot_date: string; taken_at: Date } | undefined> {
  const { rows } = await sql<{ snapshot_date: string; taken_at: Date }>`
    select snapshot_date, taken_at from snapshot_day where org_id = ${orgId} order by snapshot_date desc limit 1`.execute(
    tx,
  );
  return rows[0];
}

/** The day of the first claim file; undefined where there is none. */
export async function findFirstDay(tx: Tx, orgId: string): Promise<string | undefined> {
  const { rows } = await sql<{ day: string | null }>`
    select (min(opened_at) at time zone 'Europe/Bucharest')::date as day from claim_file where org_id = ${orgId}`.execute(
    tx,
  );
  return rows[0]?.day ?? undefined;
}

/** Whether days before the last one of a period still have to be written down; the night writes the last one. */
export async function isBeingCounted(tx: Tx, orgId: string, to: string): Promise<boolean> {
  const { rows } = await sql<{ is_behind: boolean }>`
    select coalesce(
      (select max(snapshot_date) + 1 from snapshot_day where org_id = ${orgId}),
      (select (min(opened_at) at time zone 'Europe/Bucharest')::date from claim_file where org_id = ${orgId})
    ) < ${to}::date as is_behind`.execute(tx);
  // Without a claim nothing is compared, and nothing has to be counted.
  return rows[0]?.is_behind ?? false;
}

/** Takes days that nobody has written down yet; whoever comes second gets none of them. */
export async function takeDays(tx: Tx, { orgId, from, to }: SnapshotDays): Promise<string[]> {
  const { rows } = await sql<{ snapshot_date: string }>`
    insert into snapshot_day (org_id, snapshot_date)
    select ${orgId}, day::date from generate_series(${from}::date, ${to}::date, interval '1 day') day
    on conflict do nothing returning snapshot_date`.execute(tx);
  return rows.map((row) => row.snapshot_date);
}

/** Writes down a measure of days on which it is not written down. */
export async function writeMeasure(
  tx: Tx,
  measure: Measure,
  days: readonly string[],
  { orgId, from, to }: SnapshotDays,
): Promise<void> {
  if ('counts' in measure) {
    await sql`
      insert into daily_snapshot (org_id, snapshot_date, measure, policy_type_code, county_code, subject, value, count, amount_bani)
      select ${orgId}, snapshot_date, ${measure.code}, policy_type_code, coalesce(county_code, ''), subject, value,
        sum(count)::integer, sum(amount_bani)::bigint
      from (${measure.counts({ orgId, from, to })}) counted
      where snapshot_date = any (${[...days]}::date[])
      group by snapshot_date, policy_type_code, coalesce(county_code, ''), subject, value
      having sum(count) > 0`.execute(tx);
    return;
  }
  await sql`
    with cases as (
      insert into snapshot_case (org_id, snapshot_date, measure, claim_file_id, policy_type_code, county_code, subject, value,
        amount_bani)
      select ${orgId}, happened_on, ${measure.code}, claim_file_id, policy_type_code, coalesce(county_code, ''), subject, value,
        amount_bani
      from (${measure.cases({ orgId, from, to })}) happened
      where happened_on = any (${[...days]}::date[])
      returning snapshot_date, policy_type_code, county_code, subject, value, amount_bani)
    insert into daily_snapshot (org_id, snapshot_date, measure, policy_type_code, county_code, subject, value, count, amount_bani)
    select ${orgId}, snapshot_date, ${measure.code}, policy_type_code, county_code, subject, value, count(*)::integer,
      sum(amount_bani)::bigint
    from cases group by snapshot_date, policy_type_code, county_code, subject, value`.execute(tx);
}

/** What a day says of a measure: how much in all, and a mark of every line, so that one which moves is noticed. */
export type DayTotal = { count: number; amount: number; lines: string };

/** What a day says of each measure. */
export async function totalsOfDay(
  tx: Tx,
  orgId: string,
  day: string,
): Promise<ReadonlyMap<string, DayTotal>> {
  const { rows } = await sql<DayTotal & { measure: string }>`
    select measure, sum(count)::integer as count, sum(amount_bani)::bigint as amount,
      md5(string_agg(concat_ws(' ', policy_type_code, county_code, subject, value, count, amount_bani), ';'
        order by policy_type_code, county_code, subject, value)) as lines
    from daily_snapshot where org_id = ${orgId} and snapshot_date = ${day} group by measure`.execute(tx);
  return new Map(rows.map(({ measure, ...total }) => [measure, { ...total, amount: Number(total.amount) }]));
}

/** Lets one transaction at a time correct a day; answers whether the day is written down at all. */
export async function lockDay(tx: Tx, orgId: string, day: string): Promise<boolean> {
  const { rows } = await sql`
    select from snapshot_day where org_id = ${orgId} and snapshot_date = ${day} for update`.execute(tx);
  return rows.length > 0;
}

/** Forgets what a day said; it is written down again in the same transaction. */
export async function clearDay(tx: Tx, orgId: string, day: string): Promise<void> {
  await sql`delete from snapshot_case where org_id = ${orgId} and snapshot_date = ${day}`.execute(tx);
  await sql`delete from daily_snapshot where org_id = ${orgId} and snapshot_date = ${day}`.execute(tx);
}

/** Notes down that a day says something else since now. */
export async function markCorrected(tx: Tx, orgId: string, day: string): Promise<void> {
  await sql`update snapshot_day set corrected_at = now() where org_id = ${orgId} and snapshot_date = ${day}`.execute(
    tx,
  );
}

/** Days of a period on which measures were corrected, the newest correction first. */
export async function findCorrections(
  tx: Tx,
  orgId: string,
  { from, to }: { from: string; to: string },
  measures: readonly string[],
): Promise<{ day: string; reason: string; corrected_at: Date }[]> {
  const { rows } = await sql<{ day: string; reason: string; corrected_at: Date }>`
    select snapshot_date as day, reason, max(corrected_at) as corrected_at from snapshot_correction
    where org_id = ${orgId} and snapshot_date between ${from} and ${to} and measure = any (${[...measures]}::text[])
    group by snapshot_date, reason order by corrected_at desc, day desc limit 20`.execute(tx);
  return rows;
}

/** Keeps what a day said before it was corrected. */
export async function insertCorrection(
  tx: Tx,
  orgId: string,
  correction: {
    snapshot_date: string;
    measure: string;
    reason: string;
    count_before: number;
    count_after: number;
    amount_before_bani: number;
    amount_after_bani: number;
  },
): Promise<void> {
  await tx
    .insertInto('snapshot_correction')
    .values({ org_id: orgId, ...correction })
    .execute();
}
