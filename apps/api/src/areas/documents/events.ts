import { defineEvent } from '#src/kernel/events/domain-event.ts';

/** A document came to a claim file. */
export const documentReceived = defineEvent<{
  documentIds: readonly string[];
  claimFileId: string;
  /** Absent when it concerns the whole file. */
  assignmentId: string | undefined;
  /** Sent by the claimant over a link, not added by staff. */
  isFromClaimant: boolean;
}>('document.received');
