import type { JobRefusal } from '@dosar/partners-domain';
import { Problem } from '#src/kernel/problem/problem.ts';

/** Why something is not done to a job. */
type JobRule =
  | JobRefusal
  | 'partner_not_allowed'
  | 'partner_not_working'
  | 'invoice_differs'
  | 'lines_unanswered'
  | 'nothing_agreed'
  | 'file_closed'
  | 'own_pages'
  | 'paid_by_ledger'
  | 'no_address'
  | 'unknown_document';

/** Refuses with the reason that the page words. */
export const jobRefused = (reason: JobRule): Problem =>
  new Problem(409, 'partner_job_rule', { context: { reason } });
