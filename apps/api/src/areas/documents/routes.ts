import type { Db } from '#src/kernel/database/index.ts';
import type { WorkingFileStore } from '#src/kernel/files/file-store.ts';
import { afterCheck, type RouteTable } from '#src/kernel/http/route-table.ts';
import { addAnnotation, browseAnnotations, removeAnnotation } from './annotations/annotate-document.ts';
import { browseDocuments } from './browse-documents.ts';
import { requestRoutes, type RequestRouteNeeds } from './requests/request-routes.ts';
import { findAskableDocTypes } from './requests/doc-request-repository.ts';
import { downloadAllDocuments } from './download-all-documents.ts';
import { downloadDocument } from './download-document.ts';
import { removeDocument } from './remove-document.ts';
import { resumableRoutes } from './resumable/resumable-routes.ts';
import type { StorageLimits } from './storage-limits.ts';
import { checkUpload, uploadDocument } from './upload-document.ts';
import { ruleRoutes } from './rules/rule-routes.ts';
import { browseVehiclePhotos } from './vehicle/browse-vehicle-photos.ts';
import { changeDocument } from './verdict/change-document.ts';
import { judgeDocuments } from './verdict/judge-documents.ts';

/** What the document operations stand on. */
export type DocumentNeeds = {
  db: Db;
  files: WorkingFileStore;
  storageLimits: StorageLimits;
  scansFiles: boolean;
  requests: RequestRouteNeeds;
};

/** The operations of the documents area. */
export const documentsRoutes = (needs: DocumentNeeds): RouteTable<'documents'> => ({
  uploadDocument: afterCheck(
    (upload) => checkUpload(needs, upload),
    (call) => uploadDocument(needs, call),
  ),
  ...resumableRoutes(needs),
  removeDocument: (call) => removeDocument(needs, call),
  browseDocuments,
  browseVehiclePhotos,
  judgeDocuments,
  changeDocument,
  browseAnnotations,
  addAnnotation,
  removeAnnotation,
  browseDocTypes: ({ tx, caller, language }) => findAskableDocTypes(tx, caller.orgId, language),
  downloadAllDocuments: (call) => downloadAllDocuments(needs, call),
  downloadDocument: (call) => downloadDocument(needs, call),
  ...ruleRoutes,
  ...requestRoutes(needs.requests),
});
