// Generated from openapi/ by `npm run generate`. Do not edit.

import type { Operation } from '../client/operation.ts';

/** One page of the worklist. */
export const browseWorklist: Operation<'browseWorklist'> = {
  id: 'browseWorklist',
  tag: 'assignments',
  method: 'POST',
  path: '/api/assignment/browseWorklist',
  access: { callers: ['staff'] },
};

/** Keep how the caller left the worklist. */
export const saveWorklistFilter: Operation<'saveWorklistFilter'> = {
  id: 'saveWorklistFilter',
  tag: 'assignments',
  method: 'POST',
  path: '/api/assignment/saveWorklistFilter',
  access: { callers: ['staff'] },
};

/** The caller's saved views and those that the team shares, with how many assignments each finds now. */
export const browseSavedViews: Operation<'browseSavedViews'> = {
  id: 'browseSavedViews',
  tag: 'assignments',
  method: 'GET',
  path: '/api/assignment/browseSavedViews',
  access: { callers: ['staff'] },
};

/** Save a list of work under a name. */
export const createSavedView: Operation<'createSavedView'> = {
  id: 'createSavedView',
  tag: 'assignments',
  method: 'POST',
  path: '/api/assignment/createSavedView',
  idempotent: true,
  access: { callers: ['staff'] },
};

/** Change one of the caller's saved views. */
export const updateSavedView: Operation<'updateSavedView'> = {
  id: 'updateSavedView',
  tag: 'assignments',
  method: 'POST',
  path: '/api/assignment/updateSavedView/{saved_view_id}',
  access: { callers: ['staff'] },
};

/** Remove one of the caller's saved views. */
export const deleteSavedView: Operation<'deleteSavedView'> = {
  id: 'deleteSavedView',
  tag: 'assignments',
  method: 'POST',
  path: '/api/assignment/deleteSavedView/{saved_view_id}',
  access: { callers: ['staff'] },
};

/** Take work that waits in a queue. */
export const takeAssignment: Operation<'takeAssignment'> = {
  id: 'takeAssignment',
  tag: 'assignments',
  method: 'POST',
  path: '/api/assignment/take/{assignment_id}',
  access: { callers: ['staff'], roles: ['claims.handler', 'AC.Assessor', '*.manager'] },
};

/** Give work back to the queue of its type. */
export const releaseAssignment: Operation<'releaseAssignment'> = {
  id: 'releaseAssignment',
  tag: 'assignments',
  method: 'POST',
  path: '/api/assignment/release/{assignment_id}',
  access: { callers: ['staff'], roles: ['claims.handler', 'AC.Assessor', '*.manager'] },
};

/** Do the same thing to one or many assignments. */
export const changeAssignments: Operation<'changeAssignments'> = {
  id: 'changeAssignments',
  tag: 'assignments',
  method: 'POST',
  path: '/api/assignment/change',
  idempotent: true,
  access: { callers: ['staff'], roles: ['claims.handler', 'AC.Assessor', '*.manager'] },
};

/** Take back what the caller did to one or many assignments. */
export const undoAssignmentChange: Operation<'undoAssignmentChange'> = {
  id: 'undoAssignmentChange',
  tag: 'assignments',
  method: 'POST',
  path: '/api/assignment/undoChange/{assignment_change_id}',
  access: { callers: ['staff'], roles: ['claims.handler', 'AC.Assessor', '*.manager'] },
};

/** Which transitions the caller could make with some assignments. */
export const browseOfferedTransitions: Operation<'browseOfferedTransitions'> = {
  id: 'browseOfferedTransitions',
  tag: 'assignments',
  method: 'POST',
  path: '/api/assignment/browseOfferedTransitions',
  access: { callers: ['staff'], roles: ['claims.handler', 'AC.Assessor', '*.manager'] },
};

/** Colleagues who can be given work. */
export const browseAssignees: Operation<'browseAssignees'> = {
  id: 'browseAssignees',
  tag: 'assignments',
  method: 'GET',
  path: '/api/assignment/browseAssignees',
  access: { callers: ['staff'], roles: ['claims.handler', 'AC.Assessor', '*.manager'] },
};

/** Tags that the organisation uses. */
export const browseTags: Operation<'browseTags'> = {
  id: 'browseTags',
  tag: 'assignments',
  method: 'GET',
  path: '/api/assignment/browseTags',
  access: { callers: ['staff'] },
};

/** Partners by which the worklist can be narrowed. */
export const browsePartners: Operation<'browsePartners'> = {
  id: 'browsePartners',
  tag: 'assignments',
  method: 'GET',
  path: '/api/assignment/browsePartners',
  access: { callers: ['staff'] },
};

/** How many assignments have come into a list that somebody looks at. */
export const countNews: Operation<'countNews'> = {
  id: 'countNews',
  tag: 'assignments',
  method: 'POST',
  path: '/api/assignment/countNews',
  access: { callers: ['staff'] },
};

