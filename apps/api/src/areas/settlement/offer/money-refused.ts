import { Problem } from '#src/kernel/problem/problem.ts';

/** A step about money that the file does not allow, with the reason that its page words. */
export const moneyRefused = (status: 409 | 422, reason: string) =>
  new Problem(status, 'money_rule', { context: { reason } });
