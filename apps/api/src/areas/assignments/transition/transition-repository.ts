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
  /** On whom it waits, where that is said for it alone. */
  waitingOn: Schema<'WaitingOn'> | undefined;
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
  if (change.waitingOn !== undefined)
    await setWaitingOn(tx, change.orgId, change.assignmentId, change.waitingOn);
  return rows.rows[0];
}

/** Apart from the status: naming that makes the database copy on whom its work usually waits. */
async function setWaitingOn(
  tx: Transaction<Database>,
  orgId: string,
  assignmentId: string,
  waitingOn: Schema<'WaitingOn'>,
) {
  await tx
    .updateTable('assignment')
    .set({ waiting_on: waitingOn })
    .where('org_id', '=', orgId)
    .where('assignment_id', '=', assignmentId)
    .where('category_code', '=', 'waiting')
    .execute();
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

/** The work of a file that has a step from its present status which follows an event. */
export async function findFollowing(
  tx: Transaction<Database>,
  { orgId, claimFileId, event }: { orgId: string; claimFileId: string; event: string },
): Promise<string[]> {
  const rows = await tx
    .selectFrom('assignment')
    .innerJoin('transition', (join) =>
      join
        .onRef('transition.org_id', '=', 'assignment.org_id')
        .onRef('transition.assignment_type_code', '=', 'assignment.assignment_type_code')
        .onRef('transition.from_status_code', '=', 'assignment.status_code'),
    )
    .where('assignment.org_id', '=', orgId)
    .where('assignment.claim_file_id', '=', claimFileId)
    .where('transition.follows_event', '=', event)
    .select('assignment.assignment_id')
    .orderBy('assignment.assignment_id')
    .limit(200)
    .execute();
  return rows.map((row) => row.assignment_id);
}

/** Other work of a claim file that is open, as somebody has to find it. */
export async function findOtherOpenWork({ tx, orgId, claimFileId, assignmentId }: JudgedWork) {
  return tx
    .selectFrom('assignment')
    .innerJoin('assignment_type', (join) =>
      join
        .onRef('assignment_type.org_id', '=', 'assignment.org_id')
        .onRef('assignment_type.assignment_type_code', '=', 'assignment.assignment_type_code'),
    )
    .where('assignment.org_id', '=', orgId)
    .where('assignment.claim_file_id', '=', claimFileId)
    .where('assignment.assignment_id', '<>', assignmentId)
    .where('assignment.category_code', 'in', ['new', 'active', 'waiting'])
    .select(['assignment.assignment_id', 'assignment_type.name_ro', 'assignment_type.name_en'])
    .orderBy('assignment.created_at')
    .orderBy('assignment.assignment_id')
    .limit(20)
    .execute();
}

/** Whether the work was closed at most so many days ago. */
export async function wasClosedWithin(
  { tx, orgId, assignmentId }: JudgedWork,
  days: number,
): Promise<boolean> {
  const row = await tx
    .selectFrom('assignment')
    .where('org_id', '=', orgId)
    .where('assignment_id', '=', assignmentId)
    .where('done_at', '>=', sql<Date>`now() - make_interval(days => ${days})`)
    .select('assignment_id')
    .executeTakeFirst();
  return row !== undefined;
}
