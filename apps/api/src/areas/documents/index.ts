export { contentForClaimant } from './document-content.ts';
export { attachWaitingDocuments, findDocument, type StoredDocument } from './document-repository.ts';
export { removeAbandonedDocuments } from './remove-abandoned-documents.ts';
export { documentsRoutes, type DocumentNeeds } from './routes.ts';
