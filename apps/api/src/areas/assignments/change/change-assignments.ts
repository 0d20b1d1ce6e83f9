import type { Call } from '#src/kernel/http/route-table.ts';
import { addNotes } from './add-notes.ts';
import { askForDocuments, type ChangeNeeds } from './ask-for-documents.ts';
import { changeStatus } from './change-status.ts';
import { changeValues } from './change-values.ts';
import { answeredItems } from './answered-items.ts';
import { insertChange, insertItems } from './change-repository.ts';
import { lockAssignments, type ChangeableAssignment } from './changeable-assignment-repository.ts';
import { prepareRule } from './prepare-rule.ts';
import { keptParameters, type SkippedCode } from './row-change.ts';
import type { RowOutcomes } from './row-outcome.ts';
import { rowRefusal } from './row-refusal.ts';
import { findWorker } from '../worker-repository.ts';

type ChangeCall = Call<'changeAssignments'>;

/** Long enough to notice a mistake and go back to it; what happened on the work meanwhile is never overwritten. */
const undoMinutes = 10;

/** Does the same to up to two hundred assignments in one transaction and tells what became of each. */
export async function changeAssignments(needs: ChangeNeeds, call: ChangeCall) {
  const { body, caller, tx, now, audit } = call;
  const { orgId, userId, actorUserId } = caller;
  const { change } = body;
  const versions = new Map(body.items.map((item) => [item.assignment_id, item.row_version]));
  const locked = await lockAssignments(tx, orgId, [...versions.keys()]);
  const worker = await findWorker(call);

  const refused = new Map<string, { code: SkippedCode }>();
  const open: ChangeableAssignment[] = [];
  for (const [assignmentId, rowVersion] of versions) {
    const code = rowRefusal(locked.get(assignmentId), { worker, change, rowVersion });
    if (code !== undefined) refused.set(assignmentId, { code });
  }
  for (const row of locked.values()) if (!refused.has(row.assignment_id)) open.push(row);

  const outcomes: RowOutcomes = new Map([...refused, ...(await carryOut(needs, call, open))]);
  const done = [...outcomes.values()].filter((outcome) => 'rowVersion' in outcome);
  const canBeUndone = done.length > 0 && done.every(({ before }) => before !== null);
  const undoUntil = canBeUndone ? new Date(now.getTime() + undoMinutes * 60_000) : null;
  const changeId = await insertChange(tx, {
    orgId,
    userId,
    actorUserId: actorUserId ?? userId,
    action: change.action,
    parameters: keptParameters(change),
    undoUntil,
    now,
  });
  // What the organisation does not have is not written down: it may be another one's.
  await insertItems(tx, orgId, changeId, new Map([...outcomes].filter(([id]) => locked.has(id))));
  audit.subject(changeId);
  audit.note({ action: change.action, done: done.length, skipped: outcomes.size - done.length });

  return {
    assignment_change_id: changeId,
    action: change.action,
    undo_until: undoUntil?.toISOString() ?? null,
    items: await answeredItems(
      call,
      locked,
      outcomes,
      body.items.map((item) => item.assignment_id),
    ),
  };
}

async function carryOut(
  needs: ChangeNeeds,
  call: ChangeCall,
  rows: readonly ChangeableAssignment[],
): Promise<RowOutcomes> {
  const { change } = call.body;
  switch (change.action) {
    case 'status':
      return changeStatus(call, change, rows);
    case 'note':
      return addNotes(call, change, rows);
    case 'request_document':
      return askForDocuments(needs, call, change, rows);
    default:
      return changeValues(call, rows, await prepareRule(call, change));
  }
}
