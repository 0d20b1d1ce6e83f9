import type { Call } from '#src/kernel/http/route-table.ts';
import { notFound, Problem } from '#src/kernel/problem/problem.ts';
import { changedRow } from '../assignment-repository.ts';
import { changeValues } from '../change/change-values.ts';
import { lockAssignments } from '../change/changeable-assignment-repository.ts';
import { holdAssignee } from '../assignee-repository.ts';
import { isClosed } from '../change/row-change.ts';
import { givenTo } from '../change/value-rules.ts';

/** Takes work out of its queue; whoever comes second is told who has it. */
export async function takeAssignment(call: Call<'takeAssignment'>) {
  const { path, caller, tx, audit } = call;
  const { orgId, userId } = caller;
  const assignmentId = path.assignment_id;
  const assignee = await holdAssignee(tx, orgId, userId);
  const row = (await lockAssignments(tx, orgId, [assignmentId])).get(assignmentId);
  if (row === undefined) throw notFound();
  audit.subject(assignmentId);
  if (row.assigned_user_id !== null && row.assigned_user_id !== userId)
    throw new Problem(409, 'already_taken', { context: { holder: row.owner_name } });
  if (isClosed(row) || assignee === undefined) throw new Problem(422, 'rule_refused');

  const outcome = (await changeValues(call, [row], givenTo(assignee, true))).get(assignmentId);
  // It was theirs already: nothing was done.
  if (outcome === undefined || 'code' in outcome) audit.leaveOut();
  return changedRow(call, assignmentId);
}
