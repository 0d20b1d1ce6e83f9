// Generated from openapi/ by `npm run generate`. Do not edit.

import type { Operation } from '../client/operation.ts';

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

/** The caller's changes of whole lists that are being made, or could be taken back, newest first. */
export const browseLargeChanges: Operation<'browseLargeChanges'> = {
  id: 'browseLargeChanges',
  tag: 'assignments',
  method: 'GET',
  path: '/api/assignment/browseLargeChanges',
  access: { callers: ['staff'], roles: ['claims.handler', 'AC.Assessor', '*.manager'] },
};

/** Stop a change of a whole list. */
export const cancelLargeChange: Operation<'cancelLargeChange'> = {
  id: 'cancelLargeChange',
  tag: 'assignments',
  method: 'POST',
  path: '/api/assignment/cancelLargeChange/{assignment_change_id}',
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

/** One assignment with its file, all work on it, vehicles, parties and what can be done next. */
export const getAssignment: Operation<'getAssignment'> = {
  id: 'getAssignment',
  tag: 'assignments',
  method: 'GET',
  path: '/api/assignment/getById/{claim_file_no}/{assignment_id}',
  access: { callers: ['staff'], refuses: ['preview_only'] },
};

/** The kinds of work that somebody can open on a claim file. */
export const browseActivityTypes: Operation<'browseActivityTypes'> = {
  id: 'browseActivityTypes',
  tag: 'assignments',
  method: 'GET',
  path: '/api/assignment/browseActivityTypes',
  access: { callers: ['staff'] },
};

/** Open work of a kind on a claim file. */
export const openActivity: Operation<'openActivity'> = {
  id: 'openActivity',
  tag: 'assignments',
  method: 'POST',
  path: '/api/assignment/openActivity/{claim_file_id}',
  idempotent: true,
  access: { callers: ['staff'], roles: ['claims.handler', 'AC.Assessor', '*.manager'] },
};

/** Move an assignment to its next status. */
export const transitionAssignment: Operation<'transitionAssignment'> = {
  id: 'transitionAssignment',
  tag: 'assignments',
  method: 'POST',
  path: '/api/assignment/transition/{assignment_id}',
  access: { callers: ['staff'], roles: ['claims.handler', 'AC.Assessor', '*.manager'] },
};

/** Ask a manager to let a step pass whose conditions are not met. */
export const askStep: Operation<'askStep'> = {
  id: 'askStep',
  tag: 'assignments',
  method: 'POST',
  path: '/api/assignment/askStep/{assignment_id}',
  idempotent: true,
  access: { callers: ['staff'], roles: ['claims.handler', 'AC.Assessor', '*.manager'] },
};

/** What a transition would send, and to whom. */
export const previewTransition: Operation<'previewTransition'> = {
  id: 'previewTransition',
  tag: 'assignments',
  method: 'POST',
  path: '/api/assignment/previewTransition/{assignment_id}',
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

/** Kinds of work with the version of their process that is in force. */
export const browseProcesses: Operation<'browseProcesses'> = {
  id: 'browseProcesses',
  tag: 'assignments',
  method: 'GET',
  path: '/api/assignment/browseProcesses',
  access: { callers: ['staff'], roles: ['org.configurator'] },
};

/** The process of a kind of work, its draft with what is wrong in it, and its versions. */
export const getProcess: Operation<'getProcess'> = {
  id: 'getProcess',
  tag: 'assignments',
  method: 'GET',
  path: '/api/assignment/getProcess',
  access: { callers: ['staff'], roles: ['org.configurator'] },
};

/** What a process can be made of. */
export const browseProcessWords: Operation<'browseProcessWords'> = {
  id: 'browseProcessWords',
  tag: 'assignments',
  method: 'GET',
  path: '/api/assignment/browseProcessWords',
  access: { callers: ['staff'], roles: ['org.configurator'] },
};

/** How often work of a kind took each step in the last 30 days. */
export const browseProcessMoves: Operation<'browseProcessMoves'> = {
  id: 'browseProcessMoves',
  tag: 'assignments',
  method: 'GET',
  path: '/api/assignment/browseProcessMoves',
  access: { callers: ['staff'], roles: ['org.configurator'] },
};

/** Begin a draft. */
export const startProcessDraft: Operation<'startProcessDraft'> = {
  id: 'startProcessDraft',
  tag: 'assignments',
  method: 'POST',
  path: '/api/assignment/startProcessDraft',
  access: { callers: ['staff'], roles: ['org.configurator'] },
};

/** Begin a kind of work that the organisation does not do yet. */
export const addKindOfWork: Operation<'addKindOfWork'> = {
  id: 'addKindOfWork',
  tag: 'assignments',
  method: 'POST',
  path: '/api/assignment/addKindOfWork',
  access: { callers: ['staff'], roles: ['org.configurator'] },
};

/** Change statuses and steps of a draft. */
export const changeProcessDraft: Operation<'changeProcessDraft'> = {
  id: 'changeProcessDraft',
  tag: 'assignments',
  method: 'POST',
  path: '/api/assignment/changeProcessDraft',
  access: { callers: ['staff'], roles: ['org.configurator'] },
};

/** Throw a draft or a proposal away. */
export const discardProcessDraft: Operation<'discardProcessDraft'> = {
  id: 'discardProcessDraft',
  tag: 'assignments',
  method: 'POST',
  path: '/api/assignment/discardProcessDraft',
  access: { callers: ['staff'], roles: ['org.configurator'] },
};

/** Take back a publication that is still to come. */
export const withdrawProcess: Operation<'withdrawProcess'> = {
  id: 'withdrawProcess',
  tag: 'assignments',
  method: 'POST',
  path: '/api/assignment/withdrawProcess',
  access: { callers: ['staff'], roles: ['org.configurator'] },
};

/** Put a draft into force, now or at a moment. */
export const publishProcess: Operation<'publishProcess'> = {
  id: 'publishProcess',
  tag: 'assignments',
  method: 'POST',
  path: '/api/assignment/publishProcess',
  access: { callers: ['staff'], roles: ['org.configurator'] },
};

/** Replay the files of the last month on a draft. */
export const simulateProcess: Operation<'simulateProcess'> = {
  id: 'simulateProcess',
  tag: 'assignments',
  method: 'POST',
  path: '/api/assignment/simulateProcess',
  access: { callers: ['staff'], roles: ['org.configurator'] },
};

/** What every status says about itself, in both languages. */
export const browseStatusHelp: Operation<'browseStatusHelp'> = {
  id: 'browseStatusHelp',
  tag: 'assignments',
  method: 'GET',
  path: '/api/assignment/browseStatusHelp',
  access: { callers: ['staff'], roles: ['org.help_admin'] },
};

/** Write what a status means and what to do in it. */
export const saveStatusHelp: Operation<'saveStatusHelp'> = {
  id: 'saveStatusHelp',
  tag: 'assignments',
  method: 'POST',
  path: '/api/assignment/saveStatusHelp',
  access: { callers: ['staff'], roles: ['org.help_admin'] },
};

/** Statuses whose help has all the words. */
export const findStatusHelp: Operation<'findStatusHelp'> = {
  id: 'findStatusHelp',
  tag: 'assignments',
  method: 'GET',
  path: '/api/assignment/findStatusHelp',
  access: { callers: ['staff'] },
};

/** What one status means, for the bubble at its chip. */
export const explainStatus: Operation<'explainStatus'> = {
  id: 'explainStatus',
  tag: 'assignments',
  method: 'GET',
  path: '/api/assignment/explainStatus/{status_key}',
  access: { callers: ['staff'] },
};

/** What statuses are called, and what claimants read in them, in both languages. */
export const browseStatusTexts: Operation<'browseStatusTexts'> = {
  id: 'browseStatusTexts',
  tag: 'assignments',
  method: 'GET',
  path: '/api/assignment/browseStatusTexts',
  access: { callers: ['staff'], roles: ['org.configurator'] },
};

/** Change what a status is called, its colour, and what claimants read in it. */
export const saveStatusTexts: Operation<'saveStatusTexts'> = {
  id: 'saveStatusTexts',
  tag: 'assignments',
  method: 'POST',
  path: '/api/assignment/saveStatusTexts',
  access: { callers: ['staff'], roles: ['org.configurator'] },
};
