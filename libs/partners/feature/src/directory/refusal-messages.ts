import { defineMessages } from 'react-intl';

/** Why something is not done to a partner. */
export const messages = defineMessages({
  jobsChanged: {
    id: 'partners.directory.jobsChanged',
    description: 'Why a partner was not suspended',
    defaultMessage: 'Its open jobs have changed meanwhile. Look at them again.',
  },
  jobNotMoved: {
    id: 'partners.directory.jobNotMoved',
    description: 'Why a partner was not suspended',
    defaultMessage:
      'A job cannot go to the chosen partner: it does not work now, or a rule of the customer refuses it.',
  },
  accountOpen: {
    id: 'partners.directory.accountOpen',
    description: 'Why an account was not opened',
    defaultMessage: 'Its account is open already.',
  },
  noAccount: {
    id: 'partners.directory.noAccount',
    description: 'Why something was not done to an account',
    defaultMessage: 'It has no open account.',
  },
});
