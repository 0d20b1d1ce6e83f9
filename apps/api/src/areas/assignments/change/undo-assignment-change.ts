import type { Call } from '#src/kernel/http/route-table.ts';
import { notFound, Problem } from '#src/kernel/problem/problem.ts';
import { answeredItems } from './answered-items.ts';
import { enqueueLargeChange } from './large-change-queue.ts';
import { doneRows } from './row-outcome.ts';
import { beginUndo, findDoneItems, lockChange, markUndone } from './undo-repository.ts';
import { undoRows } from './undo-rows.ts';

/** Takes back what the caller did to one or many assignments: at once, or by a job where a job did it. */
export async function undoAssignmentChange(call: Call<'undoAssignmentChange'>) {
  const { path, caller, tx, now, audit } = call;
  const { orgId, userId, actorUserId } = caller;
  const changeId = path.assignment_change_id;
  const change = await lockChange(tx, { orgId, changeId, userId, actorUserId: actorUserId ?? userId });
  if (change === undefined) throw notFound();
  audit.subject(changeId);
  if (change.undone_at !== null || change.undo_until === null || change.undo_until <= now)
    throw new Problem(409, 'conflict');

  const { action } = change;
  const answer = { assignment_change_id: changeId, action, undo_until: null };
  if (change.is_large) {
    await beginUndo(tx, { orgId, changeId, now });
    await enqueueLargeChange(tx, { orgId, changeId });
    audit.note({ action });
    return { ...answer, items: [] };
  }
  const items = await findDoneItems(tx, orgId, changeId);
  const { locked, outcomes } = await undoRows(call, action, items);
  await markUndone(tx, { orgId, changeId, now });
  const done = doneRows(outcomes).length;
  audit.note({ action, done, skipped: outcomes.size - done });
  const assignmentIds = items.map((item) => item.assignment_id);
  return { ...answer, items: await answeredItems(call, locked, outcomes, assignmentIds) };
}
