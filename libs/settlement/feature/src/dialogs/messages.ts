import { defineMessage, defineMessages } from 'react-intl';
import { offerTexts } from './offer-messages.ts';

/** Texts of the windows about money. */
export const messages = {
  ...defineMessages({
    save: {
      id: 'settlement.dialogs.save',
      description: 'Button',
      defaultMessage: 'Save',
    },
    amount: {
      id: 'settlement.dialogs.amount',
      description: 'Field: an amount of money',
      defaultMessage: 'Amount, lei',
    },
    reason: {
      id: 'settlement.dialogs.reason',
      description: 'Field',
      defaultMessage: 'Reason',
    },
    reasonHint: {
      id: 'settlement.dialogs.reasonHint',
      description: 'Below the field',
      defaultMessage: 'It stays in the history of the file.',
    },
    reasonMissing: {
      id: 'settlement.dialogs.reasonMissing',
      description: 'Nothing was typed',
      defaultMessage: 'Say why, in a few words.',
    },
    changedMeanwhile: {
      id: 'settlement.dialogs.changedMeanwhile',
      description: 'A colleague has changed the money of the file meanwhile',
      defaultMessage:
        'A colleague has changed the amounts meanwhile. Close this window and look at them first.',
    },
    saved: {
      id: 'settlement.dialogs.saved',
      description: 'Notice',
      defaultMessage: 'Saved',
    },
    account: {
      id: 'settlement.dialogs.account',
      description: 'Field: which amount',
      defaultMessage: 'What is recorded',
    },
    standsOn: {
      id: 'settlement.dialogs.standsOn',
      description: 'Field: what an amount stands on',
      defaultMessage: 'Stands on',
    },
    amountTitle: {
      id: 'settlement.dialogs.amountTitle',
      description: 'Title of the window',
      defaultMessage: 'Record an amount',
    },
    reserveTitle: {
      id: 'settlement.dialogs.reserveTitle',
      description: 'Title of the window',
      defaultMessage: 'Change the reserve',
    },
    coverageTitle: {
      id: 'settlement.dialogs.coverageTitle',
      description: 'Title of the window',
      defaultMessage: 'What the policy covers',
    },
    coverageButton: {
      id: 'settlement.dialogs.coverageButton',
      description: 'Button: opens the window about limits',
      defaultMessage: 'Limits and deductible',
    },
    limit: {
      id: 'settlement.dialogs.limit',
      description: 'Field',
      defaultMessage: 'Limit of the policy, lei',
    },
    limitHint: {
      id: 'settlement.dialogs.limitHint',
      description: 'Below the field',
      defaultMessage: 'Empty when the policy names none.',
    },
    deductible: {
      id: 'settlement.dialogs.deductible',
      description: 'Field',
      defaultMessage: 'Deductible, lei',
    },
    answerTitle: {
      id: 'settlement.dialogs.answerTitle',
      description: 'Title of the window',
      defaultMessage: 'Record the answer',
    },
    answer: {
      id: 'settlement.dialogs.answer',
      description: 'Field',
      defaultMessage: 'The claimant',
    },
    accepts: {
      id: 'settlement.dialogs.accepts',
      description: 'Choice',
      defaultMessage: 'accepts the offer',
    },
    contests: {
      id: 'settlement.dialogs.contests',
      description: 'Choice',
      defaultMessage: 'does not agree',
    },
    iban: {
      id: 'settlement.dialogs.iban',
      description: 'Field',
      defaultMessage: 'Account (IBAN)',
    },
    ibanNeeded: {
      id: 'settlement.dialogs.ibanNeeded',
      description: 'Below the field',
      defaultMessage: 'The file knows no account yet.',
    },
    payee: {
      id: 'settlement.dialogs.payee',
      description: 'Field',
      defaultMessage: 'Holder of the account',
    },
    why: {
      id: 'settlement.dialogs.why',
      description: 'Field',
      defaultMessage: 'What is wrong',
    },
    record: {
      id: 'settlement.dialogs.record',
      description: 'Button',
      defaultMessage: 'Record',
    },
    payTitle: {
      id: 'settlement.dialogs.payTitle',
      description: 'Title of the window',
      defaultMessage: 'Record a payment',
    },
    paidOn: {
      id: 'settlement.dialogs.paidOn',
      description: 'Field',
      defaultMessage: 'Paid on',
    },
    bankReference: {
      id: 'settlement.dialogs.bankReference',
      description: 'Field',
      defaultMessage: 'Reference of the bank',
    },
    correctTitle: {
      id: 'settlement.dialogs.correctTitle',
      description: 'Title of the window',
      defaultMessage: 'Take a payment back',
    },
    cancelTitle: {
      id: 'settlement.dialogs.cancelTitle',
      description: 'Title of the window',
      defaultMessage: 'Cancel the payment order',
    },
    orderTitle: {
      id: 'settlement.dialogs.orderTitle',
      description: 'Title of the window',
      defaultMessage: 'Order the payment',
    },
    orderAbove: {
      id: 'settlement.dialogs.orderAbove',
      description: 'What will happen',
      defaultMessage: 'It is above your limit: the order waits until a manager approves it.',
    },
    order: {
      id: 'settlement.dialogs.order',
      description: 'Button',
      defaultMessage: 'Order it',
    },
    ordered: {
      id: 'settlement.dialogs.ordered',
      description: 'Notice',
      defaultMessage: 'The payment is ordered',
    },
  }),
  ibanKnown: defineMessage<{ masked: string }>({
    id: 'settlement.dialogs.ibanKnown',
    description: 'Below the field; {masked} is the account that the file knows',
    defaultMessage: 'Empty for the account of the file, {masked}.',
  }),
  correctLead: defineMessage<{ amount: string }>({
    id: 'settlement.dialogs.correctLead',
    description: 'What will happen',
    defaultMessage: '{amount} is taken back by another entry. Both stay in the history.',
  }),
  orderLead: defineMessage<{ amount: string; payee: string; account: string }>({
    id: 'settlement.dialogs.orderLead',
    description: 'What will happen',
    defaultMessage: '{amount} to {payee}, into {account}.',
  }),
  ...offerTexts,
};
