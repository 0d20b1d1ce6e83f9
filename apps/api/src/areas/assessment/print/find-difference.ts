import type { Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import { findLines, findNote, type LineRow, type NoteRow } from '../note/note-repository.ts';
import { differenceOf, type NoteDifference } from './note-difference.ts';

/** What a supplement changes about the note before it; `undefined` for a first note. */
export async function findDifference(
  tx: Transaction<Database>,
  orgId: string,
  { note, lines }: { note: NoteRow; lines: readonly LineRow[] },
): Promise<NoteDifference | undefined> {
  const parent = note.parent_note_id === null ? undefined : await findNote(tx, orgId, note.parent_note_id);
  if (parent === undefined) return undefined;
  const before = { head: parent.head, lines: await findLines(tx, orgId, parent.assessment_note_id) };
  return differenceOf(before, { head: note.head, lines });
}
