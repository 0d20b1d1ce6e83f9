import { createHash } from 'node:crypto';
import type { ChangeContext } from '#src/kernel/events/domain-event.ts';
import type { FileStore } from '#src/kernel/files/file-store.ts';
import { recordTimelineEvent } from '../claims/index.ts';
import type { SentFile } from '../messages/extension-points.ts';
import { acceptDocument, insertDocument } from './document-repository.ts';
import { storedFileName } from './stored-file-name.ts';

/** A paper that the product makes itself, such as the letter of an offer. */
type MadeDocument = {
  claimFileId: string;
  assignmentId: string;
  docTypeCode: string;
  fileName: string;
  /** A PDF. */
  content: Uint8Array;
};

/** Keeps a paper that the product made as a document of its file, open to the claimant; answers it ready to go with a message. */
export async function keepMadeDocument(
  context: ChangeContext,
  files: FileStore,
  { claimFileId, assignmentId, docTypeCode, fileName, content }: MadeDocument,
): Promise<SentFile> {
  const { tx, caller, now } = context;
  const storageKey = await files.save(content);
  const file = {
    fileName: storedFileName(fileName),
    mimeType: 'application/pdf',
    size: content.length,
    storageKey,
  };
  const documentId = await insertDocument(tx, {
    orgId: caller.orgId,
    docTypeCode,
    claimFileId,
    assignmentId,
    docRequestItemId: null,
    ...file,
    sha256: createHash('sha256').update(content).digest('hex'),
    needsCopies: false,
    visibility: 'claimant',
    uploadedByUserId: 'userId' in caller ? (caller.actorUserId ?? caller.userId) : null,
    sessionId: null,
    addressKey: null,
    now,
  });
  // Nobody has to check what the product wrote.
  await acceptDocument(tx, caller.orgId, documentId);
  await recordTimelineEvent(context, {
    claimFileId,
    assignmentId,
    kind: 'document',
    title: { ro: 'Document întocmit', en: 'Document made' },
    body: file.fileName,
    data: { document_id: documentId },
  });
  return { documentId, ...file };
}
