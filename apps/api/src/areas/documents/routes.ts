import type { FileStore } from '#src/kernel/files/file-store.ts';
import { afterCheck, type RouteTable } from '#src/kernel/http/route-table.ts';
import { browseDocuments } from './browse-documents.ts';
import { findAskableDocTypes } from './doc-request-repository.ts';
import { downloadDocument } from './download-document.ts';
import { removeDocument } from './remove-document.ts';
import type { StorageLimits } from './storage-quota.ts';
import { checkUpload, uploadDocument } from './upload-document.ts';

/** What the document operations stand on. */
export type DocumentNeeds = { files: FileStore; storageLimits: StorageLimits };

/** The operations of the documents area. */
export const documentsRoutes = (needs: DocumentNeeds): RouteTable<'documents'> => ({
  uploadDocument: afterCheck(
    (upload) => checkUpload(needs, upload),
    (call) => uploadDocument(needs, call),
  ),
  removeDocument: (call) => removeDocument(needs, call),
  browseDocuments,
  browseDocTypes: ({ tx, caller, language }) => findAskableDocTypes(tx, caller.orgId, language),
  downloadDocument: (call) => downloadDocument(needs, call),
});
