import { defineEvent } from '#src/kernel/events/domain-event.ts';

/** Work on a claim file, as events name it. */
export type AssignmentFacts = { assignmentId: string; claimFileId: string; assignmentType: string };

/** New work on a claim file waits in its queue. */
export const assignmentOpened = defineEvent<AssignmentFacts & { statusCode: string }>('assignment.opened');

/** An assignment went from one status to another. */
export const assignmentStatusChanged = defineEvent<
  AssignmentFacts & { fromStatusCode: string; toStatusCode: string; transitionCode: string }
>('assignment.status_changed');

/** An assignment entered a status of the category done or cancelled. */
export const assignmentClosed = defineEvent<AssignmentFacts & { statusCode: string }>('assignment.closed');
