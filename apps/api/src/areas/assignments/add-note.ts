import type { Call } from '../../kernel/http/route-table.ts';
import { Problem } from '../../kernel/problem/problem.ts';
import { insertNote, touchAssignment } from './note-repository.ts';
import { recordTimelineEvent } from './timeline-event.ts';
import { findTimeline } from './timeline-repository.ts';

const title = { ro: 'Notă adăugată', en: 'Note added' };

/** Keeps what a member of staff wrote on an assignment; answers the note as the timeline shows it. */
export async function addNote(call: Call<'addNote'>) {
  const { body, caller, tx, now, language } = call;
  const claimFileId = await touchAssignment(tx, {
    orgId: caller.orgId,
    assignmentId: body.assignment_id,
    now,
  });
  if (claimFileId === undefined) throw new Problem(404, 'not_found');

  const noteId = await insertNote(tx, {
    orgId: caller.orgId,
    claimFileId,
    assignmentId: body.assignment_id,
    body: body.body,
    visibility: body.visibility,
    authorUserId: caller.actorUserId ?? caller.userId,
    onBehalfOfUserId: caller.actorUserId === undefined ? null : caller.userId,
    now,
  });
  const eventId = await recordTimelineEvent(call, {
    claimFileId,
    assignmentId: body.assignment_id,
    kind: 'note',
    title,
    body: body.body,
    data: { note_id: noteId },
    visibility: body.visibility,
  });

  const [entry] = await findTimeline(tx, { orgId: caller.orgId, claimFileId, language, limit: 1, eventId });
  if (entry === undefined) throw new Error('The note is not in the timeline that it was just written to.');
  return entry;
}
