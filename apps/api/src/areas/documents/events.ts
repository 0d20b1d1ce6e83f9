import type { LocalDate } from '@dosar/kernel/dates';
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

/** What a verdict on documents of one claim file tells. */
type JudgedDocuments = {
  claimFileId: string;
  documents: readonly {
    documentId: string;
    /** The work that it came with. */
    assignmentId: string | null;
    /** What was asked for and it answers. */
    docRequestItemId: string | null;
  }[];
};

/** Documents were accepted. */
export const documentAccepted = defineEvent<JudgedDocuments>('document.accepted');

/** Documents were refused, with a reason that the claimant reads. */
export const documentRefused = defineEvent<JudgedDocuments & { reason: string }>('document.refused');

/** A verdict on documents was taken back: they wait for one again. */
export const documentReopened = defineEvent<JudgedDocuments>('document.reopened');

/** Somebody of a file was asked for documents. */
export const docRequestSent = defineEvent<{
  docRequestId: string;
  claimFileId: string;
  assignmentId: string | null;
  /** The day until which the work is put off, unless an answer comes; null when it goes on meanwhile. */
  putOffUntil: LocalDate | null;
}>('doc_request.sent');

/** The recipient of a request for documents has answered: sent what was asked, or said that there is none. */
export const docRequestAnswered = defineEvent<{
  docRequestId: string;
  docRequestItemId: string;
  claimFileId: string;
  assignmentId: string | null;
  /** Said not to have it: nothing comes that would be seen otherwise. */
  isDeclined: boolean;
}>('doc_request.answered');

/** The last reminder of a request has left, and something is still missing: writing more does not help. */
export const docRequestUnanswered = defineEvent<{
  docRequestId: string;
  claimFileId: string;
  assignmentId: string | null;
  /** Romanian names of what is missing. */
  missing: string;
}>('doc_request.unanswered');

/** Everything that a request asked for was accepted or waived. */
export const docRequestCompleted = defineEvent<{
  docRequestId: string;
  claimFileId: string;
  assignmentId: string | null;
}>('doc_request.completed');

/** The time of a request for documents is over, and something is still missing or was never judged. */
export const docRequestExpired = defineEvent<{
  docRequestId: string;
  claimFileId: string;
  assignmentId: string | null;
}>('doc_request.expired');
