import { defineMessage, defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    smsText: {
      id: 'messages.compose.smsText',
      description: 'Name of the text of a text message, for screen readers',
      defaultMessage: 'Text of the SMS',
    },
    smsPlaceholder: {
      id: 'messages.compose.smsPlaceholder',
      description: 'In the empty text of a text message',
      defaultMessage: 'Write the SMS here',
    },
    quietHours: {
      id: 'messages.compose.quietHours',
      description: 'Label of the row about the hours of the night',
      defaultMessage: 'Quiet hours',
    },
    sendNow: {
      id: 'messages.compose.sendNow',
      description: 'Choice to send a text message at night',
      defaultMessage: 'Send it now all the same',
    },
    price: {
      id: 'messages.compose.price',
      description: 'Label of the row with the price of a text message',
      defaultMessage: 'Price',
    },
    withDiacritics: {
      id: 'messages.compose.withDiacritics',
      description: 'Label of the price of the text as it is',
      defaultMessage: 'With diacritics',
    },
    withoutDiacritics: {
      id: 'messages.compose.withoutDiacritics',
      description: 'Label of the price of the text without diacritics',
      defaultMessage: 'Without diacritics',
    },
    writePlain: {
      id: 'messages.compose.writePlain',
      description: 'Button that takes the diacritics out of the text',
      defaultMessage: 'Write without diacritics',
    },
    smsRoom: {
      id: 'messages.compose.smsRoom',
      description: 'Name of the bar that shows how full a text message is, for screen readers',
      defaultMessage: 'Room that is used',
    },
  }),
  sender: defineMessage<{ sender: string }>({
    id: 'messages.compose.sender',
    description: 'Name that a text message comes from',
    defaultMessage: 'sender {sender}',
  }),
  waitsUntil: defineMessage<{ time: string }>({
    id: 'messages.compose.waitsUntil',
    description: 'When a text message leaves that is sent at night',
    defaultMessage: 'It waits until {time}.',
  }),
  leavesNow: defineMessage<{ from: string; until: string }>({
    id: 'messages.compose.leavesNow',
    description:
      'When a text message leaves; messages leave from one hour until the other, and quiet hours are around',
    defaultMessage: 'It leaves now; quiet hours are {until}–{from}.',
  }),
  smsLength: defineMessage<{ length: number; capacity: number; parts: number }>({
    id: 'messages.compose.smsLength',
    description: 'How long a text message is',
    defaultMessage: '{length} of {capacity} · {parts, plural, one {one SMS} other {# SMS}}',
  }),
  sendSmsTo: defineMessage<{ count: number; name: string }>({
    id: 'messages.compose.sendSmsTo',
    description: 'Button that sends a text message to somebody; count is how many messages leave',
    defaultMessage: '{count, plural, one {Send one SMS to {name}} other {Send # SMS to {name}}}',
  }),
  sendSmsToMany: defineMessage<{ count: number }>({
    id: 'messages.compose.sendSmsToMany',
    description: 'The same to several people',
    defaultMessage: '{count, plural, one {Send one SMS} other {Send # SMS}}',
  }),
};
