import { sql, type Transaction } from 'kysely';
import type { Database } from '../../generated/database.ts';

type NewCase = {
  orgId: string;
  claimFileId: string;
  assignmentType: string;
  createdByUserId: string | null;
  now: Date;
};

/** The first work on a claim file, from which all other follows. */
export type CaseMaster = { assignment_id: string; assignment_no: string; assignment_key: string; status_code: string };

/** Opens the case master of a new claim file; it waits in the first queue until somebody takes it. */
export async function openCaseMaster(tx: Transaction<Database>, opened: NewCase): Promise<CaseMaster> {
  const rows = await sql<CaseMaster>`
    insert into assignment (org_id, claim_file_id, assignment_type_code, status_code, is_case_master, queue_id,
      created_by_user_id, priority, due_at, last_activity_at, created_at)
    select type.org_id, ${opened.claimFileId}, type.assignment_type_code, status.status_code, true,
      (select queue_id from queue where queue.org_id = type.org_id order by queue_code limit 1),
      ${opened.createdByUserId}, type.default_priority,
      ${opened.now}::timestamptz + make_interval(hours => type.default_due_hours), ${opened.now}, ${opened.now}
    from assignment_type type
    join status on status.org_id = type.org_id and status.assignment_type_code = type.assignment_type_code
      and status.is_initial
    where type.org_id = ${opened.orgId} and type.assignment_type_code = ${opened.assignmentType}
    returning assignment_id, assignment_no, assignment_key, status_code
  `.execute(tx);
  const [master] = rows.rows;
  if (!master) throw new Error(`The organisation has no initial status for ${opened.assignmentType}.`);
  return master;
}
