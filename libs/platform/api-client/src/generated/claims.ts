// Generated from openapi/ by `npm run generate`. Do not edit.

import type { Operation } from '../client/operation.ts';

/** The timeline of an assignment, newest first. */
export const browseTimeline: Operation<'browseTimeline'> = {
  id: 'browseTimeline',
  tag: 'claims',
  method: 'GET',
  path: '/api/timeline/browse/{assignment_key}',
  access: { callers: ['staff'], refuses: ['preview_only'] },
};

/** Add a note to an assignment. */
export const addNote: Operation<'addNote'> = {
  id: 'addNote',
  tag: 'claims',
  method: 'POST',
  path: '/api/timeline/addNote',
  idempotent: true,
  access: { callers: ['staff'], roles: ['claims.handler', 'AC.Assessor', '*.manager'] },
};

/** Take back a note that the caller has just written. */
export const takeBackNote: Operation<'takeBackNote'> = {
  id: 'takeBackNote',
  tag: 'claims',
  method: 'POST',
  path: '/api/timeline/takeBackNote/{timeline_event_id}',
  access: { callers: ['staff'], roles: ['claims.handler', 'AC.Assessor', '*.manager'] },
};

/** Which assignment a timeline belongs to. */
export const getTimelineAssignment: Operation<'getTimelineAssignment'> = {
  id: 'getTimelineAssignment',
  tag: 'claims',
  method: 'GET',
  path: '/api/timeline/getAsgId/{assignment_key}',
  access: { callers: ['staff'], refuses: ['preview_only'] },
};

/** Files, people, vehicles, partners and documents with a text. */
export const browseSearch: Operation<'browseSearch'> = {
  id: 'browseSearch',
  tag: 'claims',
  method: 'POST',
  path: '/api/search/browse',
  access: { callers: ['staff'] },
};

/** A claim file to look at, with personal data masked. */
export const previewClaimFile: Operation<'previewClaimFile'> = {
  id: 'previewClaimFile',
  tag: 'claims',
  method: 'POST',
  path: '/api/assignment/preview',
  access: { callers: ['staff'], roles: ['app.previewer'] },
};

/** Further documents of a previewed claim file. */
export const browsePreviewDocuments: Operation<'browsePreviewDocuments'> = {
  id: 'browsePreviewDocuments',
  tag: 'claims',
  method: 'POST',
  path: '/api/assignment/previewDocuments',
  access: { callers: ['staff'], roles: ['app.previewer'] },
};
