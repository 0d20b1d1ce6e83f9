import { extensionPoint } from '../extension-points/extension-point.ts';
import { Problem } from './problem.ts';

/** A constraint of the database, and the refusal that its rule means. */
type ConstraintProblem = {
  /** The name of the constraint, as the database reports it. */
  constraint: string;
  code: Problem['code'];
  /** What the page words; areas without reasons of their own leave it out. */
  reason?: string;
};

/**
 * Rules that the database holds for calls at the same time: the second call has passed its checks before the first one was stored.
 *
 * A constraint that no area lists stays an internal error, because no rule of the business explains it.
 */
export const constraintProblems = extensionPoint<ConstraintProblem>('kernel.constraint-problems');

/** The refusal that an error of the database means, or `undefined` when no area explains its constraint. */
export function problemOfConstraint(error: unknown): Problem | undefined {
  const name = error instanceof Error && 'constraint' in error ? error.constraint : undefined;
  const known = constraintProblems.entries().find(({ constraint }) => constraint === name);
  if (known === undefined) return undefined;
  const context = known.reason === undefined ? {} : { context: { reason: known.reason } };
  return new Problem(409, known.code, context);
}
