import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  here: {
    id: 'worklist.presence.here',
    description: 'Name of the list of colleagues who have the same file open',
    defaultMessage: 'Also here now',
  },
});
