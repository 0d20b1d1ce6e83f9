import { defineMessages } from 'react-intl';

/** What handlers and partners write to each other about a job. */
export const messages = defineMessages({
  open: {
    id: 'partners.talk.open',
    description: 'Button that shows the messages with a partner',
    defaultMessage: 'Messages with the partner',
  },
  heading: { id: 'partners.talk.heading', description: 'Heading', defaultMessage: 'Messages' },
  none: {
    id: 'partners.talk.none',
    description: 'In place of messages',
    defaultMessage: 'Nobody has written yet.',
  },
  write: { id: 'partners.talk.write', description: 'Field', defaultMessage: 'Your message' },
  send: { id: 'partners.talk.send', description: 'Button', defaultMessage: 'Send' },
  nobody: { id: 'partners.talk.nobody', description: 'Who wrote a message', defaultMessage: 'Somebody' },
  failed: {
    id: 'partners.talk.failed',
    description: 'Title of an error',
    defaultMessage: 'The messages cannot be read.',
  },
  noPages: {
    id: 'partners.talk.noPages',
    description: 'In place of the field for a message',
    defaultMessage: 'This partner has no pages of its own: call or e-mail it.',
  },
  nobodyReads: {
    id: 'partners.talk.nobodyReads',
    description: 'Refusal',
    defaultMessage: 'Nobody at the partner would read it: it has no pages of its own.',
  },
  jobOver: { id: 'partners.talk.jobOver', description: 'Refusal', defaultMessage: 'The job is over.' },
});
