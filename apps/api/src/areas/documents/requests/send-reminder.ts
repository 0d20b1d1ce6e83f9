import type { ChangeContext } from '#src/kernel/events/domain-event.ts';
import { recordTimelineEvent } from '#src/areas/claims/index.ts';
import type { LockedRequest } from './doc-request-repository.ts';
import { isOwed } from './request-progress.ts';
import { namesOf } from './settle-request.ts';
import { writeToRecipients, type RequestNeeds } from './write-to-recipient.ts';

/** Reminds a recipient of what is still missing; the timeline says so. */
export async function sendReminder(
  needs: RequestNeeds,
  context: ChangeContext,
  request: LockedRequest,
): Promise<void> {
  const items = request.items.filter(({ state }) => isOwed(state));
  await recordTimelineEvent(context, {
    claimFileId: request.claim_file_id,
    assignmentId: request.assignment_id ?? undefined,
    kind: 'doc_request',
    title: { ro: 'Reamintire de documente', en: 'Reminder of documents' },
    body: namesOf(items),
    data: { doc_request_id: request.doc_request_id },
  });
  await writeToRecipients(
    needs,
    context,
    new Map([[request.doc_request_id, { occasion: 'reminded', items }]]),
  );
}
