import type { Schema } from '@dosar/openapi';
import type { Call } from '#src/kernel/http/route-table.ts';
import { notFound, Problem } from '#src/kernel/problem/problem.ts';
import { findChangeable } from '../change/changeable-assignment-repository.ts';
import { transitionFinder } from './offered-transitions.ts';
import { previewEffects } from './transition-effects.ts';

/** What a step would send and to whom, before somebody takes it. */
export async function previewTransition(
  call: Call<'previewTransition'>,
): Promise<Schema<'TransitionPreview'>> {
  const { path, body, caller, tx, now, language } = call;
  const { orgId, userId, roles } = caller;
  const [row] = await findChangeable(tx, orgId, [path.assignment_id]);
  if (row === undefined) throw notFound();
  const offered = await transitionFinder(tx, { orgId, roles, language })(row);
  const chosen = offered.find(({ row: step }) => step.code === body.transition_code);
  if (chosen === undefined) throw new Problem(422, 'transition_not_allowed');

  const { claim_file_id: claimFileId, assignment_id: assignmentId } = row;
  const step = { tx, orgId, claimFileId, assignmentId, userId, now };
  const previews = await previewEffects(step, chosen.row.effects);
  return {
    messages: previews.flatMap(({ messages }) => messages),
    warnings: previews.flatMap(({ warning }) => (warning === undefined ? [] : [warning[language]])),
  };
}
