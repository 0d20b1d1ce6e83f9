import type { FileAnswer } from '@dosar/openapi';
import type { Call } from '#src/kernel/http/route-table.ts';
import { notFound } from '#src/kernel/problem/problem.ts';
import { findInspection } from '../note/inspection-repository.ts';
import { findLines, findNote } from '../note/note-repository.ts';
import { findDifference } from './find-difference.ts';
import { noteFileName, streamNote, type PrintNeeds } from './print-note.ts';
import { findStoredPhotos } from './printed-photo-repository.ts';

/** A note as a PDF, as it stands. */
export async function downloadNote(
  needs: PrintNeeds,
  { path, tx, caller, audit }: Call<'downloadNote'>,
): Promise<FileAnswer> {
  const { orgId, userId } = caller;
  const note = await findNote(tx, orgId, path.assessment_note_id);
  if (note === undefined) throw notFound();
  const { assessment_note_id: noteId, assignment_id: assignmentId } = note;
  audit.subject(noteId);
  const inspection = await findInspection(tx, { orgId, assignmentId, userId, language: 'ro' });
  if (inspection === undefined) throw notFound();
  const lines = await findLines(tx, orgId, noteId);
  const photos = await findStoredPhotos(tx, { orgId, noteId });
  return {
    content: streamNote(needs, {
      inspection,
      note,
      lines,
      photos,
      difference: await findDifference(tx, orgId, { note, lines }),
    }),
    mimeType: 'application/pdf',
    fileName: noteFileName(inspection.claim_file_no, note),
  };
}
