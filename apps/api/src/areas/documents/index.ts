export { askForWaitingCopies, makeCopiesJob } from './copies/make-copies-job.ts';
export { contentForClaimant } from './document-content.ts';
export { findDocTypeNames } from './requests/doc-request-repository.ts';
export { attachWaitingDocuments, findDocument } from './document-repository.ts';
export { requestDocuments } from './requests/request-documents.ts';
export { findFilesWithPhotos, findPhotoHashes } from './files-with-photos-repository.ts';
export { keepMadeDocument } from './keep-made-document.ts';
export { partnerFiles, type PartnerFiles } from './partner-files.ts';
export { privateFiles, type PrivateFiles } from './private-files.ts';