/** The caller's dashboard in one answer. */
export const browseShortlist: Operation<'browseShortlist'> = {
  id: 'browseShortlist',
  tag: 'assignments',
  method: 'GET',
  path: '/api/assignment/browseShortlist',
  access: { callers: ['staff'] },
};

/** Make a file of what a list shows. */
export const startExport: Operation<'startExport'> = {
  id: 'startExport',
  tag: 'assignments',
  method: 'POST',
  path: '/api/assignment/export',
  idempotent: true,
  access: { callers: ['staff'], refuses: ['preview_only'] },
};

/** The caller's exports that still exist, newest first. */
export const browseExports: Operation<'browseExports'> = {
  id: 'browseExports',
  tag: 'assignments',
  method: 'GET',
  path: '/api/assignment/browseExports',
  access: { callers: ['staff'], refuses: ['preview_only'] },
};

/** The file of one of the caller's exports. */
export const downloadExport: Operation<'downloadExport'> = {
  id: 'downloadExport',
  tag: 'assignments',
  method: 'GET',
  path: '/api/assignment/downloadExport/{export_id}',
  access: { callers: ['staff'], refuses: ['preview_only'] },
};

/** Say that the caller has an assignment open, writes on it, or has left it. */
export const reportPresence: Operation<'reportPresence'> = {
  id: 'reportPresence',
  tag: 'assignments',
  method: 'POST',
  path: '/api/presence/report',
  access: { callers: ['staff'] },
};

/** Which colleagues have some of these assignments open. */
export const browsePresence: Operation<'browsePresence'> = {
  id: 'browsePresence',
  tag: 'assignments',
  method: 'POST',
  path: '/api/presence/browse',
  access: { callers: ['staff'] },
};

/** What changes in the organisation, as server-sent events. */
export const streamChanges: Operation<'streamChanges'> = {
  id: 'streamChanges',
  tag: 'assignments',
  method: 'GET',
  path: '/api/presence/stream',
  access: { callers: ['staff'] },
};

/** One assignment with its file, vehicles, parties and what can be done next. */
export const getAssignment: Operation<'getAssignment'> = {
  id: 'getAssignment',
  tag: 'assignments',
  method: 'GET',
  path: '/api/assignment/getById/{claim_file_no}/{assignment_id}',
  access: { callers: ['staff'], refuses: ['preview_only'] },
};

/** Move an assignment to its next status. */
export const transitionAssignment: Operation<'transitionAssignment'> = {
  id: 'transitionAssignment',
  tag: 'assignments',
  method: 'POST',
  path: '/api/assignment/transition/{assignment_id}',
  access: { callers: ['staff'], roles: ['claims.handler', 'AC.Assessor', '*.manager'] },
};

/** What a guest may see of the assignment they were invited to. */
export const getGuestAssignment: Operation<'getGuestAssignment'> = {
  id: 'getGuestAssignment',
  tag: 'assignments',
  method: 'GET',
  path: '/api/assignment/getForGuest/{assignment_key}',
  access: { callers: ['guest'] },
};

/** All statuses of the organisation's status machines. */
export const browseStatuses: Operation<'browseStatuses'> = {
  id: 'browseStatuses',
  tag: 'assignments',
  method: 'GET',
  path: '/api/assignment/browseStatuses',
  access: { callers: ['staff'] },
};

/** What a day holds for the caller. */
export const browseDayAgenda: Operation<'browseDayAgenda'> = {
  id: 'browseDayAgenda',
  tag: 'assignments',
  method: 'GET',
  path: '/api/assignment/browseDayAgenda',
  access: { callers: ['staff'] },
};

/** Files, people, vehicles, partners and documents with a text. */
export const browseSearch: Operation<'browseSearch'> = {
  id: 'browseSearch',
  tag: 'assignments',
  method: 'POST',
  path: '/api/search/browse',
  access: { callers: ['staff'] },
};

/** A claim file to look at, with personal data masked. */
export const previewClaimFile: Operation<'previewClaimFile'> = {
  id: 'previewClaimFile',
  tag: 'assignments',
  method: 'POST',
  path: '/api/assignment/preview',
  access: { callers: ['staff'], roles: ['app.previewer'] },
};

/** The timeline of an assignment, newest first. */
export const browseTimeline: Operation<'browseTimeline'> = {
  id: 'browseTimeline',
  tag: 'assignments',
  method: 'GET',
  path: '/api/timeline/browse/{assignment_key}',
  access: { callers: ['staff'], refuses: ['preview_only'] },
};

/** Add a note to an assignment. */
export const addNote: Operation<'addNote'> = {
  id: 'addNote',
  tag: 'assignments',
  method: 'POST',
  path: '/api/timeline/addNote',
  idempotent: true,
  access: { callers: ['staff'], roles: ['claims.handler', 'AC.Assessor', '*.manager'] },
};

/** Which assignment a timeline belongs to. */
export const getTimelineAssignment: Operation<'getTimelineAssignment'> = {
  id: 'getTimelineAssignment',
  tag: 'assignments',
  method: 'GET',
  path: '/api/timeline/getAsgId/{assignment_key}',
  access: { callers: ['staff'], refuses: ['preview_only'] },
};
