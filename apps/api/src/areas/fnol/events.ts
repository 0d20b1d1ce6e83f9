import { defineEvent } from '#src/kernel/events/domain-event.ts';

/** An accident was reported; its claim file and first work exist, its documents are attached. */
export const noticeSubmitted = defineEvent<{
  claimFileId: string;
  assignmentId: string;
  assignmentType: string;
  statusCode: string;
}>('notice.submitted');
