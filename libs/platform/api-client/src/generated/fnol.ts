// Generated from openapi/ by `npm run generate`. Do not edit.

import type { Operation } from '../client/operation.ts';

/** All countries. */
export const browseCountries: Operation<'browseCountries'> = {
  id: 'browseCountries',
  tag: 'fnol',
  method: 'GET',
  path: '/api/fnol/browseCountries/',
  access: { callers: ['guest', 'staff'] },
};

/** The counties of Romania. */
export const browseCounties: Operation<'browseCounties'> = {
  id: 'browseCounties',
  tag: 'fnol',
  method: 'GET',
  path: '/api/fnol/browseCounties/RO',
  access: { callers: ['guest', 'staff'] },
};

/** Policy types of the auto segment. */
export const browsePolicyTypes: Operation<'browsePolicyTypes'> = {
  id: 'browsePolicyTypes',
  tag: 'fnol',
  method: 'GET',
  path: '/api/fnol/browsePolicyTypesByBusinessSegment/auto',
  access: { callers: ['guest', 'staff'] },
};

/** Vehicle categories. */
export const browseVehicleCategories: Operation<'browseVehicleCategories'> = {
  id: 'browseVehicleCategories',
  tag: 'fnol',
  method: 'GET',
  path: '/api/fnol/browseVehicleCategories/',
  access: { callers: ['guest', 'staff'] },
};

/** Vehicle brands. */
export const browseVehicleBrands: Operation<'browseVehicleBrands'> = {
  id: 'browseVehicleBrands',
  tag: 'fnol',
  method: 'GET',
  path: '/api/fnol/browseVehicleBrands/',
  access: { callers: ['guest', 'staff'] },
};

/** Vehicle parts by damage zone. */
export const browseVehicleParts: Operation<'browseVehicleParts'> = {
  id: 'browseVehicleParts',
  tag: 'fnol',
  method: 'GET',
  path: '/api/fnol/browseVehicleParts/',
  access: { callers: ['guest', 'staff'] },
};

/** Branches of the organisation. */
export const browseBranches: Operation<'browseBranches'> = {
  id: 'browseBranches',
  tag: 'fnol',
  method: 'GET',
  path: '/api/fnol/browseBranches/',
  access: { callers: ['guest', 'staff'] },
};

/** Vehicle colours. */
export const browseColors: Operation<'browseColors'> = {
  id: 'browseColors',
  tag: 'fnol',
  method: 'GET',
  path: '/api/fnol/browseColors/',
  access: { callers: ['guest', 'staff'] },
};

/** File a claim after an accident. */
export const submitClaimNotification: Operation<'submitClaimNotification'> = {
  id: 'submitClaimNotification',
  tag: 'fnol',
  method: 'POST',
  path: '/api/fnol/submit',
  idempotent: true,
  access: {
    callers: ['guest', 'staff'],
    roles: ['claims.handler', 'AC.Assessor', '*.manager'],
    refuses: ['assignment_guest'],
  },
};

/** Give one of the caller's drafts the number that its claim will have. */
export const reserveDraftNumber: Operation<'reserveDraftNumber'> = {
  id: 'reserveDraftNumber',
  tag: 'fnol',
  method: 'POST',
  path: '/api/fnol/reserveDraftNumber/{claim_draft_id}',
  access: { callers: ['staff'], roles: ['claims.handler', 'claims.manager'] },
};

/** Keep what a guest has begun to type, to go on with it on another device. */
export const startGuestDraft: Operation<'startGuestDraft'> = {
  id: 'startGuestDraft',
  tag: 'fnol',
  method: 'POST',
  path: '/api/fnol/startGuestDraft',
  idempotent: true,
  access: { callers: ['guest'], refuses: ['assignment_guest'] },
};

/** What was typed, for whoever has the link. */
export const openGuestDraft: Operation<'openGuestDraft'> = {
  id: 'openGuestDraft',
  tag: 'fnol',
  method: 'POST',
  path: '/api/fnol/openGuestDraft',
  access: { callers: ['guest'], refuses: ['assignment_guest'] },
};

