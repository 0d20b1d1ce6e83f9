import { defineMessages } from 'react-intl';

export const chipMessages = defineMessages({
  key: {
    id: 'assignments.statusHelp.key',
    description: 'A key, in the list of keys: explains the status of the row that has the focus',
    defaultMessage: 'What the status means',
  },
});
