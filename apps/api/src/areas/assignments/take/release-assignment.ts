import type { Call } from '#src/kernel/http/route-table.ts';
import { notFound, Problem, staleRowVersion } from '#src/kernel/problem/problem.ts';
import { findQueueOfType } from '../new-assignment-repository.ts';
import { changedRow } from '../assignment-repository.ts';
import { changeValues } from '../change/change-values.ts';
import { lockAssignments } from '../change/changeable-assignment-repository.ts';
import { mayChange } from '../change/may-change.ts';
import { isClosed } from '../change/row-change.ts';
import { releasedTo } from '../change/value-rules.ts';
import { findWorker } from '../worker-repository.ts';

/** Gives work back to the queue of its type, with the reason in the timeline. */
export async function releaseAssignment(call: Call<'releaseAssignment'>) {
  const { path, body, caller, tx, audit } = call;
  const assignmentId = path.assignment_id;
  const row = (await lockAssignments(tx, caller.orgId, [assignmentId])).get(assignmentId);
  if (row === undefined) throw notFound();
  audit.subject(assignmentId);
  const isInQueue = row.assigned_user_id === null;
  if (isInQueue || isClosed(row) || !mayChange(await findWorker(call), row))
    throw new Problem(409, 'conflict', { context: { holder: row.owner_name } });
  if (row.row_version !== body.row_version) throw staleRowVersion(row.row_version);

  const queueId = await findQueueOfType(tx, caller.orgId, row.assignment_type);
  await changeValues(call, [row], releasedTo(queueId, body.reason));
  return changedRow(call, assignmentId);
}
