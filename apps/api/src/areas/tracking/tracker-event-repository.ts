import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';

type TrackerMove = {
  orgId: string;
  claimFileId: string;
  assignmentType: string;
  statusCode: string;
  now: Date;
};

/** Stores what the entered status says to the claimant; `undefined` when it says nothing. */
export async function insertTrackerEvent(tx: Transaction<Database>, move: TrackerMove) {
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
  return rows.rows[0];
}
