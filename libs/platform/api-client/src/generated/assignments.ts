// Generated from openapi/ by `npm run generate`. Do not edit.

import type { Operation } from '../call/operation.ts';

/** One page of the worklist. */
export const browseWorklist: Operation<'browseWorklist'> = {
  id: 'browseWorklist',
  tag: 'assignments',
  method: 'POST',
  path: '/api/assignment/browseWorklist',
  access: { callers: ['staff'] },
};

/** One assignment with its file, vehicles, parties and what can be done next. */
export const getAssignment: Operation<'getAssignment'> = {
  id: 'getAssignment',
  tag: 'assignments',
  method: 'GET',
  path: '/api/assignment/getById/{claim_file_no}/{assignment_id}',
  access: { callers: ['staff'] },
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

/** The timeline of an assignment, newest first. */
export const browseTimeline: Operation<'browseTimeline'> = {
  id: 'browseTimeline',
  tag: 'assignments',
  method: 'GET',
  path: '/api/timeline/browse/{assignment_key}',
  access: { callers: ['staff'] },
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
  access: { callers: ['staff'] },
};
