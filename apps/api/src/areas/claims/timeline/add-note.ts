import type { BodyOf } from '@dosar/openapi';
import type { UserCaller } from '#src/kernel/http/caller.ts';
import type { Call } from '#src/kernel/http/route-table.ts';
import { notFound } from '#src/kernel/problem/problem.ts';
import { readerOf } from './browse-timeline.ts';
import { storeMentions } from './mention-repository.ts';
import { insertNotes, type NoteAuthor } from './note-repository.ts';
import { recordTimelineEvents, type TimelineContext } from './timeline-event.ts';
import { findTimeline } from './timeline-repository.ts';

type Context = TimelineContext & { caller: UserCaller<'staff'> };
type Noted = { assignment_id: string; claim_file_id: string };
type Note = Pick<BodyOf<'addNote'>, 'body' | 'visibility' | 'mentioned_user_ids'>;

const title = { ro: 'Notă adăugată', en: 'Note added' };

/** What notes need from the area of the assignments that they are written on. */
export type NoteNeeds = {
  /** Marks assignments as worked on, before the notes are there; answers those that the organisation has. */
  prepareNotes: (context: Context, assignmentIds: readonly string[]) => Promise<Noted[]>;
};

/** Keeps what a member of staff wrote on an assignment; answers the note as the timeline shows it. */
export async function addNote({ prepareNotes }: NoteNeeds, call: Call<'addNote'>) {
  const { body, caller, tx, language, now, audit } = call;
  const { orgId } = caller;
  const [assignment] = await prepareNotes(call, [body.assignment_id]);
  if (assignment === undefined) throw notFound();
  audit.subject(assignment.assignment_id);

  const [eventId] = await writeNotes(call, body, [assignment]);
  const claimFileId = assignment.claim_file_id;
  const reader = readerOf(caller, now);
  const [entry] = await findTimeline(tx, { orgId, claimFileId, language, reader, limit: 1, eventId });
  if (entry === undefined) throw new Error('The note is not in the timeline that it was just written to.');
  return entry;
}

/** Writes the same note on each assignment; answers the ids of the entries in their timelines. */
export async function writeNotes(context: Context, note: Note, assignments: readonly Noted[]) {
  if (assignments.length === 0) return [];
  const { tx, caller, now } = context;
  const noteIds = await insertNotes(
    tx,
    assignments.map((assignment) => ({
      ...authorOf(caller),
      claimFileId: assignment.claim_file_id,
      assignmentId: assignment.assignment_id,
      body: note.body,
      visibility: note.visibility,
      now,
    })),
  );
  if (note.mentioned_user_ids !== undefined)
    await storeMentions(tx, { orgId: caller.orgId, noteIds, now }, note.mentioned_user_ids);
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

/** Who writes, and in whose name. */
export function authorOf({
  orgId,
  userId,
  actorUserId,
}: Pick<UserCaller<'staff'>, 'orgId' | 'userId' | 'actorUserId'>): NoteAuthor {
  return {
    orgId,
    authorUserId: actorUserId ?? userId,
    onBehalfOfUserId: actorUserId === undefined ? null : userId,
  };
}
