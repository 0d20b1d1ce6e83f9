import { sql } from 'kysely';
import type { ChangeContext } from '#src/kernel/events/domain-event.ts';
import { giveNewWork, type NewWorkLine } from '../hand-over/give-new-work.ts';

type Following = {
  claimFileId: string;
  /** The work whose step opened the new work. */
  fromAssignmentId: string;
  assignmentIds: readonly string[];
};

/**
 * Gives work that follows from a step to the owner of the file's main work, else to the owner of the work it follows from.
 *
 * Nobody gets work of the queue of another team or of no team, and nobody who is away does. What is left waits in
 * its queue, where the rule of its team gives it out (decision 0082).
 */
export async function giveFollowingWork(
  context: ChangeContext,
  { claimFileId, fromAssignmentId, assignmentIds }: Following,
): Promise<void> {
  if (assignmentIds.length === 0) return;
  const { orgId } = context.caller;
  const { rows } = await sql<NewWorkLine>`
    select distinct on (work.assignment_id) work.assignment_id, owner.user_id as to_user_id
    from assignment work
      join queue on queue.org_id = ${orgId} and queue.queue_id = work.queue_id
      join assignment earlier on earlier.org_id = ${orgId} and earlier.claim_file_id = ${claimFileId}
        and (earlier.is_case_master or earlier.assignment_id = ${fromAssignmentId})
      join app_user owner on owner.org_id = ${orgId} and owner.user_id = earlier.assigned_user_id
        and owner.team_id = queue.team_id
      cross join lateral contact_at(owner.org_id, owner.user_id, ${context.now}) as contact (user_id)
    where work.org_id = ${orgId} and work.assignment_id = any (${assignmentIds}::uuid[])
      and contact.user_id is not distinct from owner.user_id
    order by work.assignment_id, earlier.is_case_master desc`.execute(context.tx);
  if (rows.length > 0) await giveNewWork(context, rows);
}
