import { defineEvent } from '#src/kernel/events/domain-event.ts';

/** A claim file was recognised as that of a special customer, or as one of nobody any more. */
export const specialCustomerMatched = defineEvent<{
  claimFileId: string;
  specialCustomerId: string | null;
}>('special_customer.matched');
