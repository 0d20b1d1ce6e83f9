// Generated from openapi/ by `npm run generate`. Do not edit.

import type { Operation } from '../client/operation.ts';

/** Upload one file. */
export const uploadDocument: Operation<'uploadDocument'> = {
  id: 'uploadDocument',
  tag: 'documents',
  method: 'POST',
  path: '/api/document/upload',
  idempotent: true,
  access: { callers: ['guest', 'tracker', 'staff'], roles: ['claims.handler', 'AC.Assessor', '*.manager'] },
};

/** Announce a file that is sent in parts. */
export const beginUpload: Operation<'beginUpload'> = {
  id: 'beginUpload',
  tag: 'documents',
  method: 'POST',
  path: '/api/document/beginUpload',
  access: {
    callers: ['guest', 'staff'],
    roles: ['claims.handler', 'AC.Assessor', '*.manager'],
    refuses: ['external'],
  },
};

/** Send the next bytes of an announced file. */
export const appendToUpload: Operation<'appendToUpload'> = {
  id: 'appendToUpload',
  tag: 'documents',
  method: 'PATCH',
  path: '/api/document/resumable/{upload_id}',
  access: {
    callers: ['guest', 'staff'],
    roles: ['claims.handler', 'AC.Assessor', '*.manager'],
    refuses: ['external'],
  },
};

/** Make a document of a file that has arrived in parts. */
export const keepUpload: Operation<'keepUpload'> = {
  id: 'keepUpload',
  tag: 'documents',
  method: 'POST',
  path: '/api/document/keepUpload/{upload_id}',
  access: {
    callers: ['guest', 'staff'],
    roles: ['claims.handler', 'AC.Assessor', '*.manager'],
    refuses: ['external'],
  },
};

/** Take back a file that no claim names yet. */
export const removeDocument: Operation<'removeDocument'> = {
  id: 'removeDocument',
  tag: 'documents',
  method: 'POST',
  path: '/api/document/remove/{document_id}',
  access: { callers: ['guest', 'tracker'] },
};

/** Documents of an assignment, newest first. */
export const browseDocuments: Operation<'browseDocuments'> = {
  id: 'browseDocuments',
  tag: 'documents',
  method: 'GET',
  path: '/api/document/browse/{assignment_id}',
  access: { callers: ['staff'], refuses: ['preview_only'] },
};

/** Photos of the same vehicle in other files. */
export const browseVehiclePhotos: Operation<'browseVehiclePhotos'> = {
  id: 'browseVehiclePhotos',
  tag: 'documents',
  method: 'GET',
  path: '/api/document/browseVehiclePhotos/{assignment_id}',
  access: {
    callers: ['staff'],
    roles: ['claims.handler', 'AC.Assessor', '*.manager'],
    refuses: ['preview_only', 'external'],
  },
};

/** Kinds of document that claimants can be asked for. */
export const browseDocTypes: Operation<'browseDocTypes'> = {
  id: 'browseDocTypes',
  tag: 'documents',
  method: 'GET',
  path: '/api/document/browseDocTypes',
  access: { callers: ['staff'], roles: ['claims.handler', 'AC.Assessor', '*.manager'] },
};

/** Requests for documents of the file that an assignment belongs to, newest first. */
export const browseDocRequests: Operation<'browseDocRequests'> = {
  id: 'browseDocRequests',
  tag: 'documents',
  method: 'GET',
  path: '/api/document/browseRequests/{assignment_id}',
  access: { callers: ['staff'], refuses: ['preview_only'] },
};

/** What can be asked for on a file, and of whom. */
export const getDocRequestOptions: Operation<'getDocRequestOptions'> = {
  id: 'getDocRequestOptions',
  tag: 'documents',
  method: 'GET',
  path: '/api/document/getRequestOptions/{assignment_id}',
  access: {
    callers: ['staff'],
    roles: ['claims.handler', 'AC.Assessor', '*.manager'],
    refuses: ['external'],
  },
};

