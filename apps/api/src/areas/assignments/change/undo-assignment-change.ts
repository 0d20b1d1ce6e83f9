import type { Call } from '#src/kernel/http/route-table.ts';
import { notFound, Problem } from '#src/kernel/problem/problem.ts';
import { answeredItems } from './answered-items.ts';
import { changeValues } from './change-values.ts';
import { lockAssignments } from './changeable-assignment-repository.ts';
import type { RowRule } from './row-change.ts';
import { findStatusNames, type StatusNames } from '../status-repository.ts';
import { findDoneItems, lockChange, markUndone, type DoneItem } from './undo-repository.ts';
import { undoTold } from './undo-told.ts';

/** Takes back what the caller did to one or many assignments, but for those that somebody has changed since. */
export async function undoAssignmentChange(call: Call<'undoAssignmentChange'>) {
  const { path, caller, tx, now, audit } = call;
  const { orgId, userId, actorUserId } = caller;
  const changeId = path.assignment_change_id;
  const change = await lockChange(tx, { orgId, changeId, userId, actorUserId: actorUserId ?? userId });
  if (change === undefined) throw notFound();
  audit.subject(changeId);
  if (change.undone_at !== null || change.undo_until === null || change.undo_until <= now)
    throw new Problem(409, 'conflict');

  const items = await findDoneItems(tx, orgId, changeId);
  const assignmentIds = items.map((item) => item.assignment_id);
  const locked = await lockAssignments(tx, orgId, assignmentIds);
  const statusNames: StatusNames = change.action === 'status' ? await findStatusNames(tx, orgId) : new Map();
  const rule = asItWas(items, (row, item) => undoTold(change.action, row, item.before, statusNames));
  const outcomes = await changeValues(call, [...locked.values()], rule);
  await markUndone(tx, { orgId, changeId, now });

  const done = [...outcomes.values()].filter((outcome) => 'rowVersion' in outcome).length;
  audit.note({ action: change.action, done, skipped: outcomes.size - done });
  return {
    assignment_change_id: changeId,
    action: change.action,
    undo_until: null,
    items: await answeredItems(call, locked, outcomes, assignmentIds),
  };
}

/** Each row becomes what it was, unless it is another one than the change left behind. */
function asItWas(
  items: readonly DoneItem[],
  told: (...subject: [row: Parameters<RowRule>[0], item: DoneItem]) => ReturnType<typeof undoTold>,
): RowRule {
  const byId = new Map(items.map((item) => [item.assignment_id, item]));
  return (row) => {
    const item = byId.get(row.assignment_id);
    if (item?.row_version_after !== row.row_version) return { code: 'stale' };
    return { values: item.before, told: told(row, item) };
  };
}
