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
  wayOn: {
    id: 'account.guestEntry.wayOn',
    description: 'After the hint: what may be wrong with the link, and what else one can do',
    defaultMessage:
      'The link is incomplete, too old, already used, or of another case. Open the link in the last message that you received from us, or look for your case by its number.',
  },
  findCase: {
    id: 'account.guestEntry.findCase',
    description: 'Link to the search for a case by its number',
    defaultMessage: 'Look for the case',
  },
  hint: {
    id: 'account.guestEntry.hint',
    description: 'What a guest with a wrong address can do',
    defaultMessage: 'Click the link in the e-mail you received.',
  },
});
