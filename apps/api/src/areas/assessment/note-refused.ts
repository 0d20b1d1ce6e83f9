import { Problem } from '#src/kernel/problem/problem.ts';

/** A step that a note or an estimate does not allow as it stands; the page names the reason. */
export function noteRefused(status: 409 | 422, reason: string): Problem {
  return new Problem(status, status === 409 ? 'conflict' : 'rule_refused', { context: { reason } });
}
