import type { FileAnswer } from '@dosar/openapi';
import type { Env } from '#src/env.ts';
import type { UserCaller } from '#src/kernel/http/caller.ts';
import type { FileStore, ReceivedFile } from '#src/kernel/files/file-store.ts';
import type { Call } from '#src/kernel/http/route-table.ts';
import { fieldRefused, notFound, Problem } from '#src/kernel/problem/problem.ts';
import { originalContent } from './document-content.ts';
import { findDocType, insertDocument } from './document-repository.ts';
import { deletePrivateDocument, findPrivateDocument, markPrivate } from './private-file-repository.ts';
import { refuseHeld } from './scan/held-document.ts';
import { holdUntilScanned } from './scan/scan-document-job.ts';
import { refuseBeyondQuota, storageLimitsOf } from './storage-quota.ts';
import { waitForStorage } from './storage-use-repository.ts';
import { storedFileName } from './stored-file-name.ts';

type Keeping = Pick<Call<'attachCertificate'>, 'tx' | 'now' | 'address'> & { caller: UserCaller<'staff'> };
type Reading = Pick<Keeping, 'tx'> & { caller: { orgId: string } };

/** Files that belong to a record of another area, which says who may have them. */
export type PrivateFiles = {
  /** Keeps a file that arrived; answers its id. */
  keep: (call: Keeping, file: ReceivedFile) => Promise<string>;
  /** The content, once no scanner holds it back; 404 for what is no private file. */
  open: (call: Reading, documentId: string) => Promise<FileAnswer>;
  /** Forgets a file for good. */
  remove: (call: Reading, documentId: string) => Promise<void>;
};

// The catalogue of an organisation has it, and no list shows the file by its kind.
const docTypeCode = 'other';

/** The private files of a server with these settings. */
export function privateFiles({ env, files }: { env: Env; files: FileStore }): PrivateFiles {
  const limits = storageLimitsOf(env);
  return {
    keep: async ({ tx, now, address, caller }, file) => {
      const { orgId } = caller;
      const docType = await findDocType(tx, orgId, docTypeCode);
      if (!docType) throw fieldRefused('file', 'unknown_code');
      if (!docType.allowed_mime_types.includes(file.mediaType))
        throw new Problem(415, 'unsupported_file_type', {
          context: { accepted: docType.allowed_mime_types },
          fields: [{ field: 'file', code: 'invalid_format' }],
        });
      await waitForStorage(tx, orgId);
      await refuseBeyondQuota(limits, tx, {
        caller,
        address,
        now,
        claimFileId: undefined,
        coming: file.size,
      });
      const documentId = await insertDocument(tx, {
        orgId,
        docTypeCode,
        claimFileId: null,
        assignmentId: null,
        docRequestItemId: null,
        fileName: storedFileName(file.fileName),
        mimeType: file.mediaType,
        size: file.size,
        sha256: file.sha256,
        storageKey: await files.keep(file),
        needsCopies: false,
        visibility: 'internal',
        uploadedByUserId: caller.actorUserId ?? caller.userId,
        sessionId: caller.sessionId,
        addressKey: null,
        now,
      });
      await markPrivate(tx, orgId, documentId);
      if (env.CLAMD_URL !== undefined) await holdUntilScanned(tx, orgId, documentId);
      return documentId;
    },
    open: async ({ tx, caller }, documentId) => {
      const document = await findPrivateDocument(tx, caller.orgId, documentId);
      if (!document) throw notFound();
      refuseHeld(document);
      const answer = await originalContent({ files }, document);
      if (!answer) throw notFound();
      return answer;
    },
    remove: async ({ tx, caller }, documentId) => {
      const key = await deletePrivateDocument(tx, caller.orgId, documentId);
      // Should the row come back because the transaction fails, the file is simply not there any more: as was wished.
      if (key !== undefined) await files.remove(key);
    },
  };
}
