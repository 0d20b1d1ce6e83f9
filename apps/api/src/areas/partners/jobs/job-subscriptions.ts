import type { Subscription } from '#src/kernel/events/domain-event.ts';
import { endLinks } from '../links/end-links.ts';
import { followPayments } from './follow-payment.ts';
import { tellOfJobs } from './telling/tell-of-job.ts';

/** What follows when a job of a partner moves. */
export const jobSubscriptions = (needs: Parameters<typeof tellOfJobs>[0]): Subscription[] => [
  endLinks,
  ...followPayments,
  tellOfJobs(needs),
];
