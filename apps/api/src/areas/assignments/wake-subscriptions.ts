import {
  docRequestAnswered,
  docRequestExpired,
  docRequestSent,
  docRequestUnanswered,
  documentReceived,
} from '#src/areas/documents/events.ts';
import { visitFinished } from '#src/areas/scheduling/events.ts';
import { clockChanged } from '#src/areas/workload/events.ts';
import type { Subscription } from '#src/kernel/events/domain-event.ts';
import { endSnoozesEarly } from './end-snoozes-early.ts';
import { markUnseenAnswer } from './visit-repository.ts';
import { openCall, putOffForDocuments } from './wait-for-documents.ts';
import { wakeBy } from './wake-assignments.ts';

/** What puts work off by itself, and what brings it back. */
export const wakeSubscriptions: readonly Subscription[] = [
  clockChanged.follow(endSnoozesEarly),
  documentReceived.follow(async ({ tx, caller, now }, { claimFileId, isFromClaimant }) => {
    if (isFromClaimant) await wakeBy(tx, { orgId: caller.orgId, claimFileId, event: 'document', now });
  }),
  // Who waits for documents also has to know that there are none, or that they will not come.
  docRequestAnswered.follow(async ({ tx, caller, now }, { claimFileId, assignmentId, isDeclined }) => {
    const { orgId } = caller;
    if (isDeclined) await markUnseenAnswer(tx, { orgId, claimFileId, assignmentId, now });
    await wakeBy(tx, { orgId, claimFileId, event: 'document', now });
  }),
  docRequestSent.follow(putOffForDocuments),
  docRequestUnanswered.follow(openCall),
  docRequestExpired.follow(async ({ tx, caller, now }, { claimFileId }) => {
    await wakeBy(tx, { orgId: caller.orgId, claimFileId, event: 'document', now });
  }),
  visitFinished.follow(async ({ tx, caller, now }, { claimFileId }) => {
    await wakeBy(tx, { orgId: caller.orgId, claimFileId, event: 'appointment', now });
  }),
];
