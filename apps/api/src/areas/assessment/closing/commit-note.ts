import { calculateNote } from '@dosar/assessment-domain';
import type { Schema } from '@dosar/openapi';
import type { FileStore } from '#src/kernel/files/file-store.ts';
import type { Call } from '#src/kernel/http/route-table.ts';
import { notFound } from '#src/kernel/problem/problem.ts';
import { keepMadeDocument } from '#src/areas/documents/index.ts';
import { findInspection } from '../note/inspection-repository.ts';
import { findLines, updateNote, type NoteRow } from '../note/note-repository.ts';
import { lockOpenNote, openNote } from '../note/opened-note.ts';
import { findDifference } from '../print/find-difference.ts';
import { noteFileName, printNote, type PrintNeeds } from '../print/print-note.ts';
import { findStoredPhotos } from '../print/printed-photo-repository.ts';
import { hashOfStored } from './note-hash.ts';
import { reasonsOf, refuseUnfinished } from './refuse-unfinished.ts';
import { supersedeNote } from './closed-note-repository.ts';
import { tellOfNote } from './tell-of-note.ts';

/** Closes a note: from here on it never changes. */
export async function commitNote(
  needs: PrintNeeds & { files: FileStore },
  call: Call<'commitNote'>,
): Promise<Schema<'OpenedNote'>> {
  const { path, body, tx, caller, now, audit } = call;
  const { orgId } = caller;
  const note = await lockOpenNote(call, path.assessment_note_id, body.row_version);
  const { assessment_note_id: noteId, assignment_id: assignmentId, claim_file_id: claimFileId } = note;
  audit.subject(noteId);
  const lines = await findLines(tx, orgId, noteId);
  const inspection = await findInspection(tx, { orgId, assignmentId, userId: caller.userId, language: 'ro' });
  if (inspection === undefined) throw notFound();
  const photos = await findStoredPhotos(tx, { orgId, noteId });
  await refuseUnfinished(call, { note, lines, photos, inspection });

  const { totals } = calculateNote(note.head, lines);
  const reasons = reasonsOf(body);
  const hash = hashOfStored({
    claimFileNo: inspection.claim_file_no,
    note: { ...note, ...reasons },
    lines,
    photos,
    totals,
  });
  const signed = {
    signer_name: body.signer_name?.trim() ?? null,
    signature: body.signature ?? null,
    ...reasons,
  };
  const closed: NoteRow = { ...note, ...signed, hash, totals, state: 'committed', committed_at: now };
  const difference = await findDifference(tx, orgId, { note, lines });
  const document = await keepMadeDocument(call, needs.files, {
    claimFileId,
    assignmentId,
    docTypeCode: 'assessment_note',
    fileName: noteFileName(inspection.claim_file_no, note),
    content: await printNote(needs, { inspection, note: closed, lines, photos, difference }),
  });
  await updateNote(tx, orgId, noteId, {
    ...signed,
    state: 'committed',
    totals,
    gross_bani: totals.gross_bani,
    hash,
    document_id: document.documentId,
    committed_at: now,
  });
  if (note.parent_note_id !== null) await supersedeNote(tx, orgId, note.parent_note_id);
  audit.note({ gross_bani: totals.gross_bani, hash });
  await tellOfNote(call, closed, totals.gross_bani);
  return openNote(call, assignmentId, note.version_no);
}
