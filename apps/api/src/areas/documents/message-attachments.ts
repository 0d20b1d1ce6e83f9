import { publish } from '#src/kernel/events/domain-event.ts';
import { recordTimelineEvent } from '../claims/index.ts';
import { attachmentStores, type AttachmentStore, type ReceivedFile } from '../messages/extension-points.ts';
import { askForCopies } from './copies/make-copies-job.ts';
import { findDocument, insertDocument } from './document-repository.ts';
import { moveDocuments } from './move-documents-repository.ts';
import { documentReceived } from './events.ts';
import { isHeld } from './scan/held-document.ts';
import { holdUntilScanned } from './scan/scan-document-job.ts';
import { storedFileName } from './stored-file-name.ts';

/** What nobody has looked at yet; a handler says later what it is. */
const otherPapers = 'other';

/** Documents leave with e-mails, and what comes with e-mails becomes documents. */
export const messageAttachments = ({ scansFiles }: { scansFiles: boolean }) =>
  attachmentStores.entry({
    find,
    async keep(context, kept) {
      const documentIds: string[] = [];
      for (const file of kept.files) documentIds.push(await keepFile(context, kept, file, scansFiles));
      const { claimFileId, assignmentId } = kept;
      await publish(context, documentReceived, {
        documentIds,
        claimFileId,
        assignmentId,
        isFromClaimant: true,
      });
      return documentIds;
    },
    async move(context, { documentIds, from, to }) {
      const { tx, caller } = context;
      const moved = await moveDocuments(tx, caller.orgId, { documentIds, from, to });
      if (moved.length === 0) return [];
      await publish(context, documentReceived, {
        documentIds: moved.map(({ document_id: id }) => id),
        ...to,
        isFromClaimant: true,
      });
      return moved.map(({ file_name: name }) => name);
    },
  });

const find: AttachmentStore['find'] = async (tx, { orgId, claimFileId, documentIds }) => {
  const found = [];
  for (const id of documentIds) {
    const document = await findDocument(tx, orgId, id);
    if (document?.claim_file_id !== claimFileId || isHeld(document)) continue;
    const isPicture = document.mime_type.startsWith('image/');
    // A photo leaves as its copy, which does not tell where it was taken.
    const storageKey = isPicture ? document.copy_key : document.storage_key;
    if (storageKey === null) continue;
    found.push({
      documentId: id,
      fileName: isPicture ? `${document.file_name.replace(/\.[^.]{1,8}$/u, '')}.jpg` : document.file_name,
      mimeType: isPicture ? 'image/jpeg' : document.mime_type,
      size: Number(isPicture ? document.copy_size_bytes : document.size_bytes),
      storageKey,
    });
  }
  return found;
};

async function keepFile(
  context: Parameters<AttachmentStore['keep']>[0],
  { claimFileId, assignmentId }: Parameters<AttachmentStore['keep']>[1],
  file: ReceivedFile,
  scansFiles: boolean,
): Promise<string> {
  const { tx, caller, now } = context;
  const isPicture = file.mimeType.startsWith('image/');
  const documentId = await insertDocument(tx, {
    orgId: caller.orgId,
    docTypeCode: otherPapers,
    claimFileId,
    assignmentId: assignmentId ?? null,
    docRequestItemId: null,
    fileName: storedFileName(file.fileName),
    mimeType: file.mimeType,
    size: file.size,
    sha256: file.sha256,
    storageKey: file.storageKey,
    needsCopies: isPicture,
    visibility: 'internal',
    uploadedByUserId: null,
    sessionId: null,
    addressKey: null,
    now,
  });
  if (scansFiles) await holdUntilScanned(tx, caller.orgId, documentId);
  else if (isPicture) await askForCopies(tx, caller.orgId, documentId);
  await recordTimelineEvent(context, {
    claimFileId,
    assignmentId,
    kind: 'document',
    title: { ro: 'Document primit prin e-mail', en: 'Document received by e-mail' },
    body: storedFileName(file.fileName),
    data: { document_id: documentId },
  });
  return documentId;
}
