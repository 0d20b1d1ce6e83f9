import { sql, type Transaction } from 'kysely';
import type { Schema } from '@dosar/openapi';
import type { Database } from '#src/generated/database.ts';

type Activity = 'viewing' | 'editing';
type Person = { orgId: string; userId: string };
type Presence = Schema<'Presence'>;

/** Somebody who has not said for so long that they are still there has left. */
const presentSeconds = 60;
// Nobody has more colleagues on one page of a list.
const mostShown = 500;

/** Whether there is such work in the organisation. */
export async function isThere(
  tx: Transaction<Database>,
  orgId: string,
  assignmentId: string,
): Promise<boolean> {
  const { rows } = await sql`
    select from assignment where org_id = ${orgId} and assignment_id = ${assignmentId}`.execute(tx);
  return rows.length > 0;
}

/** Writes down that somebody is there; answers whether that is news for the others. */
export async function arrive(
  tx: Transaction<Database>,
  { orgId, userId }: Person,
  { assignmentId, activity, now }: { assignmentId: string; activity: Activity; now: Date },
): Promise<boolean> {
  const { rows } = await sql<{ is_news: boolean }>`
    with before as (
      select activity from presence
      where org_id = ${orgId} and assignment_id = ${assignmentId} and user_id = ${userId}
        and seen_at > ${now}::timestamptz - make_interval(secs => ${presentSeconds})
    )
    insert into presence (org_id, assignment_id, user_id, activity, seen_at)
    values (${orgId}, ${assignmentId}, ${userId}, ${activity}, ${now})
    on conflict (org_id, assignment_id, user_id) do update set activity = excluded.activity, seen_at = excluded.seen_at
    returning (select activity from before) is distinct from ${activity} as is_news`.execute(tx);
  return rows[0]?.is_news ?? false;
}

/** Writes down that somebody has left; answers whether they had been there. */
export async function leave(
  tx: Transaction<Database>,
  { orgId, userId }: Person,
  assignmentId: string,
): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    delete from presence
    where org_id = ${orgId} and assignment_id = ${assignmentId} and user_id = ${userId}`.execute(tx);
  return numAffectedRows > 0n;
}

/** Who else is at some pieces of work now, by name. */
export async function findColleagues(
  tx: Transaction<Database>,
  { orgId, userId }: Person,
  assignmentIds: readonly string[],
  now: Date,
): Promise<Presence[]> {
  const { rows } = await sql<Presence>`
    select presence.assignment_id, presence.user_id, person.full_name, presence.activity
    from presence join app_user person on person.org_id = ${orgId} and person.user_id = presence.user_id
    where presence.org_id = ${orgId} and presence.assignment_id = any (${[...assignmentIds]}::uuid[])
      and presence.user_id <> ${userId}
      and presence.seen_at > ${now}::timestamptz - make_interval(secs => ${presentSeconds})
    order by person.full_name, presence.user_id, presence.assignment_id limit ${mostShown}`.execute(tx);
  return rows;
}

/** The name that colleagues know somebody by. */
export async function nameOf(tx: Transaction<Database>, { orgId, userId }: Person): Promise<string> {
  const { rows } = await sql<{ full_name: string }>`
    select full_name from app_user where org_id = ${orgId} and user_id = ${userId}`.execute(tx);
  return rows[0]?.full_name ?? '';
}

/** Forgets those who left without a word. */
export async function deleteAbsent(tx: Transaction<Database>, orgId: string, now: Date): Promise<void> {
  await sql`
    delete from presence where org_id = ${orgId}
      and seen_at <= ${now}::timestamptz - make_interval(secs => ${presentSeconds})`.execute(tx);
}
