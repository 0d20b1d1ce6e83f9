import { sql, type Transaction } from 'kysely';
import type { Schema } from '@dosar/openapi';
import type { Database } from '#src/generated/database.ts';
import type { Whereabouts } from './may-change.ts';

/** Columns of an assignment that a change sets; instants as the database writes them into JSON. */
export type AssignmentValues = {
  assigned_user_id?: string | null;
  queue_id?: string | null;
  due_at?: string;
  priority?: number;
  tag_names?: string[];
  snoozed_until?: string | null;
  snoozed_for?: Schema<'SnoozeEvent'> | null;
  snoozed_by_user_id?: string | null;
  returned_at?: string | null;
  new_document_at?: string | null;
  status_code?: string;
  reason?: string | null;
  started_at?: string | null;
  done_at?: string | null;
};

/** An assignment that is about to be changed, locked until the transaction ends. */
export type ChangeableAssignment = Whereabouts & {
  assignment_id: string;
  claim_file_id: string;
  claim_file_no: string;
  assignment_type: string;
  status_code: string;
  category_code: Schema<'CategoryCode'>;
  legal_due_date: string | null;
  owner_name: string | null;
  row_version: number;
  values: Required<AssignmentValues>;
};

/** The work of a list, by its id. */
export type LockedAssignments = ReadonlyMap<string, ChangeableAssignment>;

/**
 * Locks assignments against other changes, always in the order of their ids, so that two people who change the same
 * ones wait for each other instead of blocking each other. Visits and papers are still written meanwhile.
 */
export async function lockAssignments(
  tx: Transaction<Database>,
  orgId: string,
  assignmentIds: readonly string[],
): Promise<LockedAssignments> {
  // First the locks, then what is read: a statement that has to wait for a lock has read beside it what was before.
  await sql`select from assignment where org_id = ${orgId} and assignment_id = any (${assignmentIds}::uuid[])
    order by assignment_id for no key update`.execute(tx);
  const rows = await findChangeable(tx, orgId, assignmentIds);
  return new Map(rows.map((row) => [row.assignment_id, row]));
}

/** The same without locking them, for somebody who only asks. */
export async function findChangeable(
  tx: Transaction<Database>,
  orgId: string,
  assignmentIds: readonly string[],
): Promise<ChangeableAssignment[]> {
  const { rows } = await sql<ChangeableAssignment>`
    select work.assignment_id, work.claim_file_id, work.claim_file_no, work.assignment_type_code as assignment_type,
      work.status_code, work.category_code, work.legal_due_date, work.row_version, work.assigned_user_id,
      owner.full_name as owner_name, owner.team_id as owner_team_id, queue.team_id as queue_team_id,
      jsonb_build_object('assigned_user_id', work.assigned_user_id, 'queue_id', work.queue_id, 'due_at', work.due_at,
        'priority', work.priority, 'tag_names', work.tag_names, 'snoozed_until', work.snoozed_until,
        'snoozed_for', work.snoozed_for, 'snoozed_by_user_id', work.snoozed_by_user_id,
        'returned_at', work.returned_at, 'new_document_at', work.new_document_at, 'status_code', work.status_code,
        'reason', work.reason, 'started_at', work.started_at,
        'done_at', work.done_at) as values
    from assignment work
    left join app_user owner on owner.org_id = work.org_id and owner.user_id = work.assigned_user_id
    left join queue on queue.org_id = work.org_id and queue.queue_id = work.queue_id
    where work.org_id = ${orgId} and work.assignment_id = any (${assignmentIds}::uuid[])
    order by work.assignment_id
  `.execute(tx);
  return rows;
}

/** New values of one assignment. */
export type WantedValues = { assignment_id: string; values: AssignmentValues };

/** Sets the values of locked assignments; answers the new versions. */
export async function setValues(
  tx: Transaction<Database>,
  orgId: string,
  wanted: readonly WantedValues[],
  now: Date,
): Promise<ReadonlyMap<string, number>> {
  if (wanted.length === 0) return new Map();
  // Only the columns that change are named: naming the status makes the database copy it to where it is shown.
  const columns = sql.join(
    [...new Set(wanted.flatMap(({ values }) => Object.keys(values)))].map((column) => sql.ref(column)),
  );
  const { rows } = await sql<{ assignment_id: string; row_version: number }>`
    update assignment set
      (${columns}) = (select ${columns} from jsonb_populate_record(assignment, wanted."values")),
      last_activity_at = ${now}, row_version = assignment.row_version + 1
    from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as wanted (assignment_id uuid, "values" jsonb)
    where assignment.org_id = ${orgId} and assignment.assignment_id = wanted.assignment_id
    returning assignment.assignment_id, assignment.row_version
  `.execute(tx);
  return new Map(rows.map((row) => [row.assignment_id, row.row_version]));
}
