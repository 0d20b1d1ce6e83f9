import type { BodyOf } from '@dosar/openapi';
import type { UserCaller } from '#src/kernel/http/caller.ts';
import { insertNotes } from '../timeline/note-repository.ts';
import { recordTimelineEvents, type TimelineContext } from '../timeline/timeline-event.ts';
import { renewVisits } from '../visit-repository.ts';

type Context = TimelineContext & { caller: UserCaller<'staff'> };
type Noted = { assignment_id: string; claim_file_id: string };
type Note = Pick<BodyOf<'addNote'>, 'body' | 'visibility'>;

const title = { ro: 'Notă adăugată', en: 'Note added' };

/** Writes the same note on each assignment; answers the ids of the entries in their timelines. */
export async function writeNotes(context: Context, note: Note, assignments: readonly Noted[]) {
  if (assignments.length === 0) return [];
  const { tx, caller, now } = context;
  const { orgId, userId, actorUserId } = caller;
  const assignmentIds = assignments.map(({ assignment_id: id }) => id);
  await renewVisits(tx, { orgId, userId, assignmentIds, now });
  const noteIds = await insertNotes(
    tx,
    assignments.map((assignment) => ({
      orgId,
      claimFileId: assignment.claim_file_id,
      assignmentId: assignment.assignment_id,
      body: note.body,
      visibility: note.visibility,
      authorUserId: actorUserId ?? userId,
      onBehalfOfUserId: actorUserId === undefined ? null : userId,
      now,
    })),
  );
  return recordTimelineEvents(
    context,
    assignments.map((assignment, index) => ({
      claimFileId: assignment.claim_file_id,
      assignmentId: assignment.assignment_id,
      kind: 'note' as const,
      title,
      body: note.body,
      data: { note_id: noteIds[index] ?? null },
      visibility: note.visibility,
    })),
  );
}
