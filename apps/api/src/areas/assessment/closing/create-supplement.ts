import type { Schema } from '@dosar/openapi';
import type { Call } from '#src/kernel/http/route-table.ts';
import { notFound } from '#src/kernel/problem/problem.ts';
import { recordTimelineEvent } from '#src/areas/claims/index.ts';
import { noteRefused } from '../note-refused.ts';
import { copyContent, findNote, findNotes, insertNote, lockInspection } from '../note/note-repository.ts';
import { isClosed, openNote } from '../note/opened-note.ts';

/** Begins a supplement to the closed note of an inspection, with its lines, photos and rates. */
export async function createSupplement(call: Call<'createSupplement'>): Promise<Schema<'OpenedNote'>> {
  const { path, body, tx, caller, now, audit } = call;
  const { orgId, userId } = caller;
  const asked = await findNote(tx, orgId, path.assessment_note_id);
  if (asked === undefined) throw notFound();
  const { assignment_id: assignmentId, claim_file_id: claimFileId } = asked;
  await lockInspection(tx, orgId, assignmentId);
  const [newest] = await findNotes(tx, orgId, assignmentId);
  if (newest === undefined || !isClosed(newest))
    throw noteRefused(409, newest?.version_no === 1 ? 'not_committed' : 'in_preparation');
  const no = newest.supplement_no + 1;
  const noteId = await insertNote(tx, {
    orgId,
    assignmentId,
    claimFileId,
    versionNo: newest.version_no + 1,
    supplementNo: no,
    parentNoteId: newest.assessment_note_id,
    head: newest.head,
    reason: body.reason.trim(),
    userId,
    now,
  });
  await copyContent(tx, { orgId, fromNoteId: newest.assessment_note_id, toNoteId: noteId });
  audit.subject(noteId);
  await recordTimelineEvent(call, {
    claimFileId,
    assignmentId,
    kind: 'assessment',
    title: { ro: `Supliment S${no} început`, en: `Supplement S${no} begun` },
    body: body.reason.trim(),
    data: { assessment_note_id: noteId },
  });
  return openNote(call, assignmentId);
}
