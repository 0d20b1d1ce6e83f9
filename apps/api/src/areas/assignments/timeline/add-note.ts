import type { Call } from '#src/kernel/http/route-table.ts';
import { Problem } from '#src/kernel/problem/problem.ts';
import { touchAssignments } from './note-repository.ts';
import { findTimeline } from './timeline-repository.ts';
import { writeNotes } from '../change/write-notes.ts';

/** Keeps what a member of staff wrote on an assignment; answers the note as the timeline shows it. */
export async function addNote(call: Call<'addNote'>) {
  const { body, caller, tx, now, language } = call;
  const { orgId } = caller;
  const found = await touchAssignments(tx, { orgId, assignmentIds: [body.assignment_id], now });
  const [assignment] = found;
  if (assignment === undefined) throw new Problem(404, 'not_found');

  const [eventId] = await writeNotes(call, body, found);
  const claimFileId = assignment.claim_file_id;
  const [entry] = await findTimeline(tx, { orgId, claimFileId, language, limit: 1, eventId });
  if (entry === undefined) throw new Error('The note is not in the timeline that it was just written to.');
  return entry;
}
