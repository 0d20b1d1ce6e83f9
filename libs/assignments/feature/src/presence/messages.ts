import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  here: {
    id: 'assignments.presence.here',
    description: 'Name of the list of colleagues who have the same file open',
    defaultMessage: 'Also here now',
  },
});
