import type { Call } from '#src/kernel/http/route-table.ts';
import { fieldRefused, notFound, Problem, staleRowVersion } from '#src/kernel/problem/problem.ts';
import { askApproval } from '#src/areas/workload/index.ts';
import { lockAssignments } from '../change/changeable-assignment-repository.ts';
import { transitionFinder } from '../transition/offered-transitions.ts';
import { putAskedStep } from './asked-step-repository.ts';
import { kindOfStep } from './step-approval.ts';

/** Asks a manager to let a step pass whose conditions are not met. */
export async function askStep(call: Call<'askStep'>): Promise<{ approval_id: string }> {
  const { path, body, tx, caller, audit, now } = call;
  const { orgId, roles } = caller;
  const row = (await lockAssignments(tx, orgId, [path.assignment_id])).get(path.assignment_id);
  if (row === undefined) throw notFound();
  audit.subject(row.assignment_id);
  if (row.row_version !== body.row_version) throw staleRowVersion(row.row_version);
  const inRomanian = await transitionFinder(tx, { orgId, roles, language: 'ro' })(row);
  const inEnglish = await transitionFinder(tx, { orgId, roles, language: 'en' })(row);
  const wanted = inRomanian.find(({ row: step }) => step.code === body.transition_code);
  const named = inEnglish.find(({ row: step }) => step.code === body.transition_code);
  if (wanted?.shown.approval !== 'can_be_asked') throw new Problem(422, 'transition_not_allowed');
  if (wanted.row.asks.includes('waiting_on') && body.waiting_on === undefined)
    throw fieldRefused('waiting_on', 'required');

  const reason = body.reason.trim();
  if (reason.length < 3) throw fieldRefused('reason', 'required');
  const askedStepId = await putAskedStep(tx, orgId, {
    assignment_id: row.assignment_id,
    transition_code: wanted.row.code,
    transition_name_ro: wanted.row.name,
    transition_name_en: named?.row.name ?? wanted.row.name,
    from_status_code: row.status_code,
    missing: wanted.facts.map(({ code, name }) => ({ code, ...name })),
    reason,
    waiting_on: body.waiting_on ?? null,
    asked_at: now,
  });
  audit.note({ transition: wanted.row.code });
  return {
    approval_id: await askApproval(call, {
      kind: kindOfStep(wanted.row),
      subjectId: askedStepId,
      claimFileId: row.claim_file_id,
      amountBani: undefined,
      note: reason,
    }),
  };
}
