import { defineMessage, defineMessages } from 'react-intl';

const plain = defineMessages({
  sessionReplaced: {
    id: 'backoffice.errors.sessionReplaced',
    description: 'Title of the dialog after a 405: another tab has changed who is signed in',
    defaultMessage: 'You signed in differently in another tab',
  },
  sessionReplacedText: {
    id: 'backoffice.errors.sessionReplacedText',
    description: 'Text of the same dialog; who is signed in now follows',
    defaultMessage: 'This page belongs to the earlier sign-in. Drafts are kept.',
  },
  signInByReload: {
    id: 'backoffice.errors.signInByReload',
    description:
      'Below "Refresh token expired", when the dialog that asks for the password could not be fetched',
    defaultMessage: 'Reload the page and sign in again. Drafts are kept.',
  },
  pageFailed: {
    id: 'backoffice.errors.pageFailed',
    description: 'A page could not be shown because of a fault in it, or its code could not be fetched',
    defaultMessage: 'This page could not be shown',
  },
  pageFailedText: {
    id: 'backoffice.errors.pageFailedText',
    description: 'What to do when a page could not be shown',
    defaultMessage: 'Reload it and try again.',
  },
  unexpected: {
    id: 'backoffice.errors.unexpected',
    description:
      'In the details of the notice of an error: something in the page itself broke, such as a press of a button',
    defaultMessage:
      'Something on this page did not work. Try again; if it happens again, reload the page. Drafts are kept.',
  },
});

export const messages = {
  ...plain,
  continueAs: defineMessage<{ name: string; way: 'self' | 'acting' }>({
    id: 'backoffice.errors.continueAs',
    description:
      'Goes on the text of the dialog after a 405: who is signed in now, or whom this browser now works in the name of',
    defaultMessage:
      '{way, select, acting {Close it to go on in the name of {name}.} other {Close it to go on as {name}.}}',
  }),
};
