import { publish, type ChangeContext } from '#src/kernel/events/domain-event.ts';
import { recordAudit } from '#src/kernel/audit/record-audit.ts';
import { recordTimelineEvent } from '#src/areas/claims/index.ts';
import { documentRefused } from '../events.ts';
import { quarantineDocument } from './scan-repository.ts';

/** What the person who sent it reads, also as the reason of the refusal. */
const reasons = {
  ro: 'Am găsit un virus în fișier, așa că nu l-am deschis. Trimiteți documentul din nou, de exemplu ca fotografie nouă.',
  en: 'We found a virus in the file, so we did not open it. Please send the document again, for example as a new photo.',
};

/** Refuses a document in which a virus was found, and asks again for what it should have been. */
export async function putInQuarantine(
  context: ChangeContext,
  documentId: string,
  signature: string,
): Promise<void> {
  const { tx, caller, now } = context;
  const document = await quarantineDocument(tx, caller.orgId, documentId, { signature, reasons, now });
  if (document === undefined) return;
  const { claim_file_id: claimFileId, assignment_id: assignmentId, language } = document;
  // A guest's file that belongs to no claim yet has nobody to be told.
  if (claimFileId !== null) {
    await recordTimelineEvent(context, {
      claimFileId,
      assignmentId: assignmentId ?? undefined,
      kind: 'document',
      title: { ro: 'Document în carantină: virus găsit', en: 'Document in quarantine: virus found' },
      body: `${document.file_name} (${signature})`,
      data: { document_id: documentId },
    });
    await publish(context, documentRefused, {
      claimFileId,
      documents: [{ documentId, assignmentId, docRequestItemId: document.doc_request_item_id }],
      reason: reasons[language],
    });
  }
  await recordAudit(tx, {
    event: 'DOCUMENT_QUARANTINED',
    outcome: 'success',
    actor: { kind: 'system' },
    entity: 'document',
    entityId: documentId,
    data: { signature },
    now,
  });
}
