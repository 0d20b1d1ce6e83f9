import type { ProblemMessages } from '@dosar/api-client';
import { defineMessages } from 'react-intl';

/** The words for what only this area refuses; `useProblemText` finds them by their ids. */
export const problemMessages: ProblemMessages<'account'> = defineMessages({
  ip_not_allowed: {
    id: 'account.problem.ipNotAllowed',
    description: 'Sign-in from a network that is not allowed; the Romanian text is exact, X5',
    defaultMessage: 'This IP address is not authorised!',
  },
  account_locked: {
    id: 'account.problem.accountLocked',
    description: 'Login of a locked account; the Romanian text is exact, X5',
    defaultMessage: 'Account locked! Please contact an administrator!',
  },
  invalid_credentials: {
    id: 'account.problem.invalidCredentials',
    description: 'Wrong user name or password; the Romanian text is exact, X5',
    defaultMessage: 'Check the user name and the password.',
  },
  external_sign_in_failed: {
    id: 'account.problem.externalSignInFailed',
    description: 'Sign-in by the identity provider failed; the Romanian text is exact, X6',
    defaultMessage: 'Authentication error! Please contact an administrator!',
  },
  setup_refused: {
    id: 'account.problem.setupRefused',
    description: 'The first organisation was not set up; the page says why',
    defaultMessage: 'Nothing was set up.',
  },
  scim_refused: {
    id: 'account.problem.scimRefused',
    description: 'A directory asked for something that cannot be done; only directories get this answer',
    defaultMessage: 'The directory asked for something that cannot be done.',
  },
  provisioning_rule: {
    id: 'account.problem.provisioningRule',
    description: 'A change of tokens or groups is refused',
    defaultMessage: 'This cannot be saved.',
  },
  people_rule: {
    id: 'account.problem.peopleRule',
    description: 'Something is not done to a person; the page says why',
    defaultMessage: 'This cannot be done for this person.',
  },
});
