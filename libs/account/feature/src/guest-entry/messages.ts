import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  entering: {
    id: 'account.guestEntry.entering',
    description: 'Tab title while a guest is being signed in by the link they received',
    defaultMessage: 'Opening your file',
  },
  wrongAddress: {
    id: 'account.guestEntry.wrongAddress',
    description:
      'Guest address without its parts, or with a key nobody knows; the Romanian text is exact, R6',
    defaultMessage: 'Error - this address does not exist',
  },
  hint: {
    id: 'account.guestEntry.hint',
    description: 'What a guest with a wrong address can do',
    defaultMessage: 'Click the link in the e-mail you received.',
  },
});
