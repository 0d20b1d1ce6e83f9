import { insertChange, insertItems } from '../change/change-repository.ts';
import { changeValues } from '../change/change-values.ts';
import { mayChange } from '../change/may-change.ts';
import { isClosed, type ChangeContext, type RowRule } from '../change/row-change.ts';
import { takenOver } from '../change/value-rules.ts';
import { findWorker } from '../worker-repository.ts';
import { holdLines } from './hold-lines.ts';

/** A piece of open work, who gets it, and what that person should know. */
export type GivenLine = {
  assignment_id: string;
  row_version: number;
  to_user_id: string;
  note?: string | undefined;
};

/** Work that was given, who had it and who has it now. */
export type GivenWork = { claimFileNo: string; fromUserId: string; toUserId: string };

/**
 * Gives open work that somebody has to others, all of it or none; a manager takes it back until `undoUntil`.
 *
 * `undefined` when a piece is not what it was when the lines were written, is not the caller's to change, or is meant for
 * somebody who can be given no work.
 */
export async function giveWork(
  context: ChangeContext,
  { lines, undoUntil }: { lines: readonly GivenLine[]; undoUntil: Date },
): Promise<{ changeId: string; given: GivenWork[] } | undefined> {
  const { tx, caller, now } = context;
  const { orgId } = caller;
  const { assignees, locked } = await holdLines(tx, orgId, lines);
  const worker = await findWorker(context);
  const rules = new Map<string, RowRule>();
  const given: GivenWork[] = [];
  for (const line of lines) {
    const row = locked.get(line.assignment_id);
    const assignee = assignees.get(line.to_user_id);
    const isAsRead = row?.row_version === line.row_version && !isClosed(row) && !rules.has(row.assignment_id);
    if (!isAsRead || !assignee || row.assigned_user_id === null || !mayChange(worker, row)) return undefined;
    if (row.assigned_user_id === assignee.user_id) return undefined;
    rules.set(row.assignment_id, takenOver(row, assignee, line.note));
    given.push({
      claimFileNo: row.claim_file_no,
      fromUserId: row.assigned_user_id,
      toUserId: assignee.user_id,
    });
  }
  const outcomes = await changeValues(
    context,
    [...locked.values()],
    (row) => rules.get(row.assignment_id)?.(row) ?? { code: 'unchanged' },
  );
  const changeId = await insertChange(tx, {
    orgId,
    userId: caller.userId,
    actorUserId: caller.actorUserId ?? caller.userId,
    action: 'assign',
    parameters: { given: Object.fromEntries(lines.map((line) => [line.assignment_id, line.to_user_id])) },
    undoUntil,
    now,
  });
  await insertItems(tx, orgId, changeId, outcomes);
  return { changeId, given };
}
