// Generated from openapi/ by `npm run generate`. Do not edit.

import type { Operation } from '../client/operation.ts';

/** The caller's absences of a year, with the balance and what explains it. */
export const getOwnAbsences: Operation<'getOwnAbsences'> = {
  id: 'getOwnAbsences',
  tag: 'absences',
  method: 'GET',
  path: '/api/absences/getOwnAbsences',
  access: { callers: ['staff'], roles: ['*.selfmanaged'], feature: 'time-off' },
};

/** What an absence would mean, before it is asked for. */
export const previewAbsence: Operation<'previewAbsence'> = {
  id: 'previewAbsence',
  tag: 'absences',
  method: 'POST',
  path: '/api/absences/previewAbsence',
  access: { callers: ['staff'], roles: ['*.selfmanaged', '*.manager'], feature: 'time-off' },
};

/** Keep an absence as a draft, or send it to be decided. */
export const saveAbsence: Operation<'saveAbsence'> = {
  id: 'saveAbsence',
  tag: 'absences',
  method: 'POST',
  path: '/api/absences/saveAbsence',
  idempotent: true,
  access: {
    callers: ['staff'],
    roles: ['*.selfmanaged', '*.manager'],
    feature: 'time-off',
    refuses: ['impersonating'],
  },
};

/** Take back one of the caller's own requests or drafts, or an approved absence before it begins. */
export const cancelAbsence: Operation<'cancelAbsence'> = {
  id: 'cancelAbsence',
  tag: 'absences',
  method: 'POST',
  path: '/api/absences/cancelAbsence/{absence_id}',
  access: { callers: ['staff'], roles: ['*.selfmanaged'], feature: 'time-off', refuses: ['impersonating'] },
};

/** Put the medical certificate, as a file, on one of the caller's own absences. */
export const attachCertificate: Operation<'attachCertificate'> = {
  id: 'attachCertificate',
  tag: 'absences',
  method: 'POST',
  path: '/api/absences/attachCertificate/{absence_id}',
  idempotent: true,
  access: { callers: ['staff'], roles: ['*.selfmanaged'], feature: 'time-off', refuses: ['impersonating'] },
};

/** Forget the medical certificate of one of the caller's own absences, as long as nobody has approved it. */
export const removeCertificate: Operation<'removeCertificate'> = {
  id: 'removeCertificate',
  tag: 'absences',
  method: 'POST',
  path: '/api/absences/removeCertificate/{absence_id}',
  access: { callers: ['staff'], roles: ['*.selfmanaged'], feature: 'time-off', refuses: ['impersonating'] },
};

/** The medical certificate of an absence, for its owner and for whoever decides about it. */
export const downloadCertificate: Operation<'downloadCertificate'> = {
  id: 'downloadCertificate',
  tag: 'absences',
  method: 'GET',
  path: '/api/absences/downloadCertificate/{absence_id}',
  access: {
    callers: ['staff'],
    roles: ['*.selfmanaged', '*.manager'],
    feature: 'time-off',
    refuses: ['impersonating'],
  },
};

/** The colleagues who ask the caller to replace them, and those whom the caller replaces now or soon. */
export const browseReplacementQuestions: Operation<'browseReplacementQuestions'> = {
  id: 'browseReplacementQuestions',
  tag: 'absences',
  method: 'GET',
  path: '/api/absences/browseReplacementQuestions',
  access: { callers: ['staff'], roles: ['claims.handler', 'AC.Assessor', '*.manager'], feature: 'time-off' },
};

/** Say whether the caller replaces a colleague who asked for it. */
export const answerReplacement: Operation<'answerReplacement'> = {
  id: 'answerReplacement',
  tag: 'absences',
  method: 'POST',
  path: '/api/absences/answerReplacement/{absence_id}',
  access: {
    callers: ['staff'],
    roles: ['claims.handler', 'AC.Assessor', '*.manager'],
    refuses: ['impersonating'],
  },
};

/** Who of the people whom the caller manages is away, and what waits for a decision. */
export const browseTeamAbsences: Operation<'browseTeamAbsences'> = {
  id: 'browseTeamAbsences',
  tag: 'absences',
  method: 'GET',
  path: '/api/absences/browseTeamAbsences',
  access: { callers: ['staff'], roles: ['*.manager'], feature: 'manager-area' },
};

/** What approving an absence would change. */
export const previewDecision: Operation<'previewDecision'> = {
  id: 'previewDecision',
  tag: 'absences',
  method: 'GET',
  path: '/api/absences/previewDecision/{absence_id}',
  access: { callers: ['staff'], roles: ['*.manager'], feature: 'manager-area' },
};

/** Approve or refuse absences. */
export const decideAbsences: Operation<'decideAbsences'> = {
  id: 'decideAbsences',
  tag: 'absences',
  method: 'POST',
  path: '/api/absences/decideAbsences',
  idempotent: true,
  access: { callers: ['staff'], roles: ['*.manager'], feature: 'manager-area', refuses: ['impersonating'] },
};

