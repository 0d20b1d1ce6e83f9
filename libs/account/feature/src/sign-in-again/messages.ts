import { defineMessage, defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    title: {
      id: 'account.signInAgain.title',
      description: 'Title of the dialog over a page whose session has lapsed',
      defaultMessage: 'Sign in again',
    },
    waits: {
      id: 'account.signInAgain.waits',
      description: 'In the same dialog, below "Refresh token expired"',
      defaultMessage:
        'The page behind waits as you left it. What you were sending when the session ended was not sent.',
    },
    otherUser: {
      id: 'account.signInAgain.otherUser',
      description: 'Button of the same dialog: leaves the page for the login',
      defaultMessage: 'I am somebody else',
    },
  }),
  person: defineMessage<{ name: string; username: string }>({
    id: 'account.signInAgain.person',
    description: 'In the same dialog: whose password is asked for',
    defaultMessage: '{name} ({username})',
  }),
};
