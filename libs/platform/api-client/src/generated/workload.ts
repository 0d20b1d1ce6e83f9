// Generated from openapi/ by `npm run generate`. Do not edit.

import type { Operation } from '../client/operation.ts';

/** The work of everybody in the caller's team, against what each can carry. */
export const getTeam: Operation<'getTeam'> = {
  id: 'getTeam',
  tag: 'workload',
  method: 'GET',
  path: '/api/workload/getTeam',
  access: { callers: ['staff'], roles: ['*.manager'], feature: 'manager-area' },
};

/** The work of one person in figures, their visits and absences, and what they do next. */
export const getPerson: Operation<'getPerson'> = {
  id: 'getPerson',
  tag: 'workload',
  method: 'GET',
  path: '/api/workload/getPerson/{user_id}',
  access: { callers: ['staff'], refuses: ['preview_only', 'impersonating'] },
};

/** The teams that the caller manages, with everybody in them. */
export const browseTeams: Operation<'browseTeams'> = {
  id: 'browseTeams',
  tag: 'workload',
  method: 'GET',
  path: '/api/workload/browseTeams',
  access: { callers: ['staff'], roles: ['org.configurator', '*.manager'] },
};

/** Make a team, or rename one. */
export const saveTeam: Operation<'saveTeam'> = {
  id: 'saveTeam',
  tag: 'workload',
  method: 'POST',
  path: '/api/workload/saveTeam',
  idempotent: true,
  access: { callers: ['staff'], roles: ['org.configurator', '*.manager'], refuses: ['impersonating'] },
};

/** Close a team. */
export const closeTeam: Operation<'closeTeam'> = {
  id: 'closeTeam',
  tag: 'workload',
  method: 'POST',
  path: '/api/workload/closeTeam/{team_id}',
  access: { callers: ['staff'], roles: ['org.configurator'], refuses: ['impersonating'] },
};

/** Move people to a team, or out of theirs. */
export const moveToTeam: Operation<'moveToTeam'> = {
  id: 'moveToTeam',
  tag: 'workload',
  method: 'POST',
  path: '/api/workload/moveToTeam',
  access: { callers: ['staff'], roles: ['org.configurator', '*.manager'], refuses: ['impersonating'] },
};

/** Say how much somebody of the caller's team can carry, and which work. */
export const saveWorkProfile: Operation<'saveWorkProfile'> = {
  id: 'saveWorkProfile',
  tag: 'workload',
  method: 'POST',
  path: '/api/workload/saveWorkProfile/{user_id}',
  access: { callers: ['staff'], roles: ['*.manager'], feature: 'manager-area', refuses: ['impersonating'] },
};

/** Which work of some people could go to colleagues of the team, so that the highest load falls. */
export const proposeRebalance: Operation<'proposeRebalance'> = {
  id: 'proposeRebalance',
  tag: 'workload',
  method: 'POST',
  path: '/api/workload/proposeRebalance',
  access: { callers: ['staff'], roles: ['*.manager'], feature: 'manager-area' },
};

/** Give work of the team to other people of it, all of it or none. */
export const applyRebalance: Operation<'applyRebalance'> = {
  id: 'applyRebalance',
  tag: 'workload',
  method: 'POST',
  path: '/api/workload/applyRebalance',
  idempotent: true,
  access: { callers: ['staff'], roles: ['*.manager'], feature: 'manager-area', refuses: ['impersonating'] },
};

/** Whether the new work of the caller's team is given out by rule, and what nobody could be given. */
export const getAssignmentRule: Operation<'getAssignmentRule'> = {
  id: 'getAssignmentRule',
  tag: 'workload',
  method: 'GET',
  path: '/api/workload/getAssignmentRule',
  access: { callers: ['staff'], roles: ['*.manager'], feature: 'manager-area' },
};

/** Switch the rule on or off for the new work of the caller's team. */
export const setAssignmentRule: Operation<'setAssignmentRule'> = {
  id: 'setAssignmentRule',
  tag: 'workload',
  method: 'POST',
  path: '/api/workload/setAssignmentRule',
  access: { callers: ['staff'], roles: ['*.manager'], feature: 'manager-area', refuses: ['impersonating'] },
};

/** Who would have got the work of the last 30 days, had the rule given it out. */
export const replayAssignmentRule: Operation<'replayAssignmentRule'> = {
  id: 'replayAssignmentRule',
  tag: 'workload',
  method: 'GET',
  path: '/api/workload/replayAssignmentRule',
  access: { callers: ['staff'], roles: ['*.manager'], feature: 'manager-area' },
};

/** Why work is with whom it is. */
export const getAssignmentReason: Operation<'getAssignmentReason'> = {
  id: 'getAssignmentReason',
  tag: 'workload',
  method: 'GET',
  path: '/api/workload/getAssignmentReason/{assignment_id}',
  access: { callers: ['staff'], refuses: ['preview_only'] },
};

/** What waits for the decision of a manager, the nearest legal deadline first. */
export const browseApprovals: Operation<'browseApprovals'> = {
  id: 'browseApprovals',
  tag: 'workload',
  method: 'GET',
  path: '/api/workload/browseApprovals',
  access: { callers: ['staff'], roles: ['*.manager'], feature: 'manager-area' },
};

