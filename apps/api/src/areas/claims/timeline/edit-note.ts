import type { Call } from '#src/kernel/http/route-table.ts';
import { notFound, Problem } from '#src/kernel/problem/problem.ts';
import { authorOf } from './add-note.ts';
import { readerOf } from './browse-timeline.ts';
import { storeMentions } from './mention-repository.ts';
import { findNoteVersions, findOwnNote, updateNote } from './note-repository.ts';
import { findEntryPlace, findTimeline, minutesToEdit } from './timeline-repository.ts';

/** Corrects a note that the caller has just written; what it said before stays in its history. */
export async function editNote({ path, body, caller, tx, now, language, audit }: Call<'editNote'>) {
  const { orgId } = caller;
  const eventId = path.timeline_event_id;
  const note = await findOwnNote(tx, authorOf(caller), eventId);
  if (note === undefined) throw notFound();
  audit.subject(note.assignment_id);
  audit.note({ timeline_event_id: eventId });
  if (now.getTime() - note.created_at.getTime() > minutesToEdit * 60_000)
    throw new Problem(409, 'conflict', { context: { reason: 'too_late' } });

  const edited = { orgId, noteId: note.note_id, eventId, rowVersion: body.row_version, now };
  if (!(await updateNote(tx, edited, { body: body.body, visibility: body.visibility })))
    throw new Problem(412, 'stale_row_version', { context: { row_version: note.row_version } });
  await storeMentions(tx, { orgId, noteIds: [note.note_id], now }, body.mentioned_user_ids);

  const reader = readerOf(caller, now);
  const claimFileId = note.claim_file_id;
  const [entry] = await findTimeline(tx, { orgId, claimFileId, language, reader, limit: 1, eventId });
  if (entry === undefined) throw new Error('The note that was edited is not in its timeline.');
  return entry;
}

/** What a note said before it was edited, for whoever may read it. */
export async function browseNoteVersions({ path, caller, tx, now }: Call<'browseNoteVersions'>) {
  const { orgId } = caller;
  const eventId = path.timeline_event_id;
  const place = await findEntryPlace(tx, { orgId, reader: readerOf(caller, now), eventId });
  if (place?.kind !== 'note') throw notFound();
  return findNoteVersions(tx, orgId, eventId);
}
