import { defineMessage, defineMessages } from 'react-intl';

/** What the cards about the offer and its payment say. */
export const offerAndOrderTexts = {
  ...defineMessages({
    offer: {
      id: 'settlement.money.offer',
      description: 'Heading over the offer',
      defaultMessage: 'Offer',
    },
    noOffer: {
      id: 'settlement.money.noOffer',
      description: 'No offer was calculated',
      defaultMessage:
        'No offer has been calculated yet. Calculate it line by line; nothing leaves before you have seen the letter.',
    },
    compensation: {
      id: 'settlement.money.compensation',
      description: 'Sum of the lines without the penalty',
      defaultMessage: 'Compensation',
    },
    toOffer: {
      id: 'settlement.money.toOffer',
      description: 'The whole sum of the offer',
      defaultMessage: 'Total offered',
    },
    contested: {
      id: 'settlement.money.contested',
      description: 'What the claimant does not agree with',
      defaultMessage: 'The claimant does not agree',
    },
    cameWithObjection: {
      id: 'settlement.money.cameWithObjection',
      description: 'Above the files that a claimant sent with an objection',
      defaultMessage: 'Came with the objection',
    },
    wantsUndisputed: {
      id: 'settlement.money.wantsUndisputed',
      description: 'The claimant wants the offered amount meanwhile',
      defaultMessage: 'Wants the offered amount in the meantime.',
    },
    letter: {
      id: 'settlement.money.letter',
      description: 'Link to the letter among the documents',
      defaultMessage: 'The letter',
    },
    order: {
      id: 'settlement.money.order',
      description: 'Heading over the payment',
      defaultMessage: 'Payment order',
    },
    noOrder: {
      id: 'settlement.money.noOrder',
      description: 'Nothing was ordered',
      defaultMessage: 'Nothing is ordered to be paid.',
    },
    correct: {
      id: 'settlement.money.correct',
      description: 'Button: takes back a payment recorded by mistake',
      defaultMessage: 'Correct',
    },
    cancelOrder: {
      id: 'settlement.money.cancelOrder',
      description: 'Button',
      defaultMessage: 'Cancel the order',
    },
    corrected: {
      id: 'settlement.money.corrected',
      description: 'A payment that takes another one back',
      defaultMessage: 'Correction',
    },
    ready: {
      id: 'settlement.money.ready',
      description: 'Nothing is in the way of the payment',
      defaultMessage: 'The offer is accepted, the account is checked and the reserve is enough.',
    },
  }),
  readyUndisputed: defineMessage<{ amount: string }>({
    id: 'settlement.money.readyUndisputed',
    description: 'The offer is contested, and what is undisputed can be paid',
    defaultMessage: 'Of the contested offer {amount} are undisputed and can be paid now.',
  }),
  undisputedOf: defineMessage<{ no: number }>({
    id: 'settlement.money.undisputedOf',
    description: 'A payment order for the undisputed part of an offer',
    defaultMessage: 'Undisputed part of offer {no}',
  }),
  withoutUndisputed: defineMessage<{ amount: string }>({
    id: 'settlement.money.withoutUndisputed',
    description: 'A payment order that pays only the rest',
    defaultMessage: 'The rest of the offer; {amount} were ordered before',
  }),
  withoutNote: defineMessage<{ why: string; reason: string }>({
    id: 'settlement.money.withoutNote',
    description:
      'Why an offer needs no closed damage note: one of a list, then the words of whoever reckoned it',
    defaultMessage: 'Without a closed note: {why}. {reason}',
  }),
  limitAndDeductible: defineMessage<{ limit: string; deductible: string }>({
    id: 'settlement.money.limitAndDeductible',
    description: 'What a policy pays at most for a coverage, and what its holder bears',
    defaultMessage: 'limit {limit}, deductible {deductible}',
  }),
  earlier: defineMessage<{ list: string }>({
    id: 'settlement.money.earlier',
    description: 'Offers before this one',
    defaultMessage: 'Earlier offers: {list}',
  }),
  decisionNote: defineMessage<{ note: string }>({
    id: 'settlement.money.decisionNote',
    description: 'What whoever decided wrote',
    defaultMessage: 'Decision: {note}',
  }),
  viewed: defineMessage<{ time: string }>({
    id: 'settlement.money.viewed',
    description: 'The claimant opened the offer',
    defaultMessage: 'Opened by the claimant on {time}',
  }),
  paidOf: defineMessage<{ paid: string; amount: string }>({
    id: 'settlement.money.paidOf',
    description: 'How much of an order was paid',
    defaultMessage: '{paid} of {amount} paid',
  }),
  blockedTitle: defineMessage<{ count: number }>({
    id: 'settlement.money.blockedTitle',
    description: 'Before the reasons why nothing can be paid now',
    defaultMessage: '{count, plural, one {Blocked, one reason} other {Blocked, # reasons}}',
  }),
};
