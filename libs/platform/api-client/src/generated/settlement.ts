// Generated from openapi/ by `npm run generate`. Do not edit.

import type { Operation } from '../client/operation.ts';

/** The money of the file that an assignment belongs to. */
export const getMoney: Operation<'getMoney'> = {
  id: 'getMoney',
  tag: 'settlement',
  method: 'GET',
  path: '/api/settlement/getMoney/{assignment_id}',
  access: { callers: ['staff'], roles: ['claims.handler', 'AC.Assessor', 'finance.payments', '*.manager'] },
};

/** Record what the damage of a file is estimated or agreed at. */
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

/** Name why the accepted and the paid sum of a file disagree. */
export const nameDifference: Operation<'nameDifference'> = {
  id: 'nameDifference',
  tag: 'settlement',
  method: 'POST',
  path: '/api/settlement/nameDifference/{assignment_id}',
  idempotent: true,
  access: { callers: ['staff'], roles: ['finance.payments'] },
};

/** Say what the policy of a file pays at most for a coverage, and what it takes off. */
export const saveCoverage: Operation<'saveCoverage'> = {
  id: 'saveCoverage',
  tag: 'settlement',
  method: 'POST',
  path: '/api/settlement/saveCoverage/{assignment_id}',
  access: { callers: ['staff'], roles: ['claims.handler', '*.manager'] },
};

/** Note money that is to come back on a file, from recourse or from what is left of a vehicle. */
export const addRecovery: Operation<'addRecovery'> = {
  id: 'addRecovery',
  tag: 'settlement',
  method: 'POST',
  path: '/api/settlement/addRecovery/{assignment_id}',
  idempotent: true,
  access: { callers: ['staff'], roles: ['claims.handler', '*.manager'] },
};

/** Correct what is expected back, from whom or on what ground. */
export const changeRecovery: Operation<'changeRecovery'> = {
  id: 'changeRecovery',
  tag: 'settlement',
  method: 'POST',
  path: '/api/settlement/changeRecovery/{recovery_id}',
  idempotent: true,
  access: { callers: ['staff'], roles: ['claims.handler', '*.manager'] },
};

/** Note that the debtor was asked for the money. */
export const claimRecovery: Operation<'claimRecovery'> = {
  id: 'claimRecovery',
  tag: 'settlement',
  method: 'POST',
  path: '/api/settlement/claimRecovery/{recovery_id}',
  idempotent: true,
  access: { callers: ['staff'], roles: ['claims.handler', '*.manager'] },
};

/** Record money that came back. */
export const recordReceipt: Operation<'recordReceipt'> = {
  id: 'recordReceipt',
  tag: 'settlement',
  method: 'POST',
  path: '/api/settlement/recordReceipt/{recovery_id}',
  idempotent: true,
  access: { callers: ['staff'], roles: ['claims.handler', '*.manager'] },
};

/** Take back a receipt that was recorded by mistake. */
export const correctReceipt: Operation<'correctReceipt'> = {
  id: 'correctReceipt',
  tag: 'settlement',
  method: 'POST',
  path: '/api/settlement/correctReceipt/{recovery_receipt_id}',
  idempotent: true,
  access: { callers: ['staff'], roles: ['claims.handler', '*.manager'] },
};

