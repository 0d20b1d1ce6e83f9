import { sql, type Transaction } from 'kysely';
import type { Schema } from '@dosar/openapi';
import type { Database } from '#src/generated/database.ts';
import type { JudgedWork } from '../extension-points.ts';

type StatusChange = {
  orgId: string;
  assignmentId: string;
  statusCode: string;
  /** The version that was read; a newer one is not overwritten. */
  ifVersion: number;
  reason: string | undefined;
  now: Date;
};

/** Moves the assignment to a status; `undefined` when somebody changed it in between. */
export async function setStatus(tx: Transaction<Database>, change: StatusChange) {
  const rows = await sql<{ category_code: Schema<'CategoryCode'>; row_version: number }>`
    update assignment set
      status_code = ${change.statusCode}, reason = coalesce(${change.reason ?? null}, assignment.reason),
      started_at = coalesce(assignment.started_at, ${change.now}),
      done_at = case when target.category_code in ('done', 'cancelled') then ${change.now}::timestamptz end,
      last_activity_at = ${change.now}, row_version = assignment.row_version + 1
    from status target
    where assignment.org_id = ${change.orgId} and assignment.assignment_id = ${change.assignmentId}
      and assignment.row_version = ${change.ifVersion}
      and target.org_id = assignment.org_id and target.assignment_type_code = assignment.assignment_type_code
      and target.status_code = ${change.statusCode}
    returning assignment.category_code, assignment.row_version
  `.execute(tx);
  return rows.rows[0];
}

type DueDateMove = { orgId: string; assignmentId: string; hours: number; now: Date };

/** Sets the due date of an assignment to some hours from now. */
export async function moveDueDate(
  tx: Transaction<Database>,
  { orgId, assignmentId, hours, now }: DueDateMove,
) {
  await tx
    .updateTable('assignment')
    .set({ due_at: new Date(now.getTime() + hours * 3_600_000) })
    .where('org_id', '=', orgId)
    .where('assignment_id', '=', assignmentId)
    .execute();
}

/** The main work of a claim file, whose status is that of the file. */
export async function findMainWork(
  tx: Transaction<Database>,
  { orgId, claimFileId }: { orgId: string; claimFileId: string },
): Promise<string | undefined> {
  const row = await tx
    .selectFrom('assignment')
    .where('org_id', '=', orgId)
    .where('claim_file_id', '=', claimFileId)
    .where('is_case_master', '=', true)
    .select('assignment_id')
    .executeTakeFirst();
  return row?.assignment_id;
}

/** How much other work of a claim file is open. */
export async function countOtherOpenAssignments({ tx, orgId, claimFileId, assignmentId }: JudgedWork) {
  const { open } = await tx
    .selectFrom('assignment')
    .where('org_id', '=', orgId)
    .where('claim_file_id', '=', claimFileId)
    .where('assignment_id', '<>', assignmentId)
    .where('category_code', 'in', ['new', 'active', 'waiting'])
    .select(({ fn }) => fn.countAll<number>().as('open'))
    .executeTakeFirstOrThrow();
  return Number(open);
}
