import type { Call } from '#src/kernel/http/route-table.ts';
import { touchAssignments } from '../timeline/note-repository.ts';
import { writeNotes } from './write-notes.ts';
import type { ChangeableAssignment } from './changeable-assignment.ts';
import type { ChangeOf } from './row-change.ts';
import type { RowOutcomes } from './row-outcome.ts';

/** Writes the same note on each assignment. It is not taken back: colleagues may have read it meanwhile. */
export async function addNotes(
  call: Call<'changeAssignments'>,
  note: ChangeOf<'note'>,
  rows: readonly ChangeableAssignment[],
): Promise<RowOutcomes> {
  const { tx, caller, now } = call;
  await writeNotes(call, note, rows);
  const assignmentIds = rows.map((row) => row.assignment_id);
  if (rows.length > 0) await touchAssignments(tx, { orgId: caller.orgId, assignmentIds, now });
  return new Map(
    rows.map((row) => [row.assignment_id, { rowVersion: row.row_version, before: null }] as const),
  );
}