/** A request for documents as its recipient would receive it. */
export const previewDocRequest: Operation<'previewDocRequest'> = {
  id: 'previewDocRequest',
  tag: 'documents',
  method: 'POST',
  path: '/api/document/previewRequest',
  access: {
    callers: ['staff'],
    roles: ['claims.handler', 'AC.Assessor', '*.manager'],
    refuses: ['external'],
  },
};

/** Ask somebody of a file for documents. */
export const requestDocuments: Operation<'requestDocuments'> = {
  id: 'requestDocuments',
  tag: 'documents',
  method: 'POST',
  path: '/api/document/request',
  idempotent: true,
  access: {
    callers: ['staff'],
    roles: ['claims.handler', 'AC.Assessor', '*.manager'],
    refuses: ['external'],
  },
};

/** Remind the recipient of a request now. */
export const remindDocRequest: Operation<'remindDocRequest'> = {
  id: 'remindDocRequest',
  tag: 'documents',
  method: 'POST',
  path: '/api/document/remindRequest/{doc_request_id}',
  access: {
    callers: ['staff'],
    roles: ['claims.handler', 'AC.Assessor', '*.manager'],
    refuses: ['external'],
  },
};

/** Withdraw a request for documents. */
export const withdrawDocRequest: Operation<'withdrawDocRequest'> = {
  id: 'withdrawDocRequest',
  tag: 'documents',
  method: 'POST',
  path: '/api/document/withdrawRequest/{doc_request_id}',
  access: {
    callers: ['staff'],
    roles: ['claims.handler', 'AC.Assessor', '*.manager'],
    refuses: ['external'],
  },
};

/** Accept that a recipient does not have a document, or ask for it all the same. */
export const answerNotOwned: Operation<'answerNotOwned'> = {
  id: 'answerNotOwned',
  tag: 'documents',
  method: 'POST',
  path: '/api/document/answerNotOwned/{doc_request_item_id}',
  access: {
    callers: ['staff'],
    roles: ['claims.handler', 'AC.Assessor', '*.manager'],
    refuses: ['external'],
  },
};

/** The request whose link the guest came by. */
export const getRequestedDocuments: Operation<'getRequestedDocuments'> = {
  id: 'getRequestedDocuments',
  tag: 'documents',
  method: 'GET',
  path: '/api/document/getRequested',
  access: { callers: ['guest'] },
};

/** Say that everything for one item of a request was uploaded. */
export const sendRequestedDocument: Operation<'sendRequestedDocument'> = {
  id: 'sendRequestedDocument',
  tag: 'documents',
  method: 'POST',
  path: '/api/document/sendRequested/{doc_request_item_id}',
  access: { callers: ['guest'] },
};

/** Say that one does not have a requested document, and why. */
export const declineRequestedDocument: Operation<'declineRequestedDocument'> = {
  id: 'declineRequestedDocument',
  tag: 'documents',
  method: 'POST',
  path: '/api/document/declineRequested/{doc_request_item_id}',
  access: { callers: ['guest'] },
};

/** Documents of a claim file in one archive. */
export const downloadAllDocuments: Operation<'downloadAllDocuments'> = {
  id: 'downloadAllDocuments',
  tag: 'documents',
  method: 'GET',
  path: '/api/document/downloadAll/{assignment_id}',
  access: {
    callers: ['staff'],
    roles: ['claims.handler', 'AC.Assessor', '*.manager'],
    refuses: ['external', 'preview_only'],
  },
};

/** How the organisation asks for documents, and what claimants read about each kind, with the history. */
export const getDocumentRules: Operation<'getDocumentRules'> = {
  id: 'getDocumentRules',
  tag: 'documents',
  method: 'GET',
  path: '/api/document/getRules',
  access: { callers: ['staff'], roles: ['org.configurator'] },
};

/** Change terms, reminders and quiet hours of requests for documents. */
export const saveRequestRule: Operation<'saveRequestRule'> = {
  id: 'saveRequestRule',
  tag: 'documents',
  method: 'POST',
  path: '/api/document/saveRequestRule',
  access: { callers: ['staff'], roles: ['org.configurator'], refuses: ['impersonating'] },
};

