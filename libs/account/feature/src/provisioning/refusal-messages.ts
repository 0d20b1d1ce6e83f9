import { defineMessages } from 'react-intl';

/** Why something is not saved, by the reason of the server. */
export const refusalMessages = defineMessages({
  too_many_tokens: {
    id: 'account.provisioning.refusalTooMany',
    description: 'Why something is not saved',
    defaultMessage: 'There are ten tokens in force already. End one first.',
  },
  group_mapped: {
    id: 'account.provisioning.refusalMapped',
    description: 'Why something is not saved',
    defaultMessage: 'This group is in the list already.',
  },
  role_unknown: {
    id: 'account.provisioning.refusalRole',
    description: 'Why something is not saved',
    defaultMessage: 'One of the roles does not exist any more.',
  },
});
