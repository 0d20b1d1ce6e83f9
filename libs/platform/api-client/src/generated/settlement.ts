// Generated from openapi/ by `npm run generate`. Do not edit.

import type { Operation } from '../client/operation.ts';

/** The money of the file that an assignment belongs to. */
export const getMoney: Operation<'getMoney'> = {
  id: 'getMoney',
  tag: 'settlement',
  method: 'GET',
  path: '/api/settlement/getMoney/{assignment_id}',
  access: { callers: ['staff'], roles: ['claims.handler', 'AC.Assessor', '*.manager'] },
};

/** Record what the damage of a file is estimated or agreed at, or what comes back of it. */
export const recordAmount: Operation<'recordAmount'> = {
  id: 'recordAmount',
  tag: 'settlement',
  method: 'POST',
  path: '/api/settlement/recordAmount/{assignment_id}',
  idempotent: true,
  access: { callers: ['staff'], roles: ['claims.handler', 'AC.Assessor', '*.manager'] },
};

/** Set what is kept ready for a coverage of a file. */
export const changeReserve: Operation<'changeReserve'> = {
  id: 'changeReserve',
  tag: 'settlement',
  method: 'POST',
  path: '/api/settlement/changeReserve/{assignment_id}',
  idempotent: true,
  access: { callers: ['staff'], roles: ['claims.handler', '*.manager'] },
};

/** Say what the policy of a file pays at most for a coverage, and what it takes off. */
export const saveCoverage: Operation<'saveCoverage'> = {
  id: 'saveCoverage',
  tag: 'settlement',
  method: 'POST',
  path: '/api/settlement/saveCoverage/{assignment_id}',
  access: { callers: ['staff'], roles: ['claims.handler', '*.manager'] },
};

/** Reckon an offer for the claimant of a file. */
export const saveOffer: Operation<'saveOffer'> = {
  id: 'saveOffer',
  tag: 'settlement',
  method: 'POST',
  path: '/api/settlement/saveOffer/{assignment_id}',
  idempotent: true,
  access: { callers: ['staff'], roles: ['claims.handler', '*.manager'] },
};

/** What leaves when an offer is sent, to whom, and what is in its way. */
export const previewOffer: Operation<'previewOffer'> = {
  id: 'previewOffer',
  tag: 'settlement',
  method: 'GET',
  path: '/api/settlement/previewOffer/{offer_id}',
  access: { callers: ['staff'], roles: ['claims.handler', '*.manager'] },
};

/** Ask somebody with more authority to approve an offer. */
export const askOfferApproval: Operation<'askOfferApproval'> = {
  id: 'askOfferApproval',
  tag: 'settlement',
  method: 'POST',
  path: '/api/settlement/askOfferApproval/{offer_id}',
  idempotent: true,
  access: { callers: ['staff'], roles: ['claims.handler', '*.manager'] },
};

/** Send an offer to the claimant, with its letter. */
export const issueOffer: Operation<'issueOffer'> = {
  id: 'issueOffer',
  tag: 'settlement',
  method: 'POST',
  path: '/api/settlement/issueOffer/{offer_id}',
  idempotent: true,
  access: { callers: ['staff'], roles: ['claims.handler', '*.manager'] },
};

/** Record what the claimant answered to an offer on paper or by telephone. */
export const recordAnswer: Operation<'recordAnswer'> = {
  id: 'recordAnswer',
  tag: 'settlement',
  method: 'POST',
  path: '/api/settlement/recordAnswer/{offer_id}',
  idempotent: true,
  access: { callers: ['staff'], roles: ['claims.handler', '*.manager'] },
};

/** The offer whose link the claimant came by. */
export const getReceivedOffer: Operation<'getReceivedOffer'> = {
  id: 'getReceivedOffer',
  tag: 'settlement',
  method: 'GET',
  path: '/api/settlement/getReceivedOffer',
  access: { callers: ['guest'] },
};

/** Accept the offer whose link the claimant came by. */
export const acceptReceivedOffer: Operation<'acceptReceivedOffer'> = {
  id: 'acceptReceivedOffer',
  tag: 'settlement',
  method: 'POST',
  path: '/api/settlement/acceptReceivedOffer',
  idempotent: true,
  access: { callers: ['guest'] },
};

/** Say what is wrong with the offer whose link the claimant came by. */
export const contestReceivedOffer: Operation<'contestReceivedOffer'> = {
  id: 'contestReceivedOffer',
  tag: 'settlement',
  method: 'POST',
  path: '/api/settlement/contestReceivedOffer',
  idempotent: true,
  access: { callers: ['guest'] },
};
