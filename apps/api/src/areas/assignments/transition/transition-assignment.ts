import type { Call } from '#src/kernel/http/route-table.ts';
import { Problem, staleRowVersion } from '#src/kernel/problem/problem.ts';
import { findAssignment } from '../assignment-repository.ts';
import { chooseTransition, type TransitionRefusal } from './choose-transition.ts';
import { moveAssignment } from './move-assignment.ts';
import { transitionFinder } from './offered-transitions.ts';

/** Moves an assignment along its status machine: checks, new status, timeline and effects in one transaction. */
export async function transitionAssignment(call: Call<'transitionAssignment'>) {
  const { path, body, caller, tx, language, audit } = call;
  const { orgId, userId, roles } = caller;
  const assignment = await findAssignment(tx, { orgId, userId, assignmentId: path.assignment_id, language });
  if (assignment === undefined) throw new Problem(404, 'not_found');
  audit.subject(assignment.assignment_id);
  if (assignment.row_version !== body.row_version) throw staleRowVersion(assignment.row_version);

  const offered = await transitionFinder(tx, { orgId, roles, language })(assignment);
  const chosen = chooseTransition(offered, body.transition_code, body.reason);
  if ('refusal' in chosen) throw problemOf(chosen.refusal);

  const { transition } = chosen;
  const moved = await moveAssignment(call, { assignment, transition, reason: body.reason });
  if (moved === undefined) throw new Problem(412, 'stale_row_version');
  audit.note({ from: assignment.status_code, to: transition.to_status_code, transition: transition.code });

  return {
    assignment_id: assignment.assignment_id,
    status_code: transition.to_status_code,
    status_name: transition.to_status_name,
    status_color: transition.to_status_color,
    category_code: moved.category_code,
    row_version: moved.row_version,
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
