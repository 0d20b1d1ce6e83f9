import { defineMessage, defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    special: {
      id: 'partners.ofFile.special',
      description: 'Read out before the name of a customer who gets special care',
      defaultMessage: 'Special customer:',
    },
    title: {
      id: 'partners.ofFile.title',
      description: 'Title of the dialog about the customer of a file',
      defaultMessage: 'Special customer',
    },
    why: {
      id: 'partners.ofFile.why',
      description: 'Heading: why the customer is shown here',
      defaultMessage: 'Why it appears here',
    },
    byHand: {
      id: 'partners.ofFile.byHand',
      description: 'The file did not come to the customer by its entries',
      defaultMessage: 'Set without a match.',
    },
    untold: {
      id: 'partners.ofFile.untold',
      description: 'Who reads it may not know who the customer is',
      defaultMessage: 'This file needs special care. Managers know why.',
    },
    others: {
      id: 'partners.ofFile.others',
      description: 'Heading: other customers that match',
      defaultMessage: 'Also matches',
    },
    refused: {
      id: 'partners.ofFile.refused',
      description: 'Heading: customers that were refused',
      defaultMessage: 'Refused in this file',
    },
    notRight: {
      id: 'partners.ofFile.notRight',
      description: 'Button: the customer is wrong',
      defaultMessage: 'This is not right',
    },
    reason: {
      id: 'partners.ofFile.reason',
      description: 'Field: why the customer is wrong',
      defaultMessage: 'Why is it not this customer’s file?',
    },
    refuse: {
      id: 'partners.ofFile.refuse',
      description: 'Button: refuses the customer',
      defaultMessage: 'Refuse the match',
    },
    done: {
      id: 'partners.ofFile.done',
      description: 'The customer was refused',
      defaultMessage: 'The match is refused and stays refused.',
    },
    none: {
      id: 'partners.ofFile.none',
      description: 'No customer is left',
      defaultMessage: 'No special customer any more.',
    },
    rules: {
      id: 'partners.ofFile.rules',
      description: 'Heading: which rules act in this file',
      defaultMessage: 'What changes in this file',
    },
    endedRules: {
      id: 'partners.ofFile.endedRules',
      description: 'Heading: rules that do not act any more',
      defaultMessage: 'Not in force any more',
    },
    stays: {
      id: 'partners.ofFile.stays',
      description: 'Below rules that ended: what they leave',
      defaultMessage:
        'Work given out, its deadlines, sent messages and requests for approval stay as they are.',
    },
    missing: {
      id: 'partners.ofFile.missing',
      description: 'The reason is empty',
      defaultMessage: 'Say why, in a few words',
    },
  }),
  matched: defineMessage<{ at: string }>({
    id: 'partners.ofFile.matched',
    description: 'When the file was recognised',
    defaultMessage: 'Recognised on {at}',
  }),
  actedAt: defineMessage<{ because: string; at: string }>({
    id: 'partners.ofFile.actedAt',
    description: 'For whom a rule acts, and since when',
    defaultMessage: '{because}, since {at}',
  }),
  refusedBy: defineMessage<{ name: string; at: string }>({
    id: 'partners.ofFile.refusedBy',
    description: 'Who refused, and when',
    defaultMessage: '{name}, {at}',
  }),
  handler: defineMessage<{ name: string }>({
    id: 'partners.ofFile.handler',
    description: 'Who answers for the customer',
    defaultMessage: '{name} answers for the customer',
  }),
  facts: defineMessage<{ kind: string; level: string }>({
    id: 'partners.ofFile.facts',
    description: 'Kind, level and last day of a customer',
    defaultMessage: '{kind}, level {level}',
  }),
};
