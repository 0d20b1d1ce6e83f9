import type { ChangeContext } from '#src/kernel/events/domain-event.ts';
import { holdAssignees, type Assignee } from '../assignee-repository.ts';
import { insertChange, insertItems } from '../change/change-repository.ts';
import { changeValues } from '../change/change-values.ts';
import { lockAssignments, type ChangeableAssignment } from '../change/changeable-assignment-repository.ts';
import { isClosed, type RowRule } from '../change/row-change.ts';
import { findDoneItems, markUndone, type DoneItem } from '../change/undo-repository.ts';
import { holdLines } from './hold-lines.ts';
import { findGiven } from './open-work-repository.ts';
import { givenTo } from '../change/value-rules.ts';

/** An open assignment of an absent person, and its new owner. */
export type HandedOver = { assignment_id: string; row_version: number; to_user_id: string };

/** Who hands over whose work, by whom it is decided. */
type HandOver = {
  fromUserId: string;
  deciderId: string;
  lines: readonly HandedOver[];
  /** Whether an assignment that cannot move refuses the whole hand-over (the default) or stays alone. */
  whatCannotGo?: 'refuses' | 'stays';
};

/**
 * Gives open assignments of a person to colleagues: all or none, or all that can move.
 *
 * Returns the id of the change for taking it back; `undefined` when an assignment was closed, changed or moved since it was
 * read, when its new owner cannot get work, or when no assignment can move.
 */
export async function handOverWork(
  context: ChangeContext,
  { fromUserId, deciderId, lines, whatCannotGo = 'refuses' }: HandOver,
): Promise<string | undefined> {
  const { tx, caller, now } = context;
  const { orgId } = caller;
  const { assignees, locked } = await holdLines(tx, orgId, lines);
  const rules = new Map<string, RowRule>();
  for (const { assignment_id: id, row_version: version, to_user_id: toUserId } of lines) {
    const row = locked.get(id);
    const assignee = assignees.get(toUserId);
    if (row?.row_version !== version || row.assigned_user_id !== fromUserId || isClosed(row) || !assignee) {
      if (whatCannotGo === 'stays') continue;
      return undefined;
    }
    rules.set(id, givenTo(assignee, false));
  }
  if (rules.size === 0) return undefined;
  const going = [...locked.values()].filter((row) => rules.has(row.assignment_id));
  const outcomes = await changeValues(context, going, ruleOf(rules));
  const given = lines.filter((line) => rules.has(line.assignment_id));
  const changeId = await insertChange(tx, {
    orgId,
    userId: deciderId,
    actorUserId: deciderId,
    action: 'assign',
    parameters: {
      from_user_id: fromUserId,
      given: Object.fromEntries(given.map((line) => [line.assignment_id, line.to_user_id])),
    },
    undoUntil: null,
    now,
  });
  await insertItems(tx, orgId, changeId, outcomes);
  return changeId;
}

/** Takes a hand-over back as a whole; returns `false` without changes when somebody has worked on an assignment since. */
export async function takeBackHandOver(context: ChangeContext, changeId: string): Promise<boolean> {
  const { rows, items, owners } = await lockHandOver(context, changeId);
  const isAsGiven = (item: DoneItem) =>
    rows.some(
      (row) => row.assignment_id === item.assignment_id && row.row_version === item.row_version_after,
    );
  // People who can no longer be assigned work do not get it back.
  if (!items.every((item) => isAsGiven(item) && isOpenTo(owners, item.before))) return false;
  await giveBack(context, changeId, { rows, items, owners });
  return true;
}

/**
 * Returns assignments that are still open and still with the person who got them.
 *
 * Assignments that moved on stay where they are, and so do those whose previous owner has left.
 */
export async function returnHandedOver(context: ChangeContext, changeId: string): Promise<void> {
  const { rows, items, owners } = await lockHandOver(context, changeId);
  const given = await findGiven(context.tx, context.caller.orgId, changeId);
  const returning = rows.filter(
    (row) => !isClosed(row) && row.assigned_user_id === given.get(row.assignment_id),
  );
  await giveBack(context, changeId, { rows: returning, items, owners });
}

async function lockHandOver({ tx, caller: { orgId } }: ChangeContext, changeId: string) {
  const items = await findDoneItems(tx, orgId, changeId);
  const owners = await holdAssignees(
    tx,
    orgId,
    items.flatMap((item) => item.before.assigned_user_id ?? []),
  );
  const locked = await lockAssignments(
    tx,
    orgId,
    items.map((item) => item.assignment_id),
  );
  return { items, rows: [...locked.values()], owners };
}

type Owners = ReadonlyMap<string, Assignee>;
type Returning = { rows: readonly ChangeableAssignment[]; items: readonly DoneItem[]; owners: Owners };

/** Whether an assignment can return to its queue or previous owner, who must be assignable. */
function isOpenTo(owners: Owners, { assigned_user_id: owner }: DoneItem['before']): boolean {
  return owner === null || owner === undefined || owners.has(owner);
}

async function giveBack(
  context: ChangeContext,
  changeId: string,
  { rows, items, owners }: Returning,
): Promise<void> {
  const before = new Map(items.map((item) => [item.assignment_id, item.before]));
  await changeValues(context, rows, ({ assignment_id: id, assigned_user_id: from }) => {
    const values = before.get(id);
    if (values === undefined || !isOpenTo(owners, values)) return { code: 'unchanged' };
    return {
      values,
      told: {
        title: { ro: 'Activitate întoarsă la titular', en: 'Work returned to its owner' },
        data: { from_user_id: from, to_user_id: values.assigned_user_id ?? null },
      },
    };
  });
  await markUndone(context.tx, { orgId: context.caller.orgId, changeId, now: context.now });
}

function ruleOf(rules: ReadonlyMap<string, RowRule>): RowRule {
  return (row) => rules.get(row.assignment_id)?.(row) ?? { code: 'unchanged' };
}
