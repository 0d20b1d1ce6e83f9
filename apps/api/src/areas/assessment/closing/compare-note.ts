import { calculateNote, compareLines } from '@dosar/assessment-domain';
import type { Schema } from '@dosar/openapi';
import type { Call } from '#src/kernel/http/route-table.ts';
import { notFound } from '#src/kernel/problem/problem.ts';
import { findLines, findNote } from '../note/note-repository.ts';

/** What a supplement changes about the note before it, line by line. */
export async function compareNote({
  path,
  tx,
  caller,
}: Call<'compareNote'>): Promise<Schema<'NoteDifference'>> {
  const { orgId } = caller;
  const note = await findNote(tx, orgId, path.assessment_note_id);
  if (note === undefined) throw notFound();
  const after = { head: note.head, lines: await findLines(tx, orgId, note.assessment_note_id) };
  const { totals } = calculateNote(after.head, after.lines);
  const parent = note.parent_note_id === null ? undefined : await findNote(tx, orgId, note.parent_note_id);
  if (parent === undefined) return { lines: [], before: null, after: totals };
  const before = { head: parent.head, lines: await findLines(tx, orgId, parent.assessment_note_id) };
  return {
    lines: [...compareLines(before, after)],
    before: calculateNote(before.head, before.lines).totals,
    after: totals,
  };
}
