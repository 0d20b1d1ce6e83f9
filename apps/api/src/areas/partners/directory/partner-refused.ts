import { Problem } from '#src/kernel/problem/problem.ts';

/** Why something is not done to a partner. */
export type PartnerRule =
  | 'cui_known'
  | 'suspended_already'
  | 'jobs_changed'
  | 'account_open'
  | 'no_account'
  | 'too_many'
  | 'job_over'
  | 'nobody_reads'
  | 'lines_unread'
  | 'lines_total';

/** Refuses with the reason that the page words. */
export const partnerRefused = (reason: PartnerRule): Problem =>
  new Problem(409, 'partner_rule', { context: { reason } });
