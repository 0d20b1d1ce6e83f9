import type { Call } from '#src/kernel/http/route-table.ts';
import { Problem, staleRowVersion } from '#src/kernel/problem/problem.ts';
import { insertChange, insertItems, lockClaimFiles } from '../change/change-repository.ts';
import { undoUntilOf } from '../change/change-rows.ts';
import { moveRow } from '../change/change-status.ts';
import { lockAssignments } from '../change/changeable-assignment-repository.ts';
import { chooseTransition, type TransitionRefusal } from './choose-transition.ts';
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
  const chosen = chooseTransition(offered, body.transition_code, body.reason);
  if ('refusal' in chosen) throw problemOf(chosen.refusal);

  const { transition } = chosen;
  const moved = await moveRow(call, row, transition, body.reason);
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

function problemOf({ code, missing }: TransitionRefusal): Problem {
  switch (code) {
    case 'reason_required':
      return new Problem(422, 'rule_refused', { fields: [{ field: 'reason', code: 'required' }] });
    case 'transition_condition_missing':
      return new Problem(422, code, { context: { missing } });
    case 'transition_not_allowed':
      return new Problem(422, code);
  }
}
