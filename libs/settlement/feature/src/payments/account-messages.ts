import { defineMessage, defineMessages } from 'react-intl';

/** Words about a paying account that waits for its approval. */
export const waitingAccountMessages = {
  ...defineMessages({
    asked: {
      id: 'settlement.payments.accountAsked',
      description: 'Said once another paying account was asked for',
      defaultMessage: 'The account waits for its approval',
    },
    lead: {
      id: 'settlement.payments.accountLead',
      description: 'In the window of the paying account',
      defaultMessage: 'A manager approves the account. Until then payments leave from the one before.',
    },
  }),
  waits: defineMessage<{ account: string; name: string; time: string }>({
    id: 'settlement.payments.accountWaits',
    description: 'A paying account that {name} wants',
    defaultMessage: 'Waits for approval: {account}, asked by {name}, {time}',
  }),
};
