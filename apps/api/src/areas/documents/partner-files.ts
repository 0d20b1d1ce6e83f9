import type { FileAnswer } from '@dosar/openapi';
import type { Env } from '#src/env.ts';
import { publish, type ChangeContext } from '#src/kernel/events/domain-event.ts';
import type { FileStore, ReceivedFile } from '#src/kernel/files/file-store.ts';
import type { GuestCaller } from '#src/kernel/http/caller.ts';
import { fieldRefused, notFound, Problem } from '#src/kernel/problem/problem.ts';
import { addressKey } from '#src/kernel/rate-limit/address-key.ts';
import { recordTimelineEvent } from '../claims/index.ts';
import { askForCopies } from './copies/make-copies-job.ts';
import { contentForClaimant } from './document-content.ts';
import { findDocType, findDocument, insertDocument } from './document-repository.ts';
import { documentReceived } from './events.ts';
import { refuseHeld } from './scan/held-document.ts';
import { holdUntilScanned } from './scan/scan-document-job.ts';
import { refuseBeyondQuota, storageLimitsOf } from './storage-quota.ts';
import { waitForStorage } from './storage-use-repository.ts';
import { storedFileName } from './stored-file-name.ts';

type Keeping = Omit<ChangeContext, 'caller'> & { caller: GuestCaller; address: string };
type Sent = {
  file: ReceivedFile;
  claimFileId: string;
  docTypeCode: 'damage_photo' | 'repair_estimate' | 'repair_invoice';
};

/** Documents of a claim file that a partner sends and gets; the area of partners says which. */
export type PartnerFiles = {
  /** Keeps a file of a partner among the documents of the claim file; answers its id. */
  keep: (call: Keeping, sent: Sent) => Promise<string>;
  /** The content as people outside may have it, once no scanner holds it back. */
  open: (tx: ChangeContext['tx'], orgId: string, documentId: string) => Promise<FileAnswer>;
};

/** The files of partners of a server with these settings. */
export function partnerFiles({ env, files }: { env: Env; files: FileStore }): PartnerFiles {
  const limits = storageLimitsOf(env);
  return {
    async keep(call, { file, claimFileId, docTypeCode }) {
      const { tx, caller, now, address } = call;
      await refuseOtherTypes(tx, caller.orgId, { file, docTypeCode });
      await waitForStorage(tx, caller.orgId);
      await refuseBeyondQuota(limits, tx, { caller, address, now, claimFileId, coming: file.size });
      const hasCopies = file.picture !== undefined || file.mediaType === 'application/pdf';
      const fileName = storedFileName(file.fileName);
      const documentId = await insertDocument(tx, {
        orgId: caller.orgId,
        docTypeCode,
        claimFileId,
        assignmentId: null,
        docRequestItemId: null,
        fileName,
        mimeType: file.mediaType,
        size: file.size,
        sha256: file.sha256,
        storageKey: await files.keep(file),
        needsCopies: hasCopies,
        visibility: 'partner',
        uploadedByUserId: null,
        sessionId: caller.sessionId,
        addressKey: addressKey(address),
        now,
      });
      await recordTimelineEvent(call, {
        claimFileId,
        kind: 'document',
        title: { ro: 'Document de la partener', en: 'Document of the partner' },
        body: fileName,
        data: { document_id: documentId },
      });
      await publish(call, documentReceived, {
        claimFileId,
        assignmentId: undefined,
        documentIds: [documentId],
        isFromClaimant: false,
      });
      if (env.CLAMD_URL !== undefined) await holdUntilScanned(tx, caller.orgId, documentId);
      else if (hasCopies) await askForCopies(tx, caller.orgId, documentId);
      return documentId;
    },
    async open(tx, orgId, documentId) {
      const document = await findDocument(tx, orgId, documentId);
      if (!document) throw notFound();
      refuseHeld(document);
      const answer = await contentForClaimant({ files }, document);
      if (!answer) throw notFound();
      return answer;
    },
  };
}

/** Refuses a file that a document of its kind cannot be. */
async function refuseOtherTypes(
  tx: ChangeContext['tx'],
  orgId: string,
  { file, docTypeCode }: Pick<Sent, 'file' | 'docTypeCode'>,
): Promise<void> {
  const docType = await findDocType(tx, orgId, docTypeCode);
  if (!docType) throw fieldRefused('file', 'unknown_code');
  if (!docType.allowed_mime_types.includes(file.mediaType))
    throw new Problem(415, 'unsupported_file_type', {
      context: { accepted: docType.allowed_mime_types },
      fields: [{ field: 'file', code: 'invalid_format' }],
    });
}
