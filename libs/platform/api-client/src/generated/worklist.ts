// Generated from openapi/ by `npm run generate`. Do not edit.

import type { Operation } from '../client/operation.ts';

/** One page of the worklist. */
export const browseWorklist: Operation<'browseWorklist'> = {
  id: 'browseWorklist',
  tag: 'worklist',
  method: 'POST',
  path: '/api/assignment/browseWorklist',
  access: { callers: ['staff'] },
};

/** How many assignments have come into a list that somebody looks at. */
export const countNews: Operation<'countNews'> = {
  id: 'countNews',
  tag: 'worklist',
  method: 'POST',
  path: '/api/assignment/countNews',
  access: { callers: ['staff'] },
};

/** How many assignments a list finds, and what could be done to all of them. */
export const countMatching: Operation<'countMatching'> = {
  id: 'countMatching',
  tag: 'worklist',
  method: 'POST',
  path: '/api/assignment/countMatching',
  access: { callers: ['staff'], roles: ['claims.handler', 'AC.Assessor', '*.manager'] },
};

/** Do the same thing to every assignment that a list finds. */
export const changeMatching: Operation<'changeMatching'> = {
  id: 'changeMatching',
  tag: 'worklist',
  method: 'POST',
  path: '/api/assignment/changeMatching',
  idempotent: true,
  access: { callers: ['staff'], roles: ['claims.handler', 'AC.Assessor', '*.manager'] },
};

/** Keep how the caller left the worklist. */
export const saveWorklistFilter: Operation<'saveWorklistFilter'> = {
  id: 'saveWorklistFilter',
  tag: 'worklist',
  method: 'POST',
  path: '/api/assignment/saveWorklistFilter',
  access: { callers: ['staff'] },
};

/** The caller's saved views and those that the team shares, with how many assignments each finds now. */
export const browseSavedViews: Operation<'browseSavedViews'> = {
  id: 'browseSavedViews',
  tag: 'worklist',
  method: 'GET',
  path: '/api/assignment/browseSavedViews',
  access: { callers: ['staff'] },
};

/** Save a list of work under a name. */
export const createSavedView: Operation<'createSavedView'> = {
  id: 'createSavedView',
  tag: 'worklist',
  method: 'POST',
  path: '/api/assignment/createSavedView',
  idempotent: true,
  access: { callers: ['staff'] },
};

/** Change one of the caller's saved views. */
export const updateSavedView: Operation<'updateSavedView'> = {
  id: 'updateSavedView',
  tag: 'worklist',
  method: 'POST',
  path: '/api/assignment/updateSavedView/{saved_view_id}',
  access: { callers: ['staff'] },
};

/** Remove one of the caller's saved views. */
export const deleteSavedView: Operation<'deleteSavedView'> = {
  id: 'deleteSavedView',
  tag: 'worklist',
  method: 'POST',
  path: '/api/assignment/deleteSavedView/{saved_view_id}',
  access: { callers: ['staff'] },
};

/** Partners by which the worklist can be narrowed. */
export const browsePartners: Operation<'browsePartners'> = {
  id: 'browsePartners',
  tag: 'worklist',
  method: 'GET',
  path: '/api/assignment/browsePartners',
  access: { callers: ['staff'] },
};

/** The caller's dashboard in one answer. */
export const browseShortlist: Operation<'browseShortlist'> = {
  id: 'browseShortlist',
  tag: 'worklist',
  method: 'GET',
  path: '/api/assignment/browseShortlist',
  access: { callers: ['staff'] },
};

/** Make a file of what a list shows. */
export const startExport: Operation<'startExport'> = {
  id: 'startExport',
  tag: 'worklist',
  method: 'POST',
  path: '/api/assignment/export',
  idempotent: true,
  access: { callers: ['staff'], refuses: ['preview_only'] },
};

/** The caller's exports that still exist, newest first. */
export const browseExports: Operation<'browseExports'> = {
  id: 'browseExports',
  tag: 'worklist',
  method: 'GET',
  path: '/api/assignment/browseExports',
  access: { callers: ['staff'], refuses: ['preview_only'] },
};

/** The file of one of the caller's exports. */
export const downloadExport: Operation<'downloadExport'> = {
  id: 'downloadExport',
  tag: 'worklist',
  method: 'GET',
  path: '/api/assignment/downloadExport/{export_id}',
  access: { callers: ['staff'], refuses: ['preview_only'] },
};

/** Say that the caller has an assignment open, writes on it, or has left it. */
export const reportPresence: Operation<'reportPresence'> = {
  id: 'reportPresence',
  tag: 'worklist',
  method: 'POST',
  path: '/api/presence/report',
  access: { callers: ['staff'] },
};

/** Which colleagues have some of these assignments open. */
export const browsePresence: Operation<'browsePresence'> = {
  id: 'browsePresence',
  tag: 'worklist',
  method: 'POST',
  path: '/api/presence/browse',
  access: { callers: ['staff'] },
};

/** What changes in the organisation, as server-sent events. */
export const streamChanges: Operation<'streamChanges'> = {
  id: 'streamChanges',
  tag: 'worklist',
  method: 'GET',
  path: '/api/presence/stream',
  access: { callers: ['staff'] },
};

/** What a day holds for the caller. */
export const browseDayAgenda: Operation<'browseDayAgenda'> = {
  id: 'browseDayAgenda',
  tag: 'worklist',
  method: 'GET',
  path: '/api/assignment/browseDayAgenda',
  access: { callers: ['staff'] },
};
