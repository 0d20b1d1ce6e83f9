import type { FileStore } from '#src/kernel/files/file-store.ts';
import { afterCheck, type RouteTable } from '#src/kernel/http/route-table.ts';
import { addAnnotation, browseAnnotations, removeAnnotation } from './annotations/annotate-document.ts';
import { browseDocuments } from './browse-documents.ts';
import { findAskableDocTypes } from './doc-request-repository.ts';
import { downloadDocument } from './download-document.ts';
import { removeDocument } from './remove-document.ts';
import type { StorageLimits } from './storage-quota.ts';
import { checkUpload, uploadDocument } from './upload-document.ts';
import { changeDocument } from './verdict/change-document.ts';
import { judgeDocuments } from './verdict/judge-documents.ts';

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
  judgeDocuments,
  changeDocument,
  browseAnnotations,
  addAnnotation,
  removeAnnotation,
  browseDocTypes: ({ tx, caller, language }) => findAskableDocTypes(tx, caller.orgId, language),
  downloadDocument: (call) => downloadDocument(needs, call),
});
