import { defineMessages } from 'react-intl';

/** Words of what claimants write on the tracker. */
export const webMessages = defineMessages({
  title: {
    id: 'messages.web.title',
    description: 'Title of a conversation with a claimant on the tracker',
    defaultMessage: 'Messages on the tracker',
  },
  unread: {
    id: 'messages.web.unread',
    description: 'Mark of a message of a claimant that nobody has answered',
    defaultMessage: 'waits for an answer',
  },
  answer: {
    id: 'messages.web.answer',
    description: 'Label of the field for the answer to a claimant',
    defaultMessage: 'Your answer',
  },
  hint: {
    id: 'messages.web.hint',
    description: 'Below that field',
    defaultMessage: 'The claimant reads it on the tracker and is told that it has come.',
  },
  send: {
    id: 'messages.web.send',
    description: 'Button: sends the answer',
    defaultMessage: 'Answer',
  },
  sent: {
    id: 'messages.web.sent',
    description: 'Notice: the answer stands on the tracker',
    defaultMessage: 'Your answer is on the tracker.',
  },
  read: {
    id: 'messages.web.read',
    description: 'Button: a message of a claimant needs no answer',
    defaultMessage: 'No answer needed',
  },
});
