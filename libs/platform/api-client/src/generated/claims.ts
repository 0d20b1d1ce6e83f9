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

/** Change what is known of a person or company of a claim file. */
export const changeParty: Operation<'changeParty'> = {
  id: 'changeParty',
  tag: 'claims',
  method: 'POST',
  path: '/api/claim/changeParty/{claim_file_id}/{party_id}',
  access: { callers: ['staff'], roles: ['claims.handler', '*.manager'] },
};

/** Add a person or company to a claim file. */
export const addParty: Operation<'addParty'> = {
  id: 'addParty',
  tag: 'claims',
  method: 'POST',
  path: '/api/claim/addParty/{claim_file_id}',
  idempotent: true,
  access: { callers: ['staff'], roles: ['claims.handler', '*.manager'] },
};

/** Show a personal number or account in full. */
export const showPartyNumber: Operation<'showPartyNumber'> = {
  id: 'showPartyNumber',
  tag: 'claims',
  method: 'POST',
  path: '/api/claim/showPartyNumber/{claim_file_id}/{party_id}',
  access: { callers: ['staff'], roles: ['claims.handler', '*.manager'] },
};

/** Add, change or remove a way to reach somebody of a claim file. */
export const saveContact: Operation<'saveContact'> = {
  id: 'saveContact',
  tag: 'claims',
  method: 'POST',
  path: '/api/claim/saveContact/{claim_file_id}/{party_id}',
  access: { callers: ['staff'], roles: ['claims.handler', '*.manager'] },
};

/** Change what is known of a vehicle of a claim file. */
export const changeVehicle: Operation<'changeVehicle'> = {
  id: 'changeVehicle',
  tag: 'claims',
  method: 'POST',
  path: '/api/claim/changeVehicle/{claim_file_id}/{vehicle_id}',
  access: { callers: ['staff'], roles: ['claims.handler', 'AC.Assessor', '*.manager'] },
};

/** Change what is known of the accident. */
export const changeEvent: Operation<'changeEvent'> = {
  id: 'changeEvent',
  tag: 'claims',
  method: 'POST',
  path: '/api/claim/changeEvent/{claim_file_id}',
  access: { callers: ['staff'], roles: ['claims.handler', '*.manager'] },
};

/** Change the policy of a claim file. */
export const changePolicy: Operation<'changePolicy'> = {
  id: 'changePolicy',
  tag: 'claims',
  method: 'POST',
  path: '/api/claim/changePolicy/{claim_file_id}',
  access: { callers: ['staff'], roles: ['claims.handler', '*.manager'] },
};

/** The offices that a claim file can be given to. */
export const browseFileBranches: Operation<'browseFileBranches'> = {
  id: 'browseFileBranches',
  tag: 'claims',
  method: 'GET',
  path: '/api/claim/browseFileBranches',
  access: { callers: ['staff'], roles: ['claims.handler', '*.manager'] },
};

/** Say which office handles a claim file. */
export const changeBranch: Operation<'changeBranch'> = {
  id: 'changeBranch',
  tag: 'claims',
  method: 'POST',
  path: '/api/claim/changeBranch/{claim_file_id}',
  access: { callers: ['staff'], roles: ['claims.handler', '*.manager'] },
};

/** The claim files that a claim file is linked with, whichever was linked to the other. */
export const browseFileLinks: Operation<'browseFileLinks'> = {
  id: 'browseFileLinks',
  tag: 'claims',
  method: 'GET',
  path: '/api/claim/browseLinks/{claim_file_id}',
  access: { callers: ['staff'], refuses: ['preview_only'] },
};

/** Note down that a claim file belongs together with another one. */
export const linkClaimFile: Operation<'linkClaimFile'> = {
  id: 'linkClaimFile',
  tag: 'claims',
  method: 'POST',
  path: '/api/claim/linkFile/{claim_file_id}',
  access: { callers: ['staff'], roles: ['claims.handler', '*.manager'] },
};

/** Take the link between two claim files away. */
export const unlinkClaimFile: Operation<'unlinkClaimFile'> = {
  id: 'unlinkClaimFile',
  tag: 'claims',
  method: 'POST',
  path: '/api/claim/unlinkFile/{claim_file_id}',
  access: { callers: ['staff'], roles: ['claims.handler', '*.manager'] },
};

/** Give a page that is about to be printed its hash. */
export const recordPrintout: Operation<'recordPrintout'> = {
  id: 'recordPrintout',
  tag: 'claims',
  method: 'POST',
  path: '/api/timeline/recordPrintout',
  access: { callers: ['staff'], refuses: ['preview_only'] },
};
