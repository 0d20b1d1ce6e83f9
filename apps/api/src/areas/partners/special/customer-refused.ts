import { Problem } from '#src/kernel/problem/problem.ts';

/** Why something is not done to a special customer. */
export type CustomerRule =
  | 'match_known'
  | 'rule_known'
  | 'too_many'
  | 'plates_changed'
  | 'check_running'
  | 'check_outdated'
  | 'nothing_open'
  | 'pack_sent'
  | 'no_recipients'
  | 'discreet';

/** Refuses with the reason that the page words. */
export const customerRefused = (reason: CustomerRule): Problem =>
  new Problem(409, 'special_customer_rule', { context: { reason } });
