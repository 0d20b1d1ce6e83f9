import type { Call } from '#src/kernel/http/route-table.ts';
import { answeredItems } from './answered-items.ts';
import type { ChangeNeeds } from './ask-for-documents.ts';
import { insertChange, insertItems } from './change-repository.ts';
import { changeRows, undoUntilOf } from './change-rows.ts';
import { keptParameters } from './row-change.ts';
import { doneRows } from './row-outcome.ts';

/** Does the same to up to two hundred assignments in one transaction and tells what became of each. */
export async function changeAssignments(needs: ChangeNeeds, call: Call<'changeAssignments'>) {
  const { body, caller, tx, now, audit } = call;
  const { orgId, userId, actorUserId } = caller;
  const { change } = body;
  const versions = new Map(body.items.map((item) => [item.assignment_id, item.row_version]));
  const { locked, outcomes } = await changeRows(needs, call, change, versions);

  const undoUntil = undoUntilOf(outcomes, now);
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
  const done = doneRows(outcomes).length;
  audit.note({ action: change.action, done, skipped: outcomes.size - done });

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
