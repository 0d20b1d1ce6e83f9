import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import { dueOfType } from './transition/due-of-type.ts';
import { queueOfType } from './queue-of-type.ts';

type NewWork = {
  orgId: string;
  claimFileId: string;
  assignmentType: string;
  /** Who opens it; absent for guests. */
  createdByUserId: string | undefined;
  now: Date;
};

/** Work that waits in its queue. */
export type OpenedAssignment = {
  assignment_id: string;
  assignment_no: string;
  assignment_key: string;
  status_code: string;
};

/** Opens work of some kind on a claim file, in its first status; it waits in its queue until somebody takes it. */
export async function openAssignment(tx: Transaction<Database>, work: NewWork): Promise<OpenedAssignment> {
  const rows = await sql<OpenedAssignment>`
    insert into assignment (org_id, claim_file_id, assignment_type_code, status_code, queue_id,
      created_by_user_id, priority, due_at, last_activity_at, created_at)
    select type.org_id, ${work.claimFileId}, type.assignment_type_code, status.status_code,
      ${queueOfType},
      ${work.createdByUserId ?? null}, type.default_priority,
      ${dueOfType(work.now)}, ${work.now}, ${work.now}
    from assignment_type type
    join status on status.org_id = type.org_id and status.assignment_type_code = type.assignment_type_code
      and status.is_initial
    where type.org_id = ${work.orgId} and type.assignment_type_code = ${work.assignmentType}
    returning assignment_id, assignment_no, assignment_key, status_code
  `.execute(tx);
  const [opened] = rows.rows;
  if (!opened) throw new Error(`The organisation does no work of the kind ${work.assignmentType}.`);
  return opened;
}
