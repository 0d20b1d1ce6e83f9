import type { Call } from '#src/kernel/http/route-table.ts';
import { writeNotes } from '#src/areas/claims/index.ts';
import type { ChangeableAssignment } from './changeable-assignment-repository.ts';
import { prepareNotes } from './prepare-notes.ts';
import type { ChangeOf } from './row-change.ts';
import type { RowOutcomes } from './row-outcome.ts';

/** Writes the same note on each assignment. It is not taken back: colleagues may have read it meanwhile. */
export async function addNotes(
  call: Call<'changeAssignments'>,
  note: ChangeOf<'note'>,
  rows: readonly ChangeableAssignment[],
): Promise<RowOutcomes> {
  await prepareNotes(
    call,
    rows.map((row) => row.assignment_id),
  );
  await writeNotes(call, note, rows);
  return new Map(
    rows.map((row) => [row.assignment_id, { rowVersion: row.row_version, before: null }] as const),
  );
}
