import { takeBackNotes, writeNotes } from '#src/areas/claims/index.ts';
import type { ChangeableAssignment } from './changeable-assignment-repository.ts';
import { prepareNotes } from './prepare-notes.ts';
import type { ChangeContext, ChangeOf } from './row-change.ts';
import type { RowOutcome, RowOutcomes } from './row-outcome.ts';

/** Writes the same note on each assignment. */
export async function addNotes(
  context: ChangeContext,
  note: ChangeOf<'note'>,
  rows: readonly ChangeableAssignment[],
): Promise<RowOutcomes> {
  await prepareNotes(
    context,
    rows.map((row) => row.assignment_id),
  );
  const eventIds = await writeNotes(context, note, rows);
  return new Map(
    rows.map((row, index) => {
      // A note changes no column.
      const outcome = { rowVersion: row.row_version, before: {}, timelineEventId: eventIds[index] };
      return [row.assignment_id, outcome] as const;
    }),
  );
}

type Noted = { assignment_id: string; timeline_event_id: string | null };

/** Takes the notes back that nobody has edited or answered. */
export async function removeNotes(
  context: ChangeContext,
  notes: readonly Noted[],
  rows: readonly ChangeableAssignment[],
): Promise<RowOutcomes> {
  const eventOf = new Map(notes.map((note) => [note.assignment_id, note.timeline_event_id ?? '']));
  const gone = await takeBackNotes(
    context,
    [...eventOf.values()].filter((id) => id !== ''),
  );
  const outcomeOf = ({ assignment_id: id, row_version: rowVersion }: ChangeableAssignment): RowOutcome =>
    gone.has(eventOf.get(id) ?? '') ? { rowVersion, before: null } : { code: 'stale' };
  return new Map(rows.map((row) => [row.assignment_id, outcomeOf(row)]));
}
