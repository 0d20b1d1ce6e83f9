import type { Transaction } from 'kysely';
import { publish } from '#src/kernel/events/domain-event.ts';
import { recordTimelineEvent } from '../claims/index.ts';
import type { Database } from '#src/generated/database.ts';
import type { FileStore } from '#src/kernel/files/file-store.ts';
import { documentReceived } from './events.ts';
import { attachLateDocuments, deleteAbandonedDocuments, type LateDocument } from './document-repository.ts';

type Moment = { tx: Transaction<Database>; orgId: string; now: Date };

const day = 24 * 60 * 60 * 1000;

/**
 * Removes files of one organisation that were uploaded for a notification which nobody sent within a day.
 *
 * What came after a notification was accepted, so it goes to that claim, unless a second one has named it by then.
 * Answers what is left to do once the transaction is committed: forgetting the content, never before its row.
 */
export async function removeAbandonedDocuments(
  { files }: { files: FileStore },
  moment: Moment,
): Promise<() => Promise<void>> {
  const { tx, orgId, now } = moment;
  const olderThan = new Date(now.getTime() - day);
  for (const late of await attachLateDocuments(tx, orgId, olderThan)) await tellOfLate(moment, late);
  const keys = await deleteAbandonedDocuments(tx, orgId, olderThan);
  return async () => {
    for (const key of keys) await files.remove(key);
  };
}

async function tellOfLate({ tx, orgId, now }: Moment, late: LateDocument): Promise<void> {
  const { session_id: sessionId, claim_file_id: claimFileId, assignment_id: assignmentId } = late;
  const caller = {
    kind: 'guest',
    orgId,
    sessionId,
    scope: { assignmentType: 'claim_notification' },
  } as const;
  const context = { tx, caller, now };
  await recordTimelineEvent(context, {
    claimFileId,
    assignmentId,
    kind: 'document',
    title: { ro: 'Document primit după avizare', en: 'Document received after the report' },
    body: late.file_name,
    data: { document_id: late.document_id },
  });
  await publish(context, documentReceived, {
    documentIds: [late.document_id],
    claimFileId,
    assignmentId,
    isFromClaimant: true,
  });
}
