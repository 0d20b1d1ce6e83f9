import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';

/** Who is told of new work. */
export type Reader = {
  orgId: string;
  /** The person at the screen. */
  userId: string;
  /** The colleague in whose name they work now: then nobody else's work matters. */
  actsForUserId: string | undefined;
  /** Whom somebody replaces is known by the minute. */
  now: Date;
};

/** New work of one person. */
export type NewActivities = {
  user_id: string;
  full_name: string;
  is_own: boolean;
  count: number;
  /** The newest of it, as the database writes it: a `Date` would lose the microseconds. */
  newest_at: string;
};

/** P5: whether somebody is told at all: their organisation is a primary one that has it, and they did not switch it off. */
export async function isTold(tx: Transaction<Database>, { orgId, userId }: Reader): Promise<boolean> {
  const { rows } = await sql`
    select from organisation o join app_user u on u.org_id = o.org_id and u.user_id = ${userId}
    where o.org_id = ${orgId} and o.org_type = 'primary'
      and o.app_metadata ->> 'enable_user_new_activities_notifications' = 'true'
      and coalesce(u.user_metadata -> 'preferences' ->> 'notify_new_activities', 'true') = 'true'`.execute(
    tx,
  );
  return rows.length > 0;
}

/**
 * Open work that somebody got since the reader last said to have seen theirs, unless the reader gave it.
 *
 * Of a colleague who is replaced it is at most what came since the replacement began.
 */
export async function readNewActivities(tx: Transaction<Database>, reader: Reader): Promise<NewActivities[]> {
  const { orgId, userId, actsForUserId = null, now } = reader;
  const { rows } = await sql<NewActivities>`
    with person as (
      select ${userId}::uuid as user_id, '-infinity'::timestamptz as since, true as is_own
      where ${actsForUserId}::uuid is null
      union all
      select replaced_user_id, date_from::timestamp at time zone 'Europe/Bucharest', false
      from replaced_users_at(${orgId}, ${userId}, ${now})
      where (${actsForUserId}::uuid is null or replaced_user_id = ${actsForUserId}::uuid)
        and may_act_at(${orgId}, ${userId}, replaced_user_id, ${now})
      limit 101
    )
    select person.user_id, app_user.full_name, person.is_own, news.count, news.newest_at
    from person
      join app_user on app_user.org_id = ${orgId} and app_user.user_id = person.user_id
      left join activity_news followed on followed.org_id = ${orgId} and followed.user_id = ${userId}
        and followed.about_user_id = person.user_id
      cross join lateral (
        select count(*)::integer as count, max(assigned_at)::text as newest_at from assignment
        where assignment.org_id = ${orgId} and assigned_user_id = person.user_id
          and category_code in ('new', 'active', 'waiting')
          and assigned_at > greatest(person.since, followed.seen_until)
          and assigned_by_user_id is distinct from ${userId}::uuid
      ) as news
    where news.count > 0
    order by person.is_own desc, app_user.full_name, person.user_id`.execute(tx);
  return rows;
}

/** Remembers up to where the reader was told: what comes while they look at the notice is not cleared with it. */
export async function rememberTold(
  tx: Transaction<Database>,
  { orgId, userId }: Reader,
  told: readonly NewActivities[],
): Promise<void> {
  if (told.length === 0) return;
  const rows = told.map(
    ({ user_id, newest_at }) =>
      sql`(${orgId}::uuid, ${userId}::uuid, ${user_id}::uuid, ${newest_at}::timestamptz)`,
  );
  await sql`
    insert into activity_news as followed (org_id, user_id, about_user_id, told_until) values ${sql.join(rows)}
    on conflict (org_id, user_id, about_user_id) do update set told_until = excluded.told_until
      where followed.told_until < excluded.told_until`.execute(tx);
}

/** Takes everything that the reader was told of as seen; answers about how many people something was new. */
export async function markSeen(tx: Transaction<Database>, reader: Reader): Promise<number> {
  const { orgId, userId, actsForUserId = null } = reader;
  const { numAffectedRows = 0n } = await sql`
    update activity_news set seen_until = told_until
    where org_id = ${orgId} and user_id = ${userId} and seen_until is distinct from told_until
      and (${actsForUserId}::uuid is null or about_user_id = ${actsForUserId}::uuid)`.execute(tx);
  return Number(numAffectedRows);
}
