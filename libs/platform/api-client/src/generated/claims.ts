// Generated from openapi/ by `npm run generate`. Do not edit.

import type { Operation } from '../client/operation.ts';

/** The timeline of the claim file of an assignment, newest first. */
export const browseTimeline: Operation<'browseTimeline'> = {
  id: 'browseTimeline',
  tag: 'claims',
  method: 'GET',
  path: '/api/timeline/browse/{assignment_key}',
  access: { callers: ['staff'], refuses: ['preview_only'] },
};

/** Pin an entry above the timeline of its file, or take the pin away. */
export const pinTimelineEntry: Operation<'pinTimelineEntry'> = {
  id: 'pinTimelineEntry',
  tag: 'claims',
  method: 'POST',
  path: '/api/timeline/pin/{timeline_event_id}',
  access: { callers: ['staff'], roles: ['claims.handler', 'AC.Assessor', '*.manager'] },
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

/** Correct a note that the caller has written. */
export const editNote: Operation<'editNote'> = {
  id: 'editNote',
  tag: 'claims',
  method: 'POST',
  path: '/api/timeline/editNote/{timeline_event_id}',
  access: { callers: ['staff'], roles: ['claims.handler', 'AC.Assessor', '*.manager'] },
};

/** What a note said before it was edited. */
export const browseNoteVersions: Operation<'browseNoteVersions'> = {
  id: 'browseNoteVersions',
  tag: 'claims',
  method: 'GET',
  path: '/api/timeline/browseNoteVersions/{timeline_event_id}',
  access: { callers: ['staff'], refuses: ['preview_only'] },
};

/** Colleagues whom a note can mention. */
export const browseColleagues: Operation<'browseColleagues'> = {
  id: 'browseColleagues',
  tag: 'claims',
  method: 'GET',
  path: '/api/timeline/browseColleagues',
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