/** Keep what a guest has typed since. */
export const saveGuestDraft: Operation<'saveGuestDraft'> = {
  id: 'saveGuestDraft',
  tag: 'fnol',
  method: 'POST',
  path: '/api/fnol/saveGuestDraft',
  access: { callers: ['guest'], refuses: ['assignment_guest'] },
};

/** Throw a draft of a guest away, once it was sent or is not wanted. */
export const deleteGuestDraft: Operation<'deleteGuestDraft'> = {
  id: 'deleteGuestDraft',
  tag: 'fnol',
  method: 'POST',
  path: '/api/fnol/deleteGuestDraft',
  access: { callers: ['guest'], refuses: ['assignment_guest'] },
};

/** Give a draft of a guest the number that its claim will have. */
export const reserveClaimNumber: Operation<'reserveClaimNumber'> = {
  id: 'reserveClaimNumber',
  tag: 'fnol',
  method: 'POST',
  path: '/api/fnol/reserveClaimNumber',
  access: { callers: ['guest'], refuses: ['assignment_guest'] },
};

/** Open the inspection of a claim that has just been reported, so that an hour can be chosen at once. */
export const wantInspection: Operation<'wantInspection'> = {
  id: 'wantInspection',
  tag: 'fnol',
  method: 'POST',
  path: '/api/fnol/wantInspection',
  access: {
    callers: ['guest', 'staff'],
    roles: ['claims.handler', '*.manager'],
    refuses: ['assignment_guest'],
  },
};

/** Open a claim for somebody who calls, writes or stands at the desk. */
export const registerClaimNotification: Operation<'registerClaimNotification'> = {
  id: 'registerClaimNotification',
  tag: 'fnol',
  method: 'POST',
  path: '/api/fnol/registerClaimNotification',
  idempotent: true,
  access: { callers: ['staff'], roles: ['claims.handler', 'claims.manager'] },
};

/** Claim files that look like the report that is being taken in, the most certain first. */
export const findLikelyDuplicates: Operation<'findLikelyDuplicates'> = {
  id: 'findLikelyDuplicates',
  tag: 'fnol',
  method: 'POST',
  path: '/api/fnol/findLikelyDuplicates',
  access: { callers: ['staff'], roles: ['claims.handler', 'claims.manager'] },
};

/** The caller's own drafts of claims, saved last first. */
export const browseClaimDrafts: Operation<'browseClaimDrafts'> = {
  id: 'browseClaimDrafts',
  tag: 'fnol',
  method: 'GET',
  path: '/api/fnol/browseClaimDrafts',
  access: { callers: ['staff'], roles: ['claims.handler', 'claims.manager'] },
};

/** One of the caller's drafts with everything that was typed. */
export const getClaimDraft: Operation<'getClaimDraft'> = {
  id: 'getClaimDraft',
  tag: 'fnol',
  method: 'GET',
  path: '/api/fnol/getClaimDraft/{claim_draft_id}',
  access: { callers: ['staff'], roles: ['claims.handler', 'claims.manager'] },
};

/** Keep what is being typed as a new draft. */
export const startClaimDraft: Operation<'startClaimDraft'> = {
  id: 'startClaimDraft',
  tag: 'fnol',
  method: 'POST',
  path: '/api/fnol/startClaimDraft',
  idempotent: true,
  access: { callers: ['staff'], roles: ['claims.handler', 'claims.manager'] },
};

/** Keep what was typed since. */
export const saveClaimDraft: Operation<'saveClaimDraft'> = {
  id: 'saveClaimDraft',
  tag: 'fnol',
  method: 'POST',
  path: '/api/fnol/saveClaimDraft/{claim_draft_id}',
  access: { callers: ['staff'], roles: ['claims.handler', 'claims.manager'] },
};

/** Throw one of the caller's drafts away. */
export const deleteClaimDraft: Operation<'deleteClaimDraft'> = {
  id: 'deleteClaimDraft',
  tag: 'fnol',
  method: 'POST',
  path: '/api/fnol/deleteClaimDraft/{claim_draft_id}',
  access: { callers: ['staff'], roles: ['claims.handler', 'claims.manager'] },
};

