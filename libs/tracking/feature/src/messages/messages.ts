import { defineMessage, defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    title: {
      id: 'tracking.messages.title',
      description: 'Heading over what the claimant and the handler write to each other',
      defaultMessage: 'Messages',
    },
    none: {
      id: 'tracking.messages.none',
      description: 'In place of the messages: there are none',
      defaultMessage: 'You have not written anything yet.',
    },
    you: {
      id: 'tracking.messages.you',
      description: 'Who wrote a message: the reader',
      defaultMessage: 'You',
    },
    us: {
      id: 'tracking.messages.us',
      description: 'Who wrote a message: the insurer',
      defaultMessage: 'We',
    },
    text: {
      id: 'tracking.messages.text',
      description: 'Label of the field for the next message',
      defaultMessage: 'Your message',
    },
    hint: {
      id: 'tracking.messages.hint',
      description: 'Below that label',
      defaultMessage: 'We let you know when we have answered. The answer appears here.',
    },
    send: {
      id: 'tracking.messages.send',
      description: 'Button: sends the message',
      defaultMessage: 'Send the message',
    },
    sent: {
      id: 'tracking.messages.sent',
      description: 'Notice: the message has been sent',
      defaultMessage: 'Your message has been sent.',
    },
    empty: {
      id: 'tracking.messages.empty',
      description: 'Error at the field: nothing was written',
      defaultMessage: 'Write the message.',
    },
    tooMany: {
      id: 'tracking.messages.tooMany',
      description: 'Why a message was refused',
      defaultMessage: 'You have written often in the last hour. Wait for our answer or call us.',
    },
    notRead: {
      id: 'tracking.messages.notRead',
      description: 'In place of the messages: they could not be fetched',
      defaultMessage: 'We cannot show the messages right now.',
    },
    tryAgain: {
      id: 'tracking.messages.tryAgain',
      description: 'Button: fetches the messages once more',
      defaultMessage: 'Try again',
    },
  }),
  who: defineMessage<{ name: string; time: string }>({
    id: 'tracking.messages.who',
    description: 'Who wrote a message, and when',
    defaultMessage: '{name}, {time}',
  }),
};
