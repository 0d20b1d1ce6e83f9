import { sql } from 'kysely';
import type { ChangeContext } from '#src/kernel/events/domain-event.ts';
import type { NewWorkLine } from '../hand-over/give-new-work.ts';

/** New work, and where it comes from. */
export type Following = {
  claimFileId: string;
  /** The work that it follows from; none when the file alone is known. */
  fromAssignmentId: string | undefined;
  assignmentIds: readonly string[];
};

/** Who gets new work of a file: the owner of its main work, else of the work before it, of the same team and not away. */
export async function findFollowingOwners(
  { tx, caller: { orgId }, now }: ChangeContext,
  { claimFileId, fromAssignmentId, assignmentIds }: Following,
): Promise<NewWorkLine[]> {
  const { rows } = await sql<NewWorkLine>`
    select distinct on (work.assignment_id) work.assignment_id, owner.user_id as to_user_id
    from assignment work
      join queue on queue.org_id = ${orgId} and queue.queue_id = work.queue_id
      join assignment earlier on earlier.org_id = ${orgId} and earlier.claim_file_id = ${claimFileId}
        and (earlier.is_case_master or earlier.assignment_id = ${fromAssignmentId ?? null}::uuid)
      join app_user owner on owner.org_id = ${orgId} and owner.user_id = earlier.assigned_user_id
        and owner.team_id = queue.team_id
      cross join lateral contact_at(owner.org_id, owner.user_id, ${now}) as contact (user_id)
    where work.org_id = ${orgId} and work.assignment_id = any (${assignmentIds}::uuid[])
      and contact.user_id is not distinct from owner.user_id
    order by work.assignment_id, earlier.is_case_master desc`.execute(tx);
  return rows;
}
