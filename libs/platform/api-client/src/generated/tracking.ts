// Generated from openapi/ by `npm run generate`. Do not edit.

import type { Operation } from '../client/operation.ts';

/** Steps, texts and landing page of the organisation's tracker. */
export const getTrackerConfig: Operation<'getTrackerConfig'> = {
  id: 'getTrackerConfig',
  tag: 'tracking',
  method: 'GET',
  path: '/api/tracker/getTrackerConfig',
  access: { callers: ['tracker'] },
};

/** Send an access code for a case. */
export const startChallenge: Operation<'startChallenge'> = {
  id: 'startChallenge',
  tag: 'tracking',
  method: 'GET',
  path: '/api/tracker/startChallenge/{case_no}',
  access: { callers: ['tracker'] },
};

/** Open a case with the access code. */
export const verifyChallenge: Operation<'verifyChallenge'> = {
  id: 'verifyChallenge',
  tag: 'tracking',
  method: 'POST',
  path: '/api/tracker/verifyChallenge',
  access: { callers: ['tracker'] },
};

/** The opened case once more. */
export const findTrackerCaseData: Operation<'findTrackerCaseData'> = {
  id: 'findTrackerCaseData',
  tag: 'tracking',
  method: 'GET',
  path: '/api/tracker/findTackerCaseData/{case_no}',
  access: { callers: ['tracker'] },
};

/** Further registered documents of the opened case. */
export const browseTrackerDocuments: Operation<'browseTrackerDocuments'> = {
  id: 'browseTrackerDocuments',
  tag: 'tracking',
  method: 'GET',
  path: '/api/tracker/browseDocuments',
  access: { callers: ['tracker'] },
};

/** A registered document of the opened case. */
export const downloadTrackerDocument: Operation<'downloadTrackerDocument'> = {
  id: 'downloadTrackerDocument',
  tag: 'tracking',
  method: 'GET',
  path: '/api/tracker/downloadDocument/{document_id}',
  access: { callers: ['tracker'] },
};

/** Confirm that a contact channel reaches its owner. */
export const confirmContact: Operation<'confirmContact'> = {
  id: 'confirmContact',
  tag: 'tracking',
  method: 'GET',
  path: '/api/assignment/confirmContact/{key}',
  access: { callers: ['public'] },
};

/** In which language, where and about what the claimant is written to. */
export const getMessageChoices: Operation<'getMessageChoices'> = {
  id: 'getMessageChoices',
  tag: 'tracking',
  method: 'GET',
  path: '/api/tracker/getMessageChoices',
  access: { callers: ['tracker'] },
};

/** Choose the language, the channel and the messages that still come. */
export const saveMessageChoices: Operation<'saveMessageChoices'> = {
  id: 'saveMessageChoices',
  tag: 'tracking',
  method: 'POST',
  path: '/api/tracker/saveMessageChoices',
  access: { callers: ['tracker'] },
};

/** What the guest of an assignment and the handler have written to each other. */
export const browseGuestMessages: Operation<'browseGuestMessages'> = {
  id: 'browseGuestMessages',
  tag: 'tracking',
  method: 'GET',
  path: '/api/assignment/guestMessages/{assignment_key}',
  access: { callers: ['guest'] },
};

/** Write to whoever is in charge, as the guest of an assignment. */
export const writeGuestMessage: Operation<'writeGuestMessage'> = {
  id: 'writeGuestMessage',
  tag: 'tracking',
  method: 'POST',
  path: '/api/assignment/guestMessages/{assignment_key}',
  idempotent: true,
  access: { callers: ['guest'] },
};

/** What the claimant and the handler have written to each other on the tracker. */
export const browseClaimantMessages: Operation<'browseClaimantMessages'> = {
  id: 'browseClaimantMessages',
  tag: 'tracking',
  method: 'GET',
  path: '/api/tracker/browseMessages',
  access: { callers: ['tracker'] },
};

