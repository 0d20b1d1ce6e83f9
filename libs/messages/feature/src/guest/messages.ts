import { defineMessage } from 'react-intl';

export const messages = {
  title: defineMessage({
    id: 'messages.guest.title',
    description: 'Heading of what the guest of an assignment and the handler wrote to each other',
    defaultMessage: 'Messages',
  }),
  lead: defineMessage({
    id: 'messages.guest.lead',
    description: 'Under the heading, as long as nothing was written',
    defaultMessage: 'Do you have a question? Write it here; whoever is in charge answers you.',
  }),
  you: defineMessage({
    id: 'messages.guest.you',
    description: 'Who wrote a message: the reader',
    defaultMessage: 'You',
  }),
  us: defineMessage({
    id: 'messages.guest.us',
    description: 'Who wrote a message: somebody of the insurer',
    defaultMessage: 'We',
  }),
  text: defineMessage({
    id: 'messages.guest.text',
    description: 'Field',
    defaultMessage: 'Your message',
  }),
  hint: defineMessage({
    id: 'messages.guest.hint',
    description: 'Hint of the field',
    defaultMessage: 'We let you know when we have answered. The answer appears here.',
  }),
  send: defineMessage({
    id: 'messages.guest.send',
    description: 'Button',
    defaultMessage: 'Send the message',
  }),
  empty: defineMessage({
    id: 'messages.guest.empty',
    description: 'Nothing was typed',
    defaultMessage: 'Write the message.',
  }),
  tooMany: defineMessage({
    id: 'messages.guest.tooMany',
    description: 'Ten messages in an hour were written',
    defaultMessage: 'You have written often in the last hour. Wait for our answer or call us.',
  }),
};