/** Add photos to the claim that the same session has just filed. */
export const addNoticeDocuments: Operation<'addNoticeDocuments'> = {
  id: 'addNoticeDocuments',
  tag: 'fnol',
  method: 'POST',
  path: '/api/fnol/addNoticeDocuments',
  access: { callers: ['guest'], refuses: ['assignment_guest'] },
};

/** Policies by plate, VIN, number or holder, and what each is worth on a day. */
export const findPolicies: Operation<'findPolicies'> = {
  id: 'findPolicies',
  tag: 'fnol',
  method: 'POST',
  path: '/api/fnol/findPolicies',
  access: { callers: ['staff'], roles: ['claims.handler', 'claims.manager'] },
};

/** The policy of a claim file as it was when the claim was reported. */
export const getPolicyOfFile: Operation<'getPolicyOfFile'> = {
  id: 'getPolicyOfFile',
  tag: 'fnol',
  method: 'GET',
  path: '/api/fnol/getPolicyOfFile/{assignment_id}',
  access: { callers: ['staff'], roles: ['claims.handler', 'claims.manager'] },
};

/** Say whether a doubtful policy covers the accident. */
export const decidePolicyOfFile: Operation<'decidePolicyOfFile'> = {
  id: 'decidePolicyOfFile',
  tag: 'fnol',
  method: 'POST',
  path: '/api/fnol/decidePolicyOfFile/{assignment_id}',
  access: { callers: ['staff'], roles: ['claims.handler', 'claims.manager'], refuses: ['impersonating'] },
};

/** The last imports of policies, and how many policies there are. */
export const browsePolicyImports: Operation<'browsePolicyImports'> = {
  id: 'browsePolicyImports',
  tag: 'fnol',
  method: 'GET',
  path: '/api/fnol/browsePolicyImports',
  access: { callers: ['staff'], roles: ['app.configurator', 'org.configurator'] },
};

/** Hand over a file of policies. */
export const readPolicies: Operation<'readPolicies'> = {
  id: 'readPolicies',
  tag: 'fnol',
  method: 'POST',
  path: '/api/fnol/readPolicies',
  idempotent: true,
  access: { callers: ['staff'], roles: ['app.configurator', 'org.configurator'], refuses: ['impersonating'] },
};

/** An import of policies, how far it is, and what it would change or has changed. */
export const getPolicyImport: Operation<'getPolicyImport'> = {
  id: 'getPolicyImport',
  tag: 'fnol',
  method: 'GET',
  path: '/api/fnol/getPolicyImport/{policy_import_id}',
  access: { callers: ['staff'], roles: ['app.configurator', 'org.configurator'] },
};

/** The file of an import of policies that was begun, for whoever goes on with it. */
export const downloadPolicyFile: Operation<'downloadPolicyFile'> = {
  id: 'downloadPolicyFile',
  tag: 'fnol',
  method: 'GET',
  path: '/api/fnol/downloadPolicyFile/{policy_import_id}',
  access: { callers: ['staff'], roles: ['app.configurator', 'org.configurator'], refuses: ['impersonating'] },
};

/** Say which column of a file of policies holds what. */
export const mapPolicyColumns: Operation<'mapPolicyColumns'> = {
  id: 'mapPolicyColumns',
  tag: 'fnol',
  method: 'POST',
  path: '/api/fnol/mapPolicyColumns/{policy_import_id}',
  access: { callers: ['staff'], roles: ['app.configurator', 'org.configurator'], refuses: ['impersonating'] },
};

/** Take over the policies of a file that was read. */
export const applyPolicies: Operation<'applyPolicies'> = {
  id: 'applyPolicies',
  tag: 'fnol',
  method: 'POST',
  path: '/api/fnol/applyPolicies/{policy_import_id}',
  access: { callers: ['staff'], roles: ['app.configurator', 'org.configurator'], refuses: ['impersonating'] },
};

/** The European accident statement of a claim file. */
export const getAccidentStatement: Operation<'getAccidentStatement'> = {
  id: 'getAccidentStatement',
  tag: 'fnol',
  method: 'GET',
  path: '/api/fnol/getAccidentStatement/{assignment_id}',
  access: {
    callers: ['staff'],
    roles: ['claims.handler', '*.manager', 'AC.Assessor'],
    refuses: ['preview_only', 'external'],
  },
};

