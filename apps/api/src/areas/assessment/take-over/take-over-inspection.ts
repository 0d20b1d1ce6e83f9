import type { Schema } from '@dosar/openapi';
import { takeOverWork } from '#src/areas/assignments/index.ts';
import type { Call } from '#src/kernel/http/route-table.ts';
import { enqueue } from '#src/kernel/outbox/enqueue.ts';
import { notFound } from '#src/kernel/problem/problem.ts';
import { findInspection } from '../note/inspection-repository.ts';
import { openNote } from '../note/opened-note.ts';
import { findColleague } from './colleague-repository.ts';

/** Where the pages are that a notice leads to. */
export type TakeOverNeeds = { staffOrigin: string };

/** Takes an inspection over from a colleague, who is told who has it now and why. */
export async function takeOverInspection(
  { staffOrigin }: TakeOverNeeds,
  call: Call<'takeOverInspection'>,
): Promise<Schema<'OpenedNote'>> {
  const { path, body, tx, caller, language, audit } = call;
  const { orgId, userId } = caller;
  const { assignment_id: assignmentId } = path;
  // Work of another kind is no inspection, and is not taken over here.
  if ((await findInspection(tx, { orgId, assignmentId, userId, language })) === undefined) throw notFound();
  audit.subject(assignmentId);
  const reason = body.reason.trim();
  const { claimFileNo, fromUserId } = await takeOverWork(call, {
    assignmentId,
    readVersion: body.row_version,
    reason,
  });
  audit.note({ from_user_id: fromUserId });
  const [before, now] = [await findColleague(tx, orgId, fromUserId), await findColleague(tx, orgId, userId)];
  if (before?.email !== null && before !== undefined) {
    const text = (before.language === 'en' ? english : romanian)(claimFileNo, now?.full_name ?? '');
    await enqueue(tx, {
      orgId,
      kind: 'email',
      to: before.email,
      subject: text,
      body: [`${text}.`, reason, `${staffOrigin}/assignments/assessment/note/${assignmentId}`].join('\n\n'),
    });
  }
  return openNote(call, assignmentId);
}

const romanian = (file: string, name: string) => `${name} a preluat constatarea dosarului ${file}`;
const english = (file: string, name: string) => `${name} has taken over the inspection of ${file}`;
