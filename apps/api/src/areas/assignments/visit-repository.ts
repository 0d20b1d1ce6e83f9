import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';

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
      on conflict (org_id, user_id, assignment_id) do update set visited_at = excluded.visited_at
        where assignment_visit.visited_at < excluded.visited_at
    )
    update assignment set returned_at = null, new_document_at = null
    where org_id = ${orgId} and assignment_id = ${assignmentId} and assigned_user_id = ${userId}
      and num_nonnulls(returned_at, new_document_at) > 0`.execute(tx);
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
    on conflict (org_id, user_id, assignment_id) do update set visited_at = excluded.visited_at`.execute(tx);
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