/** Give up what has not come back. */
export const giveUpRecovery: Operation<'giveUpRecovery'> = {
  id: 'giveUpRecovery',
  tag: 'settlement',
  method: 'POST',
  path: '/api/settlement/giveUpRecovery/{recovery_id}',
  idempotent: true,
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

/** The offer whose link the claimant came by, or that of the case that a claimant has opened on the tracker. */
export const getReceivedOffer: Operation<'getReceivedOffer'> = {
  id: 'getReceivedOffer',
  tag: 'settlement',
  method: 'GET',
  path: '/api/settlement/getReceivedOffer',
  access: { callers: ['guest', 'tracker'] },
};

/** The letter of the offer that `getReceivedOffer` answers. */
export const downloadReceivedOffer: Operation<'downloadReceivedOffer'> = {
  id: 'downloadReceivedOffer',
  tag: 'settlement',
  method: 'GET',
  path: '/api/settlement/downloadReceivedOffer',
  access: { callers: ['guest', 'tracker'] },
};

/** Accept the offer that `getReceivedOffer` answers. */
export const acceptReceivedOffer: Operation<'acceptReceivedOffer'> = {
  id: 'acceptReceivedOffer',
  tag: 'settlement',
  method: 'POST',
  path: '/api/settlement/acceptReceivedOffer',
  idempotent: true,
  access: { callers: ['guest', 'tracker'] },
};

/** Say what is wrong with the offer that `getReceivedOffer` answers. */
export const contestReceivedOffer: Operation<'contestReceivedOffer'> = {
  id: 'contestReceivedOffer',
  tag: 'settlement',
  method: 'POST',
  path: '/api/settlement/contestReceivedOffer',
  idempotent: true,
  access: { callers: ['guest', 'tracker'] },
};

/** Confirm the account of an answered offer that somebody else typed, or that is held under another name. */
export const confirmAccount: Operation<'confirmAccount'> = {
  id: 'confirmAccount',
  tag: 'settlement',
  method: 'POST',
  path: '/api/settlement/confirmAccount/{offer_id}',
  idempotent: true,
  access: { callers: ['staff'], roles: ['claims.handler', 'finance.payments', '*.manager'] },
};

/** Ask the claimant to confirm the account of an answered offer that staff typed. */
export const askAccountConfirmation: Operation<'askAccountConfirmation'> = {
  id: 'askAccountConfirmation',
  tag: 'settlement',
  method: 'POST',
  path: '/api/settlement/askAccountConfirmation/{offer_id}',
  idempotent: true,
  access: { callers: ['staff'], roles: ['claims.handler', 'finance.payments', '*.manager'] },
};

/** Confirm the account that staff typed for the offer that `getReceivedOffer` answers. */
export const confirmReceivedAccount: Operation<'confirmReceivedAccount'> = {
  id: 'confirmReceivedAccount',
  tag: 'settlement',
  method: 'POST',
  path: '/api/settlement/confirmReceivedAccount',
  idempotent: true,
  access: { callers: ['guest', 'tracker'] },
};

/** Order what an accepted offer says to be paid, or the undisputed part of a contested one. */
export const orderPayment: Operation<'orderPayment'> = {
  id: 'orderPayment',
  tag: 'settlement',
  method: 'POST',
  path: '/api/settlement/orderPayment/{offer_id}',
  idempotent: true,
  access: { callers: ['staff'], roles: ['claims.handler', 'finance.payments'] },
};

/** Cancel an order before it has gone to the bank. */
export const cancelPaymentOrder: Operation<'cancelPaymentOrder'> = {
  id: 'cancelPaymentOrder',
  tag: 'settlement',
  method: 'POST',
  path: '/api/settlement/cancelPaymentOrder/{payment_order_id}',
  idempotent: true,
  access: { callers: ['staff'], roles: ['claims.handler', 'finance.payments'] },
};

/** Record that money of an order has reached its payee. */
export const recordPayment: Operation<'recordPayment'> = {
  id: 'recordPayment',
  tag: 'settlement',
  method: 'POST',
  path: '/api/settlement/recordPayment/{payment_order_id}',
  idempotent: true,
  access: { callers: ['staff'], roles: ['finance.payments'] },
};

/** Take back a payment that was recorded by mistake. */
export const correctPayment: Operation<'correctPayment'> = {
  id: 'correctPayment',
  tag: 'settlement',
  method: 'POST',
  path: '/api/settlement/correctPayment/{payment_id}',
  idempotent: true,
  access: { callers: ['staff'], roles: ['finance.payments'] },
};

/** Payment orders that wait for the bank, what has gone to it, and from which account. */
export const browsePaymentOrders: Operation<'browsePaymentOrders'> = {
  id: 'browsePaymentOrders',
  tag: 'settlement',
  method: 'GET',
  path: '/api/settlement/browsePaymentOrders',
  access: { callers: ['staff'], roles: ['finance.payments'] },
};

/** Give payment orders to the bank. */
export const exportPaymentOrders: Operation<'exportPaymentOrders'> = {
  id: 'exportPaymentOrders',
  tag: 'settlement',
  method: 'POST',
  path: '/api/settlement/exportPaymentOrders',
  idempotent: true,
  access: { callers: ['staff'], roles: ['finance.payments'], refuses: ['impersonating'] },
};

/** The file for the bank, as often as it is needed. */
export const downloadPaymentExport: Operation<'downloadPaymentExport'> = {
  id: 'downloadPaymentExport',
  tag: 'settlement',
  method: 'POST',
  path: '/api/settlement/downloadPaymentExport/{payment_export_id}',
  access: { callers: ['staff'], roles: ['finance.payments'], refuses: ['impersonating'] },
};

/** Ask for another account from which the organisation pays. */
export const savePayingAccount: Operation<'savePayingAccount'> = {
  id: 'savePayingAccount',
  tag: 'settlement',
  method: 'POST',
  path: '/api/settlement/savePayingAccount',
  access: { callers: ['staff'], roles: ['finance.payments'], refuses: ['impersonating'] },
};

/** Hand over a statement of the bank as a file. */
export const readStatement: Operation<'readStatement'> = {
  id: 'readStatement',
  tag: 'settlement',
  method: 'POST',
  path: '/api/settlement/readStatement',
  idempotent: true,
  access: { callers: ['staff'], roles: ['finance.payments'], refuses: ['impersonating'] },
};

/** A statement of the bank, with how many of its lines mean what. */
export const getStatement: Operation<'getStatement'> = {
  id: 'getStatement',
  tag: 'settlement',
  method: 'GET',
  path: '/api/settlement/getStatement/{bank_statement_id}',
  access: { callers: ['staff'], roles: ['finance.payments'] },
};

/** The lines of a statement of the bank, each with the orders that it names. */
export const browseStatementLines: Operation<'browseStatementLines'> = {
  id: 'browseStatementLines',
  tag: 'settlement',
  method: 'GET',
  path: '/api/settlement/browseStatementLines/{bank_statement_id}',
  access: { callers: ['staff'], roles: ['finance.payments'] },
};

/** The file of a statement as the bank made it. */
export const downloadStatement: Operation<'downloadStatement'> = {
  id: 'downloadStatement',
  tag: 'settlement',
  method: 'GET',
  path: '/api/settlement/downloadStatement/{bank_statement_id}',
  access: { callers: ['staff'], roles: ['finance.payments'], refuses: ['impersonating'] },
};

/** Payment orders that money may still reach, for a line of a statement that names another one or none. */
export const browseOpenOrders: Operation<'browseOpenOrders'> = {
  id: 'browseOpenOrders',
  tag: 'settlement',
  method: 'POST',
  path: '/api/settlement/browseOpenOrders',
  access: { callers: ['staff'], roles: ['finance.payments'] },
};

/** Say which column of a bank's table is what. */
export const saveCsvColumns: Operation<'saveCsvColumns'> = {
  id: 'saveCsvColumns',
  tag: 'settlement',
  method: 'POST',
  path: '/api/settlement/saveCsvColumns',
  access: { callers: ['staff'], roles: ['finance.payments'], refuses: ['impersonating'] },
};

/** Say what becomes of a line of a statement before it is recorded. */
export const decideStatementLine: Operation<'decideStatementLine'> = {
  id: 'decideStatementLine',
  tag: 'settlement',
  method: 'POST',
  path: '/api/settlement/decideStatementLine',
  access: { callers: ['staff'], roles: ['finance.payments'], refuses: ['impersonating'] },
};

/** Record what a statement of the bank paid and returned. */
export const importStatement: Operation<'importStatement'> = {
  id: 'importStatement',
  tag: 'settlement',
  method: 'POST',
  path: '/api/settlement/importStatement',
  idempotent: true,
  access: { callers: ['staff'], roles: ['finance.payments'], refuses: ['impersonating'] },
};

/** Into which account the claimant of the opened case is paid. */
export const getClaimantAccount: Operation<'getClaimantAccount'> = {
  id: 'getClaimantAccount',
  tag: 'settlement',
  method: 'GET',
  path: '/api/settlement/getClaimantAccount',
  access: { callers: ['tracker'] },
};

/** Change the account that the claimant of the opened case is paid into. */
export const changeClaimantAccount: Operation<'changeClaimantAccount'> = {
  id: 'changeClaimantAccount',
  tag: 'settlement',
  method: 'POST',
  path: '/api/settlement/changeClaimantAccount',
  access: { callers: ['tracker'] },
};

/** Into which account a partner is paid, and which one waits. */
export const getPartnerAccount: Operation<'getPartnerAccount'> = {
  id: 'getPartnerAccount',
  tag: 'settlement',
  method: 'GET',
  path: '/api/settlement/getPartnerAccount/{partner_id}',
  access: { callers: ['staff'], roles: ['org.partner_admin'], feature: 'partners' },
};

/** Ask for another account into which a partner is paid. */
export const savePartnerAccount: Operation<'savePartnerAccount'> = {
  id: 'savePartnerAccount',
  tag: 'settlement',
  method: 'POST',
  path: '/api/settlement/savePartnerAccount/{partner_id}',
  idempotent: true,
  access: {
    callers: ['staff'],
    roles: ['org.partner_admin'],
    feature: 'partners',
    refuses: ['impersonating'],
  },
};