/** One request with how its amount came about, the limits, and who has worked on it. */
export const getApproval: Operation<'getApproval'> = {
  id: 'getApproval',
  tag: 'workload',
  method: 'GET',
  path: '/api/workload/getApproval/{approval_id}',
  access: { callers: ['staff'], roles: ['*.manager'], feature: 'manager-area' },
};

/** Approve requests, refuse them, or send them back. */
export const decideApprovals: Operation<'decideApprovals'> = {
  id: 'decideApprovals',
  tag: 'workload',
  method: 'POST',
  path: '/api/workload/decideApprovals',
  idempotent: true,
  access: { callers: ['staff'], roles: ['*.manager'], feature: 'manager-area', refuses: ['impersonating'] },
};

/** Ask whoever wants a decision something before deciding. */
export const askQuestion: Operation<'askQuestion'> = {
  id: 'askQuestion',
  tag: 'workload',
  method: 'POST',
  path: '/api/workload/askQuestion/{approval_id}',
  idempotent: true,
  access: { callers: ['staff'], roles: ['*.manager'], feature: 'manager-area', refuses: ['impersonating'] },
};

/** What managers ask about requests of a claim file that wait, the newest first. */
export const browseQuestions: Operation<'browseQuestions'> = {
  id: 'browseQuestions',
  tag: 'workload',
  method: 'GET',
  path: '/api/workload/browseQuestions/{claim_file_no}',
  access: { callers: ['staff'], roles: ['claims.handler', 'AC.Assessor', '*.manager'] },
};

/** Answer what a manager asks before deciding. */
export const answerQuestion: Operation<'answerQuestion'> = {
  id: 'answerQuestion',
  tag: 'workload',
  method: 'POST',
  path: '/api/workload/answerQuestion/{approval_question_id}',
  access: { callers: ['staff'], roles: ['claims.handler', 'AC.Assessor', '*.manager'] },
};

/** The clocks of the law on a claim file, the one that counts first. */
export const getLegalClocks: Operation<'getLegalClocks'> = {
  id: 'getLegalClocks',
  tag: 'workload',
  method: 'GET',
  path: '/api/workload/getLegalClocks/{claim_file_no}',
  access: { callers: ['staff'], refuses: ['preview_only'] },
};

/** Say why a legal deadline was missed. */
export const explainDelay: Operation<'explainDelay'> = {
  id: 'explainDelay',
  tag: 'workload',
  method: 'POST',
  path: '/api/workload/explainDelay/{legal_clock_id}',
  access: {
    callers: ['staff'],
    roles: ['claims.handler', 'AC.Assessor', '*.manager'],
    refuses: ['impersonating'],
  },
};

/** Missed legal deadlines with what they cost, and those of the next seven days. */
export const browseLegalRisk: Operation<'browseLegalRisk'> = {
  id: 'browseLegalRisk',
  tag: 'workload',
  method: 'GET',
  path: '/api/workload/browseLegalRisk',
  access: { callers: ['staff'], roles: ['*.manager'], feature: 'manager-area' },
};

/** Up to which amount each role decides alone, with the history. */
export const getAuthorityLimits: Operation<'getAuthorityLimits'> = {
  id: 'getAuthorityLimits',
  tag: 'workload',
  method: 'GET',
  path: '/api/workload/getAuthorityLimits',
  access: { callers: ['staff'], roles: ['org.configurator', '*.manager'] },
};

/** Set up to which amount a role decides alone. */
export const setAuthorityLimit: Operation<'setAuthorityLimit'> = {
  id: 'setAuthorityLimit',
  tag: 'workload',
  method: 'POST',
  path: '/api/workload/setAuthorityLimit',
  idempotent: true,
  access: { callers: ['staff'], roles: ['org.configurator'], refuses: ['impersonating'] },
};

/** The terms of the law by kind of policy, with every version that holds, held or will hold. */
export const getLegalRules: Operation<'getLegalRules'> = {
  id: 'getLegalRules',
  tag: 'workload',
  method: 'GET',
  path: '/api/workload/getLegalRules',
  access: { callers: ['staff'], roles: ['org.configurator'] },
};

/** Write a version of a term that holds for accidents from a coming day on. */
export const saveLegalRule: Operation<'saveLegalRule'> = {
  id: 'saveLegalRule',
  tag: 'workload',
  method: 'POST',
  path: '/api/workload/saveLegalRule',
  access: { callers: ['staff'], roles: ['org.configurator'], refuses: ['impersonating'] },
};

/** Take back a version that has not begun. */
export const removeLegalRule: Operation<'removeLegalRule'> = {
  id: 'removeLegalRule',
  tag: 'workload',
  method: 'POST',
  path: '/api/workload/removeLegalRule',
  access: { callers: ['staff'], roles: ['org.configurator'], refuses: ['impersonating'] },
};

/** The term of each kind of work, and at which part of it its owner is warned. */
export const getWorkSla: Operation<'getWorkSla'> = {
  id: 'getWorkSla',
  tag: 'workload',
  method: 'GET',
  path: '/api/workload/getWorkSla',
  access: { callers: ['staff'], roles: ['org.configurator'] },
};

/** Set at which part of the term of a kind of work its owner is warned. */
export const saveWorkSla: Operation<'saveWorkSla'> = {
  id: 'saveWorkSla',
  tag: 'workload',
  method: 'POST',
  path: '/api/workload/saveWorkSla',
  access: { callers: ['staff'], roles: ['org.configurator'], refuses: ['impersonating'] },
};
