import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  assign: {
    id: 'assignments.changeKey.assign',
    description: 'What a key does',
    defaultMessage: 'Assign the row or the selection',
  },
  status: {
    id: 'assignments.changeKey.status',
    description: 'What a key does',
    defaultMessage: 'Change the status of the row or the selection',
  },
  note: {
    id: 'assignments.changeKey.note',
    description: 'What a key does',
    defaultMessage: 'Write a note on the row or the selection',
  },
  snooze: {
    id: 'assignments.changeKey.snooze',
    description: 'What a key does',
    defaultMessage: 'Snooze the row or the selection',
  },
  take: {
    id: 'assignments.changeKey.take',
    description: 'What a key does',
    defaultMessage: 'Take the row that nobody has',
  },
});
