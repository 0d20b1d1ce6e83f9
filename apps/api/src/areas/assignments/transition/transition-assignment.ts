import type { Call } from '#src/kernel/http/route-table.ts';
import { fieldRefused, Problem, staleRowVersion } from '#src/kernel/problem/problem.ts';
import { insertChange, insertItems, lockClaimFiles } from '../change/change-repository.ts';
import { undoUntilOf } from '../change/change-rows.ts';
import { moveRow } from '../change/change-status.ts';
import { lockAssignments } from '../change/changeable-assignment-repository.ts';
import { findFileId } from '#src/areas/claims/index.ts';
import { askedOnly, chooseTransition, type TransitionRefusal } from './choose-transition.ts';
import { transitionFinder } from './offered-transitions.ts';

/**
 * Moves an assignment along its status machine: checks, new status, timeline and effects in one transaction.
 *
 * It is kept like a change of many, so that it can be taken back where nothing else came of it.
 */
export async function transitionAssignment(call: Call<'transitionAssignment'>) {
  const { path, body, caller, tx, now, language, audit } = call;
  const { orgId, userId, actorUserId, roles } = caller;
  const assignmentId = path.assignment_id;
  const row = (await lockAssignments(tx, orgId, [assignmentId])).get(assignmentId);
  if (row === undefined) throw new Problem(404, 'not_found');
  audit.subject(assignmentId);
  if (row.row_version !== body.row_version) throw staleRowVersion(row.row_version);

  await lockClaimFiles(tx, orgId, [row.claim_file_id]);
  const offered = await transitionFinder(tx, { orgId, roles, language })(row);
  const said = await saidBy(call, row.claim_file_id);
  const chosen = chooseTransition(offered, body.transition_code, said);
  if ('refusal' in chosen) throw problemOf(chosen.refusal);

  const { transition } = chosen;
  const moved = await moveRow(call, row, transition, askedOnly(transition, said));
  if ('code' in moved) throw new Problem(412, 'stale_row_version');
  audit.note({ from: row.status_code, to: transition.to_status_code, transition: transition.code });

  const outcomes = new Map([[assignmentId, moved]]);
  const undoUntil = undoUntilOf(outcomes, now);
  const changeId = await insertChange(tx, {
    orgId,
    userId,
    actorUserId: actorUserId ?? userId,
    action: 'status',
    parameters: { transition_code: transition.code },
    undoUntil,
    now,
  });
  await insertItems(tx, orgId, changeId, outcomes);
  return {
    assignment_id: assignmentId,
    status_code: transition.to_status_code,
    status_name: transition.to_status_name,
    status_color: transition.to_status_color,
    category_code: moved.categoryCode,
    row_version: moved.rowVersion,
    assignment_change_id: changeId,
    undo_until: undoUntil?.toISOString() ?? null,
  };
}

/** What the caller says, with the file that a duplicate repeats. */
async function saidBy({ body, caller, tx }: Call<'transitionAssignment'>, claimFileId: string) {
  const { reason, waiting_on: waitingOn, duplicate_of: number } = body;
  if (number === undefined) return { reason, waitingOn };
  const duplicateOf = await findFileId(tx, caller.orgId, number);
  if (duplicateOf === undefined) throw fieldRefused('duplicate_of', 'unknown_code');
  if (duplicateOf === claimFileId) throw fieldRefused('duplicate_of', 'invalid_value');
  return { reason, waitingOn, duplicateOf };
}

function problemOf(refusal: TransitionRefusal): Problem {
  switch (refusal.code) {
    case 'reason_required':
      return new Problem(422, 'rule_refused', { fields: [{ field: refusal.field, code: 'required' }] });
    case 'transition_condition_missing':
      return new Problem(422, refusal.code, { context: { missing: refusal.missing } });
    case 'transition_not_allowed':
      return new Problem(422, refusal.code);
  }
}
