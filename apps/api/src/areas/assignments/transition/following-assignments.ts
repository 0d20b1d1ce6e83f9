import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import { dueOfType } from './due-of-type.ts';
import { queueOfType } from '../queue-of-type.ts';

type FollowingWork = {
  orgId: string;
  claimFileId: string;
  parentAssignmentId: string;
  assignmentTypes: readonly string[];
  now: Date;
};

type CreatedAssignment = { assignment_id: string; assignment_no: string; name_ro: string; name_en: string };

/** Creates the work that follows from a transition; each waits in its queue until somebody takes it. */
export async function createFollowingAssignments(tx: Transaction<Database>, work: FollowingWork) {
  if (work.assignmentTypes.length === 0) return [];
  const rows = await sql<CreatedAssignment>`
    with created as (
      insert into assignment (org_id, claim_file_id, assignment_type_code, status_code, parent_assignment_id,
        queue_id, priority, due_at, created_at, is_case_master)
      select type.org_id, ${work.claimFileId}, type.assignment_type_code, status.status_code, ${work.parentAssignmentId},
        ${queueOfType},
        type.default_priority, ${dueOfType(work.now)}, ${work.now},
        type.is_master and not exists (select from assignment master where master.org_id = type.org_id
          and master.claim_file_id = ${work.claimFileId} and master.is_case_master)
      from assignment_type type
      join status on status.org_id = type.org_id and status.assignment_type_code = type.assignment_type_code
        and status.is_initial
      where type.org_id = ${work.orgId} and type.assignment_type_code = any (${work.assignmentTypes}) and type.is_active
      returning assignment_id, assignment_no, assignment_type_code
    )
    select created.assignment_id, created.assignment_no, type.name_ro, type.name_en
    from created join assignment_type type
      on type.org_id = ${work.orgId} and type.assignment_type_code = created.assignment_type_code
    order by type.position
  `.execute(tx);
  return rows.rows;
}
