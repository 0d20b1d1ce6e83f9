import { addNotes } from './add-notes.ts';
import { askForDocuments, type ChangeNeeds } from './ask-for-documents.ts';
import { changeStatus } from './change-status.ts';
import { changeValues } from './change-values.ts';
import {
  lockAssignments,
  type ChangeableAssignment,
  type LockedAssignments,
} from './changeable-assignment-repository.ts';
import { prepareRule } from './prepare-rule.ts';
import { undoMinutes, type Change, type ChangeContext, type SkippedCode } from './row-change.ts';
import { doneRows, type RowOutcomes } from './row-outcome.ts';
import { rowRefusal } from './row-refusal.ts';
import { findWorker } from '../worker-repository.ts';

/** The assignments of a change as they were read, and the outcome for each. */
export type ChangedRows = { locked: LockedAssignments; outcomes: RowOutcomes };

/** Does the same to some assignments that have the given versions, and says of each why it stays as it is. */
export async function changeRows(
  needs: ChangeNeeds,
  context: ChangeContext,
  change: Change,
  versions: ReadonlyMap<string, number>,
): Promise<ChangedRows> {
  const locked = await lockAssignments(context.tx, context.caller.orgId, [...versions.keys()]);
  const worker = await findWorker(context);
  const refused = new Map<string, { code: SkippedCode }>();
  for (const [assignmentId, rowVersion] of versions) {
    const code = rowRefusal(locked.get(assignmentId), { worker, change, rowVersion });
    if (code !== undefined) refused.set(assignmentId, { code });
  }
  const open = [...locked.values()].filter((row) => !refused.has(row.assignment_id));
  return { locked, outcomes: new Map([...refused, ...(await carryOut(needs, context, change, open))]) };
}

/** Until when a change of these rows can be taken back; null when a part of it cannot, or nothing was done. */
export function undoUntilOf(outcomes: RowOutcomes, now: Date): Date | null {
  const done = doneRows(outcomes);
  const canBeUndone = done.length > 0 && done.every(({ before }) => before !== null);
  return canBeUndone ? new Date(now.getTime() + undoMinutes * 60_000) : null;
}

async function carryOut(
  needs: ChangeNeeds,
  context: ChangeContext,
  change: Change,
  rows: readonly ChangeableAssignment[],
): Promise<RowOutcomes> {
  switch (change.action) {
    case 'status':
      return changeStatus(context, change, rows);
    case 'note':
      return addNotes(context, change, rows);
    case 'request_document':
      return askForDocuments(needs, context, change, rows);
    default:
      return changeValues(context, rows, await prepareRule(context, change));
  }
}
