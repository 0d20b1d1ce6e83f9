import { addDays } from '@dosar/kernel/dates';
import { localDateOf } from '@dosar/kernel/zone';
import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';

/** When somebody is away next, and who works in their name meanwhile. */
export type Away = { date_from: string; date_to: string; deputy_name: string | null; is_now: boolean };

/** Who of some people is away now or within some days, by their ids; why they are is nobody's business. */
export async function findAwayPeople(
  tx: Transaction<Database>,
  orgId: string,
  userIds: readonly string[],
  { now, days }: { now: Date; days: number },
): Promise<ReadonlyMap<string, Away>> {
  const until = addDays(localDateOf(now), days);
  const { rows } = await sql<Away & { user_id: string }>`
    select away.user_id, away.date_from, away.date_to, away.is_now, deputy.full_name as deputy_name
    from (
      select distinct on (absence.user_id) absence.user_id, absence.date_from, absence.date_to,
        ${now} >= absence.begins_at as is_now
      from absence join absence_type type on type.absence_type_code = absence.absence_type_code
      where absence.org_id = ${orgId} and absence.user_id = any (${userIds}::uuid[]) and absence.status = 'approved'
        and type.counts_as_away and absence.ends_at > ${now} and absence.date_from <= ${until}
      order by absence.user_id, absence.begins_at) away
    left join app_user deputy on deputy.org_id = ${orgId} and away.is_now
      and deputy.user_id = contact_at(${orgId}, away.user_id, ${now}) and deputy.user_id <> away.user_id`.execute(
    tx,
  );
  return new Map(rows.map(({ user_id: userId, ...away }) => [userId, away]));
}

/** The time of an approved absence, whatever it is for. */
export type AwayTime = { user_id: string; begins_at: Date; ends_at: Date };

/** When some people are away between two moments; days on which they only work elsewhere are none. */
export async function findAwayTimes(
  tx: Transaction<Database>,
  orgId: string,
  userIds: readonly string[],
  { from, until }: { from: Date; until: Date },
): Promise<AwayTime[]> {
  const { rows } = await sql<AwayTime>`
    select absence.user_id, absence.begins_at, absence.ends_at
    from absence join absence_type type on type.absence_type_code = absence.absence_type_code
    where absence.org_id = ${orgId} and absence.user_id = any (${userIds}::uuid[]) and absence.status = 'approved'
      and type.counts_as_away and absence.ends_at > ${from} and absence.begins_at < ${until}
    order by absence.begins_at`.execute(tx);
  return rows;
}
