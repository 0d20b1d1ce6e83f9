import type { Call } from '../../kernel/http/route-table.ts';
import { Problem, staleRowVersion } from '../../kernel/problem/problem.ts';
import { findAssignment } from './assignment-repository.ts';
import { transitionsWithRows, type OfferedTransition } from './offered-transitions.ts';
import { recordTimelineEvent } from './timeline-event.ts';
import { carryOutEffects, type EffectNeeds } from './transition-effects.ts';
import { findStatusNames, setStatus } from './transition-repository.ts';

/** Moves an assignment along its status machine: checks, new status, timeline and effects in one transaction. */
export async function transitionAssignment(needs: EffectNeeds, call: Call<'transitionAssignment'>) {
  const { path, body, caller, tx, now, language, audit } = call;
  const { orgId, userId, roles } = caller;
  const assignment = await findAssignment(tx, { orgId, userId, assignmentId: path.assignment_id, language });
  if (assignment === undefined) throw new Problem(404, 'not_found');
  audit.subject(assignment.assignment_id);
  if (assignment.row_version !== body.row_version) throw staleRowVersion(assignment.row_version);

  const offered = await transitionsWithRows(tx, { orgId, roles, assignment, language });
  const { row } = allowed(offered, body.transition_code);
  if (row.is_reason_required && body.reason === undefined)
    throw new Problem(422, 'rule_refused', { fields: [{ field: 'reason', code: 'required' }] });

  const moved = await setStatus(tx, {
    orgId,
    assignmentId: assignment.assignment_id,
    statusCode: row.to_status_code,
    ifVersion: body.row_version,
    reason: body.reason,
    now,
  });
  if (moved === undefined) throw new Problem(412, 'stale_row_version');

  const names = await findStatusNames(tx, orgId, assignment.assignment_type, row.to_status_code);
  await recordTimelineEvent(call, {
    claimFileId: assignment.claim_file_id,
    assignmentId: assignment.assignment_id,
    kind: 'status',
    title: { ro: `Stare nouă: ${names.name_ro}`, en: `New status: ${names.name_en}` },
    body: body.reason,
    data: {
      transition_code: row.code,
      from_status_code: assignment.status_code,
      to_status_code: row.to_status_code,
      status_color: names.color,
    },
    visibility: row.effects.move_tracker === true ? 'claimant' : 'internal',
  });
  await carryOutEffects(needs, call, assignment, row);
  audit.note({ from: assignment.status_code, to: row.to_status_code, transition: row.code });

  return {
    assignment_id: assignment.assignment_id,
    status_code: row.to_status_code,
    status_name: row.to_status_name,
    status_color: row.to_status_color,
    category_code: moved.category_code,
    row_version: moved.row_version,
  };
}

function allowed(offered: OfferedTransition[], code: string): OfferedTransition {
  const wanted = offered.find(({ row }) => row.code === code);
  if (wanted === undefined) throw new Problem(422, 'transition_not_allowed');
  if (wanted.shown.missing.length > 0)
    throw new Problem(422, 'transition_condition_missing', { context: { missing: wanted.shown.missing } });
  if (!wanted.shown.allowed) throw new Problem(422, 'transition_not_allowed');
  return wanted;
}
