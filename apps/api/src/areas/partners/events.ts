import type { JobAct, JobState } from '@dosar/partners-domain';
import { defineEvent } from '#src/kernel/events/domain-event.ts';

/** A claim file was recognised as that of a special customer, or as one of nobody any more. */
export const specialCustomerMatched = defineEvent<{
  claimFileId: string;
  specialCustomerId: string | null;
}>('special_customer.matched');

/** Rules of a special customer begin to act in a claim file; each version of a rule begins once. */
export const specialRulesBegan = defineEvent<{ claimFileId: string; kinds: readonly string[] }>(
  'special_rules.began',
);

/** Something was done to a job of a partner: it was made, sent, answered, or came further. */
export const partnerJobMoved = defineEvent<{
  partnerJobId: string;
  claimFileId: string;
  partnerId: string | null;
  act: JobAct | 'make';
  from: JobState;
  state: JobState;
}>('partner_job.moved');
