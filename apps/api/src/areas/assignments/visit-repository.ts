import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';

/** What was seen on an earlier day stays known beside the last look, so that it can be told what came after it. */
const keptLook = sql`case
    when (assignment_visit.visited_at at time zone 'Europe/Bucharest')::date
      < (excluded.visited_at at time zone 'Europe/Bucharest')::date then assignment_visit.visited_at
    else assignment_visit.seen_before_at end`;

type Visit = { orgId: string; userId: string; assignmentId: string; now: Date };

/**
 * Remembers that somebody opened an assignment: what is on it now is read. When its owner did, the marks of having
 * returned and of a new document go. Bookkeeping, so the version of the work stays as it is.
 */
export async function recordVisit(tx: Transaction<Database>, visit: Visit): Promise<void> {
  const { orgId, userId, assignmentId, now } = visit;
  await sql`
    with visit as (
      insert into assignment_visit (org_id, user_id, assignment_id, visited_at)
      values (${orgId}, ${userId}, ${assignmentId}, ${now})
      on conflict (org_id, user_id, assignment_id) do update
        set visited_at = excluded.visited_at, seen_before_at = ${keptLook}
        where assignment_visit.visited_at < excluded.visited_at
    )
    update assignment set returned_at = null, new_document_at = null
    where org_id = ${orgId} and assignment_id = ${assignmentId} and assigned_user_id = ${userId}
      and num_nonnulls(returned_at, new_document_at) > 0`.execute(tx);
}

type Looker = { orgId: string; userId: string; claimFileId: string; before: Date };

/** When somebody last opened any work of a file before a moment of today; undefined when they never did. */
export async function findLookBefore(
  tx: Transaction<Database>,
  { orgId, userId, claimFileId, before }: Looker,
): Promise<Date | undefined> {
  const { rows } = await sql<{ at: Date | null }>`
    select max(case when visit.visited_at < ${before} then visit.visited_at else visit.seen_before_at end) as at
    from assignment work
    join assignment_visit visit on visit.org_id = ${orgId} and visit.user_id = ${userId}
      and visit.assignment_id = work.assignment_id
    where work.org_id = ${orgId} and work.claim_file_id = ${claimFileId}`.execute(tx);
  return rows[0]?.at ?? undefined;
}

type NotesToCome = { orgId: string; userId: string; assignmentIds: readonly string[]; now: Date };

/** What somebody is about to write is no news to them; what they had not read before stays unread. */
export async function renewVisits(tx: Transaction<Database>, notes: NotesToCome): Promise<void> {
  const { orgId, userId, assignmentIds, now } = notes;
  await sql`
    insert into assignment_visit (org_id, user_id, assignment_id, visited_at)
    select work.org_id, ${userId}, work.assignment_id, ${now}
    from assignment work
    left join assignment_visit visit on visit.org_id = ${orgId} and visit.user_id = ${userId}
      and visit.assignment_id = work.assignment_id
    where work.org_id = ${orgId} and work.assignment_id = any (${assignmentIds}::uuid[])
      and coalesce(greatest(work.last_note_at, work.last_message_at, work.last_document_at), '-infinity')
        <= coalesce(visit.visited_at, '-infinity')
    on conflict (org_id, user_id, assignment_id) do update
      set visited_at = excluded.visited_at, seen_before_at = ${keptLook}`.execute(tx);
}

type Answer = { orgId: string; claimFileId: string; assignmentId: string | null; now: Date };

/** Marks open work as having an answer from outside that its owner has not seen; without work it is for whoever leads the file. */
export async function markUnseenAnswer(
  tx: Transaction<Database>,
  { orgId, claimFileId, assignmentId, now }: Answer,
): Promise<void> {
  await sql`
    update assignment set new_document_at = greatest(new_document_at, ${now}::timestamptz)
    where org_id = ${orgId} and claim_file_id = ${claimFileId} and category_code in ('new', 'active', 'waiting')
      and (assignment_id = ${assignmentId}::uuid or ${assignmentId}::uuid is null and is_case_master)`.execute(
    tx,
  );
}
