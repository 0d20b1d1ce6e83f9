import { Problem } from '#src/kernel/problem/problem.ts';

/** Why something is not done on the page of directories. */
export const provisioningRefused = (reason: 'too_many_tokens' | 'group_mapped' | 'role_unknown'): Problem =>
  new Problem(409, 'provisioning_rule', { context: { reason } });
