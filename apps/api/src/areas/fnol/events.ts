import { defineEvent } from '#src/kernel/events/domain-event.ts';

/** An accident was reported; its claim file and first work exist, its documents are attached. */
export const noticeSubmitted = defineEvent<{
  claimFileId: string;
  assignmentId: string;
  assignmentType: string;
  statusCode: string;
}>('notice.submitted');

/** Whoever takes a claim in has named the insured by a number, which the file does not keep; a personal number is told by its hash. */
export const holderTold = defineEvent<{
  claimFileId: string;
  cnp: { hash: string; masked: string } | null;
  cui: string | null;
}>('notice.holder_told');

/** Somebody said whether a doubtful policy covers the accident of a file. */
export const policyDecided = defineEvent<{ claimFileId: string; isCovered: boolean; reason: string }>(
  'policy.decided',
);
