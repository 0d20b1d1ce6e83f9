import type { UserCaller } from '#src/kernel/http/caller.ts';
import type { Call } from '#src/kernel/http/route-table.ts';
import { notFound, Problem } from '#src/kernel/problem/problem.ts';
import { authorOf, type NoteNeeds } from './add-note.ts';
import { deleteUnansweredNotes, findOwnNote } from './note-repository.ts';
import type { TimelineContext } from './timeline-event.ts';

/** Long enough to notice a mistake; the same for everything that can be taken back. */
const minutes = 10;

type Author = Pick<UserCaller<'staff'>, 'orgId' | 'userId' | 'actorUserId'>;

/** Removes a note that the caller has just written, while nothing followed it. */
export async function takeBackNote({ prepareNotes }: NoteNeeds, call: Call<'takeBackNote'>) {
  const { path, caller, tx, now, audit } = call;
  const eventId = path.timeline_event_id;
  const note = await findOwnNote(tx, authorOf(caller), eventId);
  if (note === undefined) throw notFound();
  audit.subject(note.assignment_id);
  audit.note({ timeline_event_id: eventId });
  if (now.getTime() - note.created_at.getTime() > minutes * 60_000) throw refused('too_late');

  // Whoever writes an answer at this moment waits, or is waited for.
  await prepareNotes(call, [note.assignment_id]);
  if (!(await takeBackNotes(call, [eventId])).has(eventId)) throw refused('followed');
  return { success: true };
}

/** Removes those of the caller's notes that nothing followed; answers the entries of the timeline that are gone. */
export function takeBackNotes(
  { tx, caller }: Pick<TimelineContext, 'tx'> & { caller: Author },
  eventIds: readonly string[],
): Promise<ReadonlySet<string>> {
  return deleteUnansweredNotes(tx, authorOf(caller), eventIds);
}

function refused(reason: 'too_late' | 'followed'): Problem {
  return new Problem(409, 'conflict', { context: { reason } });
}
