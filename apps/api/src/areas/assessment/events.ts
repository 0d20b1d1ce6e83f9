import { defineEvent } from '#src/kernel/events/domain-event.ts';

/** A note was closed; its amount with VAT, in whole bani. */
export const noteCommitted = defineEvent<{
  claimFileId: string;
  assignmentId: string;
  noteId: string;
  grossBani: number;
}>('note.committed');

/** The repair of a vehicle costs so much of its value that it is a total loss. */
export const totalLossSuspected = defineEvent<{ claimFileId: string; assignmentId: string; noteId: string }>(
  'total_loss.suspected',
);

/** The estimate of a repair shop was agreed; with VAT, in whole bani. */
export const estimateAgreed = defineEvent<{
  claimFileId: string;
  assignmentId: string;
  shopEstimateId: string;
  agreedBani: number;
}>('estimate.agreed');

/** Somebody entitled to has decided that the vehicle of a file is a total loss. */
export const totalLossApproved = defineEvent<{ claimFileId: string; assignmentId: string; noteId: string }>(
  'total_loss.approved',
);
