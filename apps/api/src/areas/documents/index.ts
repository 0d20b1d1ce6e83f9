export { copyMaker } from './copies/copy-maker.ts';
export { copyWorker, makeWaitingCopies, pictureChannel } from './copies/copy-worker.ts';
export { contentForClaimant } from './document-content.ts';
export { attachWaitingDocuments, findDocument } from './document-repository.ts';
export { removeAbandonedDocuments } from './remove-abandoned-documents.ts';
export { requestDocuments } from './request-documents.ts';
export { storageLimitsOf } from './storage-quota.ts';
export { forgetAddresses } from './storage-use-repository.ts';