/** Write down the accident statement of a claim file, as it stands on paper. */
export const saveAccidentStatement: Operation<'saveAccidentStatement'> = {
  id: 'saveAccidentStatement',
  tag: 'fnol',
  method: 'POST',
  path: '/api/fnol/saveAccidentStatement/{assignment_id}',
  access: {
    callers: ['staff'],
    roles: ['claims.handler', '*.manager', 'AC.Assessor'],
    refuses: ['preview_only', 'external'],
  },
};

/** Decide who is to blame for the accident. */
export const decideLiability: Operation<'decideLiability'> = {
  id: 'decideLiability',
  tag: 'fnol',
  method: 'POST',
  path: '/api/fnol/decideLiability/{assignment_id}',
  access: {
    callers: ['staff'],
    roles: ['claims.handler', '*.manager'],
    refuses: ['preview_only', 'external'],
  },
};

/** A link by which a driver fills in the own column on the own phone. */
export const makeStatementLink: Operation<'makeStatementLink'> = {
  id: 'makeStatementLink',
  tag: 'fnol',
  method: 'POST',
  path: '/api/fnol/makeStatementLink/{assignment_id}',
  access: {
    callers: ['staff'],
    roles: ['claims.handler', '*.manager', 'AC.Assessor'],
    refuses: ['preview_only', 'external'],
  },
};

/** Withdraw the link of a driver. */
export const revokeStatementLink: Operation<'revokeStatementLink'> = {
  id: 'revokeStatementLink',
  tag: 'fnol',
  method: 'POST',
  path: '/api/fnol/revokeStatementLink/{assignment_id}',
  access: {
    callers: ['staff'],
    roles: ['claims.handler', '*.manager', 'AC.Assessor'],
    refuses: ['preview_only', 'external'],
  },
};

/** The statement whose link the driver came by. */
export const getGuestStatement: Operation<'getGuestStatement'> = {
  id: 'getGuestStatement',
  tag: 'fnol',
  method: 'GET',
  path: '/api/fnol/getGuestStatement',
  access: { callers: ['guest'] },
};

/** Keep what a driver writes in the own column and in what both share. */
export const saveGuestStatement: Operation<'saveGuestStatement'> = {
  id: 'saveGuestStatement',
  tag: 'fnol',
  method: 'POST',
  path: '/api/fnol/saveGuestStatement',
  access: { callers: ['guest'] },
};

/** Sign the statement with a finger. */
export const signGuestStatement: Operation<'signGuestStatement'> = {
  id: 'signGuestStatement',
  tag: 'fnol',
  method: 'POST',
  path: '/api/fnol/signGuestStatement',
  access: { callers: ['guest'] },
};

/** A link for the driver of column B, made on the phone of the driver of column A. */
export const inviteOtherDriver: Operation<'inviteOtherDriver'> = {
  id: 'inviteOtherDriver',
  tag: 'fnol',
  method: 'POST',
  path: '/api/fnol/inviteOtherDriver',
  access: { callers: ['guest'] },
};

/** Send a driver the link to the own column, by e-mail or SMS. */
export const sendStatementLink: Operation<'sendStatementLink'> = {
  id: 'sendStatementLink',
  tag: 'fnol',
  method: 'POST',
  path: '/api/fnol/sendStatementLink/{assignment_id}',
  access: {
    callers: ['staff'],
    roles: ['claims.handler', '*.manager', 'AC.Assessor'],
    refuses: ['preview_only', 'external'],
  },
};

/** Send the driver of column B the link, from the phone of the driver of column A. */
export const sendToOtherDriver: Operation<'sendToOtherDriver'> = {
  id: 'sendToOtherDriver',
  tag: 'fnol',
  method: 'POST',
  path: '/api/fnol/sendToOtherDriver',
  access: { callers: ['guest'] },
};

/** Go on from a report to the accident statement of the claim. */
export const beginOwnStatement: Operation<'beginOwnStatement'> = {
  id: 'beginOwnStatement',
  tag: 'fnol',
  method: 'POST',
  path: '/api/fnol/beginOwnStatement',
  access: { callers: ['guest'], refuses: ['assignment_guest'] },
};