/** Take back an approval as a whole. */
export const undoDecision: Operation<'undoDecision'> = {
  id: 'undoDecision',
  tag: 'absences',
  method: 'POST',
  path: '/api/absences/undoDecision/{absence_id}',
  access: { callers: ['staff'], roles: ['*.manager'], feature: 'manager-area', refuses: ['impersonating'] },
};

/** Revoke an approved absence with a reason. */
export const revokeAbsence: Operation<'revokeAbsence'> = {
  id: 'revokeAbsence',
  tag: 'absences',
  method: 'POST',
  path: '/api/absences/revokeAbsence/{absence_id}',
  access: { callers: ['staff'], roles: ['*.manager'], feature: 'manager-area', refuses: ['impersonating'] },
};

/** End the replacement of an absence with a reason; the absence stays. */
export const endReplacement: Operation<'endReplacement'> = {
  id: 'endReplacement',
  tag: 'absences',
  method: 'POST',
  path: '/api/absences/endReplacement/{absence_id}',
  access: { callers: ['staff'], roles: ['*.manager'], feature: 'manager-area', refuses: ['impersonating'] },
};

/** What happened on the caller's work while they were away, and what is urgent now. */
export const getReturnBrief: Operation<'getReturnBrief'> = {
  id: 'getReturnBrief',
  tag: 'absences',
  method: 'GET',
  path: '/api/absences/getReturnBrief/{absence_id}',
  access: { callers: ['staff'], roles: ['*.selfmanaged'], feature: 'time-off' },
};

/** Rest leave of the people whom the caller manages, with what would be carried over. */
export const browseBalances: Operation<'browseBalances'> = {
  id: 'browseBalances',
  tag: 'absences',
  method: 'GET',
  path: '/api/absences/browseBalances',
  access: { callers: ['staff'], roles: ['*.manager'], feature: 'manager-area' },
};

/** The same as a file for spreadsheets. */
export const exportBalances: Operation<'exportBalances'> = {
  id: 'exportBalances',
  tag: 'absences',
  method: 'GET',
  path: '/api/absences/exportBalances',
  access: { callers: ['staff'], roles: ['*.manager'], feature: 'manager-area' },
};

/** What a file of balances would change. */
export const previewBalances: Operation<'previewBalances'> = {
  id: 'previewBalances',
  tag: 'absences',
  method: 'POST',
  path: '/api/absences/previewBalances',
  access: { callers: ['staff'], roles: ['*.manager'], feature: 'manager-area' },
};

/** Change balances by a file, all lines or none. */
export const importBalances: Operation<'importBalances'> = {
  id: 'importBalances',
  tag: 'absences',
  method: 'POST',
  path: '/api/absences/importBalances',
  idempotent: true,
  access: { callers: ['staff'], roles: ['*.manager'], feature: 'manager-area', refuses: ['impersonating'] },
};

/** A private address of the caller's absences for calendar programs. */
export const createFeed: Operation<'createFeed'> = {
  id: 'createFeed',
  tag: 'absences',
  method: 'POST',
  path: '/api/absences/createFeed',
  access: { callers: ['staff'], roles: ['*.selfmanaged'], feature: 'time-off', refuses: ['impersonating'] },
};

/** Make the caller's calendar address stop working. */
export const revokeFeed: Operation<'revokeFeed'> = {
  id: 'revokeFeed',
  tag: 'absences',
  method: 'POST',
  path: '/api/absences/revokeFeed',
  access: { callers: ['staff'], roles: ['*.selfmanaged'], feature: 'time-off', refuses: ['impersonating'] },
};

/** Absences as a calendar. */
export const getFeed: Operation<'getFeed'> = {
  id: 'getFeed',
  tag: 'absences',
  method: 'GET',
  path: '/api/absences/feed/{feed_key}',
  access: { callers: ['public'] },
};

/** The kinds of absence as the organisation words and offers them. */
export const getLeaveTypes: Operation<'getLeaveTypes'> = {
  id: 'getLeaveTypes',
  tag: 'absences',
  method: 'GET',
  path: '/api/absences/getLeaveTypes',
  access: { callers: ['staff'], roles: ['org.configurator'] },
};

/** Word a kind of absence, say what it needs, and what people are entitled to. */
export const saveLeaveType: Operation<'saveLeaveType'> = {
  id: 'saveLeaveType',
  tag: 'absences',
  method: 'POST',
  path: '/api/absences/saveLeaveType',
  access: { callers: ['staff'], roles: ['org.configurator'], refuses: ['impersonating'] },
};

/** How many people each team needs on a working day. */
export const getPresenceMinimums: Operation<'getPresenceMinimums'> = {
  id: 'getPresenceMinimums',
  tag: 'absences',
  method: 'GET',
  path: '/api/absences/getPresenceMinimums',
  access: { callers: ['staff'], roles: ['org.configurator'] },
};

/** Say how many people a team needs on a working day. */
export const savePresenceMinimum: Operation<'savePresenceMinimum'> = {
  id: 'savePresenceMinimum',
  tag: 'absences',
  method: 'POST',
  path: '/api/absences/savePresenceMinimum',
  access: { callers: ['staff'], roles: ['org.configurator'], refuses: ['impersonating'] },
};
