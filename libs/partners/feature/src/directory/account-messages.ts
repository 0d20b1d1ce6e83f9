import { defineMessage, defineMessages } from 'react-intl';

/** Words of the account of a partner. */
export const messages = {
  ...defineMessages({
    heading: {
      id: 'partners.account.heading',
      description: 'Heading in the pane and title of the window',
      defaultMessage: 'Account',
    },
    none: {
      id: 'partners.account.none',
      description: 'In place of an account',
      defaultMessage: 'No account yet: an invoice cannot be paid.',
    },
    add: { id: 'partners.account.add', description: 'Button', defaultMessage: 'Add an account' },
    change: { id: 'partners.account.change', description: 'Button', defaultMessage: 'Change the account' },
    lead: {
      id: 'partners.account.lead',
      description: 'In the window: what happens with the account',
      defaultMessage:
        'A manager approves the account, never whoever typed it. Until then the account before is paid.',
    },
    holder: {
      id: 'partners.account.holder',
      description: 'Label of a field',
      defaultMessage: 'Account holder',
    },
    iban: { id: 'partners.account.iban', description: 'Label of a field', defaultMessage: 'IBAN' },
    ask: {
      id: 'partners.account.ask',
      description: 'Button that sends the account to be approved',
      defaultMessage: 'Ask for approval',
    },
    asked: {
      id: 'partners.account.asked',
      description: 'Told after it was sent',
      defaultMessage: 'A manager has been asked to approve the account.',
    },
  }),
  holderSince: defineMessage<{ holder: string; day: string }>({
    id: 'partners.account.holderSince',
    description: 'Below the account: its holder and since when it is paid',
    defaultMessage: '{holder}, since {day}',
  }),
  waits: defineMessage<{ account: string; name: string; time: string }>({
    id: 'partners.account.waits',
    description: 'An account that waits for its approval',
    defaultMessage: '{account} waits for approval; {name} asked for it on {time}.',
  }),
};