/** Change what claimants read and see about a kind of document. */
export const saveDocumentGuidance: Operation<'saveDocumentGuidance'> = {
  id: 'saveDocumentGuidance',
  tag: 'documents',
  method: 'POST',
  path: '/api/document/saveGuidance/{doc_type_code}',
  access: { callers: ['staff'], roles: ['org.configurator'], refuses: ['impersonating'] },
};

/** The file itself, or a small picture of it. */
export const downloadDocument: Operation<'downloadDocument'> = {
  id: 'downloadDocument',
  tag: 'documents',
  method: 'GET',
  path: '/api/document/download/{document_id}',
  access: { callers: ['guest', 'staff'] },
};

/** Accept, refuse or replace documents of a claim file. */
export const judgeDocuments: Operation<'judgeDocuments'> = {
  id: 'judgeDocuments',
  tag: 'documents',
  method: 'POST',
  path: '/api/document/judge/{assignment_id}',
  access: {
    callers: ['staff'],
    roles: ['claims.handler', 'AC.Assessor', '*.manager'],
    refuses: ['external'],
  },
};

/** Change what is known about a document. */
export const changeDocument: Operation<'changeDocument'> = {
  id: 'changeDocument',
  tag: 'documents',
  method: 'POST',
  path: '/api/document/change/{document_id}',
  access: {
    callers: ['staff'],
    roles: ['claims.handler', 'AC.Assessor', '*.manager'],
    refuses: ['external'],
  },
};

/** Marks on a document, oldest first. */
export const browseAnnotations: Operation<'browseAnnotations'> = {
  id: 'browseAnnotations',
  tag: 'documents',
  method: 'GET',
  path: '/api/document/browseAnnotations/{document_id}',
  access: { callers: ['staff'], refuses: ['preview_only'] },
};

/** Mark something on a document. */
export const addAnnotation: Operation<'addAnnotation'> = {
  id: 'addAnnotation',
  tag: 'documents',
  method: 'POST',
  path: '/api/document/addAnnotation/{document_id}',
  idempotent: true,
  access: {
    callers: ['staff'],
    roles: ['claims.handler', 'AC.Assessor', '*.manager'],
    refuses: ['external'],
  },
};

/** Remove a mark from a document. */
export const removeAnnotation: Operation<'removeAnnotation'> = {
  id: 'removeAnnotation',
  tag: 'documents',
  method: 'POST',
  path: '/api/document/removeAnnotation/{annotation_id}',
  access: {
    callers: ['staff'],
    roles: ['claims.handler', 'AC.Assessor', '*.manager'],
    refuses: ['external'],
  },
};

/** A picture of a good document that an organisation has sent. */
export const getDocumentExample: Operation<'getDocumentExample'> = {
  id: 'getDocumentExample',
  tag: 'documents',
  method: 'GET',
  path: '/api/document/example/{content_hash}',
  access: { callers: ['public'] },
};

/** Show claimants a picture of the insurer's own for a kind of document, or the drawn one again. */
export const saveDocumentExample: Operation<'saveDocumentExample'> = {
  id: 'saveDocumentExample',
  tag: 'documents',
  method: 'POST',
  path: '/api/document/saveExample/{doc_type_code}',
  access: { callers: ['staff'], roles: ['org.configurator'], refuses: ['impersonating'] },
};

/** Every kind of document of the organisation, also those that nobody is offered any more. */
export const getDocumentKinds: Operation<'getDocumentKinds'> = {
  id: 'getDocumentKinds',
  tag: 'documents',
  method: 'GET',
  path: '/api/document/getKinds',
  access: { callers: ['staff'], roles: ['org.configurator'] },
};

/** Add a kind of document, name one otherwise, retire it, or offer it again. */
export const saveDocumentKind: Operation<'saveDocumentKind'> = {
  id: 'saveDocumentKind',
  tag: 'documents',
  method: 'POST',
  path: '/api/document/saveKind',
  access: { callers: ['staff'], roles: ['org.configurator'], refuses: ['impersonating'] },
};
