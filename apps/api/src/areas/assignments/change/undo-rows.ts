import { lockAssignments } from './changeable-assignment-repository.ts';
import { holdAssignees, type Assignee } from '../assignee-repository.ts';
import { removeNotes } from './add-notes.ts';
import type { ChangedRows } from './change-rows.ts';
import { changeValues } from './change-values.ts';
import type { Change, ChangeContext, RowRule } from './row-change.ts';
import { findStatusNames, type StatusNames } from '../status-repository.ts';
import type { DoneItem } from './undo-repository.ts';
import { undoTold } from './undo-told.ts';

/** Takes back what a change did to some assignments, but for those that somebody has changed since. */
export async function undoRows(
  context: ChangeContext,
  action: Change['action'],
  items: readonly DoneItem[],
): Promise<ChangedRows> {
  const { tx, caller } = context;
  const owners = await holdAssignees(
    tx,
    caller.orgId,
    items.flatMap((item) => item.before.assigned_user_id ?? []),
  );
  const locked = await lockAssignments(
    tx,
    caller.orgId,
    items.map((item) => item.assignment_id),
  );
  const rows = [...locked.values()];
  if (action === 'note') return { locked, outcomes: await removeNotes(context, items, rows) };
  const statusNames: StatusNames = action === 'status' ? await findStatusNames(tx, caller.orgId) : new Map();
  const rule = asItWas(items, owners, (row, item) => undoTold(action, row, item.before, statusNames));
  return { locked, outcomes: await changeValues(context, rows, rule) };
}

/** Each row becomes what it was, unless it is another one than the change left behind. */
function asItWas(
  items: readonly DoneItem[],
  owners: ReadonlyMap<string, Assignee>,
  told: (...subject: [row: Parameters<RowRule>[0], item: DoneItem]) => ReturnType<typeof undoTold>,
): RowRule {
  const byId = new Map(items.map((item) => [item.assignment_id, item]));
  return (row) => {
    const item = byId.get(row.assignment_id);
    if (item?.row_version_after !== row.row_version) return { code: 'stale' };
    const { assigned_user_id: owner } = item.before;
    // Whoever had it has left meanwhile, or is locked.
    const isOthers = owner !== row.assigned_user_id;
    if (isOthers && typeof owner === 'string' && !owners.has(owner)) return { code: 'stale' };
    return { values: item.before, told: told(row, item) };
  };
}
