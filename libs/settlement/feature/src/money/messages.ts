import { defineMessage, defineMessages } from 'react-intl';
import { offerAndOrderTexts } from './offer-and-order-messages.ts';

/** Texts of the section about the money of a file. */
export const messages = {
  ...defineMessages({
    failed: {
      id: 'settlement.money.failed',
      description: 'The section could not be loaded',
      defaultMessage: 'The money of this file could not be loaded',
    },
    path: {
      id: 'settlement.money.path',
      description: 'Heading over the steps from the estimate to the payment',
      defaultMessage: 'From estimate to payment',
    },
    step: {
      id: 'settlement.money.step',
      description: 'Column: step',
      defaultMessage: 'Step',
    },
    amount: {
      id: 'settlement.money.amount',
      description: 'Column: amount',
      defaultMessage: 'Amount, lei',
    },
    difference: {
      id: 'settlement.money.difference',
      description: 'Column: difference to the step before',
      defaultMessage: 'Difference',
    },
    basis: {
      id: 'settlement.money.basis',
      description: 'Column: what the amount stands on',
      defaultMessage: 'Stands on',
    },
    when: {
      id: 'settlement.money.when',
      description: 'Column: when',
      defaultMessage: 'When',
    },
    who: {
      id: 'settlement.money.who',
      description: 'Column: who',
      defaultMessage: 'Who',
    },
    estimated: {
      id: 'settlement.money.estimated',
      description: 'Step',
      defaultMessage: 'Estimated',
    },
    agreed: {
      id: 'settlement.money.agreed',
      description: 'Step',
      defaultMessage: 'Agreed',
    },
    offered: {
      id: 'settlement.money.offered',
      description: 'Step',
      defaultMessage: 'Offer',
    },
    accepted: {
      id: 'settlement.money.accepted',
      description: 'Step',
      defaultMessage: 'Accepted',
    },
    paid: {
      id: 'settlement.money.paid',
      description: 'Step',
      defaultMessage: 'Paid',
    },
    notYet: {
      id: 'settlement.money.notYet',
      description: 'Nothing was recorded for the step',
      defaultMessage: 'not yet',
    },
    reserve: {
      id: 'settlement.money.reserve',
      description: 'Heading over what is kept ready',
      defaultMessage: 'Reserve',
    },
    changeReserve: {
      id: 'settlement.money.changeReserve',
      description: 'Button',
      defaultMessage: 'Change, with a reason',
    },
    raiseReserve: {
      id: 'settlement.money.raiseReserve',
      description: 'Button: what is kept ready does not cover the payment',
      defaultMessage: 'Raise the reserve',
    },
    noCoverage: {
      id: 'settlement.money.noCoverage',
      description: 'What an assessor reads while nobody has entered what the policy pays at most',
      defaultMessage: 'No limit and no deductible is recorded yet.',
    },
    coverage: {
      id: 'settlement.money.coverage',
      description: 'Column: what is covered',
      defaultMessage: 'Coverage',
    },
    reserved: {
      id: 'settlement.money.reserved',
      description: 'Column: what is kept ready',
      defaultMessage: 'Reserve',
    },
    ofOffer: {
      id: 'settlement.money.ofOffer',
      description: 'Column: what the offer takes of it',
      defaultMessage: 'Offer',
    },
    left: {
      id: 'settlement.money.left',
      description: 'Column: what is left of the reserve after the offer',
      defaultMessage: 'Left',
    },
    limit: {
      id: 'settlement.money.limit',
      description: 'Column: the most that the policy pays',
      defaultMessage: 'Limit',
    },
    deductible: {
      id: 'settlement.money.deductible',
      description: 'Column: what the policy takes off',
      defaultMessage: 'Deductible',
    },
    noLimit: {
      id: 'settlement.money.noLimit',
      description: 'The policy names no limit',
      defaultMessage: 'none',
    },
    total: {
      id: 'settlement.money.total',
      description: 'Sum',
      defaultMessage: 'Total',
    },
    noReserve: {
      id: 'settlement.money.noReserve',
      description: 'No reserve was set',
      defaultMessage: 'Nothing is kept ready for this file yet.',
    },
    history: {
      id: 'settlement.money.history',
      description: 'Heading over the entries of the ledger',
      defaultMessage: 'History of amounts',
    },
    automatic: {
      id: 'settlement.money.automatic',
      description: 'The entry was made by another step',
      defaultMessage: 'automatic',
    },
    recourse: {
      id: 'settlement.money.recourse',
      description: 'Amount that comes back',
      defaultMessage: 'Recourse',
    },
    residual: {
      id: 'settlement.money.residual',
      description: 'Amount that comes back',
      defaultMessage: 'Residual value',
    },
    recovered: {
      id: 'settlement.money.recovered',
      description: 'Amount that has come back',
      defaultMessage: 'Came back',
    },
    recordAmount: {
      id: 'settlement.money.recordAmount',
      description: 'Button',
      defaultMessage: 'Record an amount',
    },
    reckonOffer: {
      id: 'settlement.money.reckonOffer',
      description: 'Button',
      defaultMessage: 'Calculate an offer',
    },
    changeOffer: {
      id: 'settlement.money.changeOffer',
      description: 'Button',
      defaultMessage: 'Change the offer',
    },
    sendOffer: {
      id: 'settlement.money.sendOffer',
      description: 'Button',
      defaultMessage: 'Send the offer',
    },
    askApproval: {
      id: 'settlement.money.askApproval',
      description: 'Button',
      defaultMessage: 'Ask for approval',
    },
    recordAnswer: {
      id: 'settlement.money.recordAnswer',
      description: 'Button',
      defaultMessage: 'Record the answer',
    },
    payUndisputed: {
      id: 'settlement.money.payUndisputed',
      description: 'Button',
      defaultMessage: 'Pay the undisputed part',
    },
    orderPayment: {
      id: 'settlement.money.orderPayment',
      description: 'Button',
      defaultMessage: 'Order the payment',
    },
    recordPayment: {
      id: 'settlement.money.recordPayment',
      description: 'Button',
      defaultMessage: 'Record a payment',
    },
  }),
  offerNo: defineMessage<{ no: number }>({
    id: 'settlement.money.offerNo',
    description: 'What the offer stands on; {no} counts offers of the file',
    defaultMessage: 'Offer {no}',
  }),
  showAll: defineMessage<{ count: number }>({
    id: 'settlement.money.showAll',
    description: 'Button: shows all entries',
    defaultMessage: 'Show all {count}',
  }),
  aboveAuthority: defineMessage<{ by: string; limit: string }>({
    id: 'settlement.money.aboveAuthority',
    description: 'Under the acts: the offer is above what the reader decides alone; {by} over {limit}',
    defaultMessage:
      'The offer is {by} above your limit of {limit}: a manager approves it, then it can leave.',
  }),
  ...offerAndOrderTexts,
};
