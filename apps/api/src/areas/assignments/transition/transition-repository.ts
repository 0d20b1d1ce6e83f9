import { sql, type Transaction } from 'kysely';
import type { Schema } from '@dosar/openapi';
import type { Database } from '#src/generated/database.ts';

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

type TrackerMove = {
  orgId: string;
  claimFileId: string;
  assignmentType: string;
  statusCode: string;
  now: Date;
};

/** Shows the claimant what the entered status says; answers the title, or `undefined` when it says nothing. */
export async function moveTracker(tx: Transaction<Database>, move: TrackerMove) {
  const rows = await sql<{ event_title_ro: string; event_title_en: string; process_step_index: number }>`
    insert into tracker_event (org_id, claim_file_id, process_step_index, event_title_ro, event_title_en,
      event_description_ro, event_description_en, next_step_title_ro, next_step_title_en,
      next_step_description_ro, next_step_description_en, system_time)
    select org_id, ${move.claimFileId}, tracker_step, tracker_event_title_ro,
      coalesce(tracker_event_title_en, tracker_event_title_ro), coalesce(tracker_event_description_ro, ''),
      coalesce(tracker_event_description_en, tracker_event_description_ro, ''), tracker_next_step_title_ro,
      tracker_next_step_title_en, tracker_next_step_description_ro, tracker_next_step_description_en, ${move.now}
    from status
    where org_id = ${move.orgId} and assignment_type_code = ${move.assignmentType} and status_code = ${move.statusCode}
      and tracker_step is not null
    returning event_title_ro, event_title_en, process_step_index
  `.execute(tx);
  const shown = rows.rows[0];
  if (shown === undefined) return undefined;
  await tx
    .updateTable('claim_file')
    .set({ tracker_step: shown.process_step_index })
    .where('org_id', '=', move.orgId)
    .where('claim_file_id', '=', move.claimFileId)
    .execute();
  return { ro: shown.event_title_ro, en: shown.event_title_en };
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