/** Write to whoever is in charge of the opened case. */
export const writeTrackerMessage: Operation<'writeTrackerMessage'> = {
  id: 'writeTrackerMessage',
  tag: 'tracking',
  method: 'POST',
  path: '/api/tracker/writeMessage',
  idempotent: true,
  access: { callers: ['tracker'] },
};

/** Whether a printed page is ours, by the hash at its foot. */
export const verifyPrintout: Operation<'verifyPrintout'> = {
  id: 'verifyPrintout',
  tag: 'tracking',
  method: 'POST',
  path: '/api/tracker/verifyPrintout',
  access: { callers: ['tracker'] },
};

/** Which browsers say that the opened case has news. */
export const getPushDevices: Operation<'getPushDevices'> = {
  id: 'getPushDevices',
  tag: 'tracking',
  method: 'GET',
  path: '/api/tracker/getPushDevices',
  access: { callers: ['tracker'] },
};

/** Have this browser say that the opened case has news. */
export const addPushDevice: Operation<'addPushDevice'> = {
  id: 'addPushDevice',
  tag: 'tracking',
  method: 'POST',
  path: '/api/tracker/addPushDevice',
  access: { callers: ['tracker'] },
};

/** Have a browser say nothing any more. */
export const removePushDevice: Operation<'removePushDevice'> = {
  id: 'removePushDevice',
  tag: 'tracking',
  method: 'POST',
  path: '/api/tracker/removePushDevice/{push_subscription_id}',
  access: { callers: ['tracker'] },
};

/** What the public tracker says, in both languages, ready to change. */
export const getTrackerSettings: Operation<'getTrackerSettings'> = {
  id: 'getTrackerSettings',
  tag: 'tracking',
  method: 'GET',
  path: '/api/tracker/getTrackerSettings',
  access: { callers: ['staff'], roles: ['org.configurator'] },
};

/** Change what the public tracker says. */
export const saveTrackerSettings: Operation<'saveTrackerSettings'> = {
  id: 'saveTrackerSettings',
  tag: 'tracking',
  method: 'POST',
  path: '/api/tracker/saveTrackerSettings',
  access: { callers: ['staff'], roles: ['org.configurator'] },
};

/** Who reads along in the opened case. */
export const browseCaseShares: Operation<'browseCaseShares'> = {
  id: 'browseCaseShares',
  tag: 'tracking',
  method: 'GET',
  path: '/api/tracker/browseShares',
  access: { callers: ['tracker'] },
};

/** Let a relative or lawyer read where the opened case stands. */
export const shareCase: Operation<'shareCase'> = {
  id: 'shareCase',
  tag: 'tracking',
  method: 'POST',
  path: '/api/tracker/shareCase',
  access: { callers: ['tracker'] },
};

/** Take a link for reading along back at once. */
export const endCaseShare: Operation<'endCaseShare'> = {
  id: 'endCaseShare',
  tag: 'tracking',
  method: 'POST',
  path: '/api/tracker/endShare/{case_share_id}',
  access: { callers: ['tracker'] },
};

/** Where a case stands that its claimant shared. */
export const readSharedCase: Operation<'readSharedCase'> = {
  id: 'readSharedCase',
  tag: 'tracking',
  method: 'POST',
  path: '/api/tracker/readSharedCase',
  access: { callers: ['tracker'] },
};

/** The steps of the public tracker in both languages. */
export const browseTrackerSteps: Operation<'browseTrackerSteps'> = {
  id: 'browseTrackerSteps',
  tag: 'tracking',
  method: 'GET',
  path: '/api/tracker/browseTrackerSteps',
  access: { callers: ['staff'], roles: ['org.configurator'] },
};

/** Change what a step of the public tracker is called and says. */
export const saveTrackerStep: Operation<'saveTrackerStep'> = {
  id: 'saveTrackerStep',
  tag: 'tracking',
  method: 'POST',
  path: '/api/tracker/saveTrackerStep',
  access: { callers: ['staff'], roles: ['org.configurator'] },
};
