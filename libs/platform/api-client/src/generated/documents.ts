// Generated from openapi/ by `npm run generate`. Do not edit.

import type { Operation } from '../client/operation.ts';

/** Upload one file. */
export const uploadDocument: Operation<'uploadDocument'> = {
  id: 'uploadDocument',
  tag: 'documents',
  method: 'POST',
  path: '/api/document/upload',
  idempotent: true,
  access: { callers: ['guest', 'staff'], roles: ['claims.handler', 'AC.Assessor', '*.manager'] },
};

/** Take back a file that no claim names yet. */
export const removeDocument: Operation<'removeDocument'> = {
  id: 'removeDocument',
  tag: 'documents',
  method: 'POST',
  path: '/api/document/remove/{document_id}',
  access: { callers: ['guest'] },
};

/** Documents of an assignment, newest first. */
export const browseDocuments: Operation<'browseDocuments'> = {
  id: 'browseDocuments',
  tag: 'documents',
  method: 'GET',
  path: '/api/document/browse/{assignment_id}',
  access: { callers: ['staff'], refuses: ['preview_only'] },
};

/** Kinds of document that claimants can be asked for. */
export const browseDocTypes: Operation<'browseDocTypes'> = {
  id: 'browseDocTypes',
  tag: 'documents',
  method: 'GET',
  path: '/api/document/browseDocTypes',
  access: { callers: ['staff'], roles: ['claims.handler', 'AC.Assessor', '*.manager'] },
};

/** The file itself, or a small picture of it. */
export const downloadDocument: Operation<'downloadDocument'> = {
  id: 'downloadDocument',
  tag: 'documents',
  method: 'GET',
  path: '/api/document/download/{document_id}',
  access: { callers: ['guest', 'staff'] },
};
