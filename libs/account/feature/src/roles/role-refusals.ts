import { defineMessages } from 'react-intl';

/** Why the server does not save or remove a role, by the reason of its answer. */
export const roleRefusals = defineMessages({
  role_name_taken: {
    id: 'account.roles.refusalNameTaken',
    description: 'Why a role is not saved',
    defaultMessage: 'There is a role with this name already.',
  },
  role_in_use: {
    id: 'account.roles.refusalInUse',
    description: 'Why a role is not removed',
    defaultMessage: 'Somebody still has this role.',
  },
});
