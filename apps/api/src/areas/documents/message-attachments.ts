import { publish } from '#src/kernel/events/domain-event.ts';
import { recordTimelineEvent } from '../claims/index.ts';
import { attachmentStores } from '../messages/extension-points.ts';
import { askForCopies } from './copies/make-copies-job.ts';
import { findDocument, insertDocument } from './document-repository.ts';
import { documentReceived } from './events.ts';
import { storedFileName } from './stored-file-name.ts';

/** What nobody has looked at yet; a handler says later what it is. */
const otherPapers = 'other';

/** Documents leave with e-mails, and what comes with e-mails becomes documents. */
export const messageAttachments = attachmentStores.entry({
  async find(tx, { orgId, claimFileId, documentIds }) {
    const found = [];
    for (const id of documentIds) {
      const document = await findDocument(tx, orgId, id);
      if (document?.claim_file_id !== claimFileId || document.scan_state === 'infected') continue;
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
  },

  async keep(context, { claimFileId, assignmentId, files }) {
    const { tx, caller, now } = context;
    const documentIds: string[] = [];
    for (const file of files) {
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
      if (isPicture) await askForCopies(tx, caller.orgId, documentId);
      await recordTimelineEvent(context, {
        claimFileId,
        assignmentId,
        kind: 'document',
        title: { ro: 'Document primit prin e-mail', en: 'Document received by e-mail' },
        body: storedFileName(file.fileName),
        data: { document_id: documentId },
      });
      documentIds.push(documentId);
    }
    await publish(context, documentReceived, {
      documentIds,
      claimFileId,
      assignmentId,
      isFromClaimant: true,
    });
    return documentIds;
  },
});
