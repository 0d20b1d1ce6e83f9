import { defineMessage, defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    empty: {
      id: 'messages.conversation.empty',
      description: 'In place of the messages of a file: there are none',
      defaultMessage: 'No messages yet',
    },
    emptyText: {
      id: 'messages.conversation.emptyText',
      description: 'Below that',
      defaultMessage: 'E-mails, SMS and calls of this file appear here.',
    },
    older: {
      id: 'messages.conversation.older',
      description: 'Shows older messages',
      defaultMessage: 'Older messages',
    },
    call: {
      id: 'messages.conversation.call',
      description: 'Title of a call in the list of messages',
      defaultMessage: 'Call',
    },
    sms: {
      id: 'messages.conversation.sms',
      description: 'Title of a conversation by text messages',
      defaultMessage: 'SMS',
    },
    noSubject: {
      id: 'messages.conversation.noSubject',
      description: 'Title of an e-mail without a subject',
      defaultMessage: '(no subject)',
    },
    us: {
      id: 'messages.conversation.us',
      description: 'The organisation as a sender',
      defaultMessage: 'We',
    },
    retry: {
      id: 'messages.conversation.retry',
      description: 'Sends a message again that did not arrive',
      defaultMessage: 'Send again',
    },
    retried: {
      id: 'messages.conversation.retried',
      description: 'Notice: a message is on its way again',
      defaultMessage: 'The message is on its way again.',
    },
    cancel: {
      id: 'messages.conversation.cancel',
      description: 'Keeps back a message that has not left',
      defaultMessage: 'Do not send',
    },
    reply: {
      id: 'messages.conversation.reply',
      description: 'Answers an e-mail',
      defaultMessage: 'Reply',
    },
    autoReply: {
      id: 'messages.conversation.autoReply',
      description: 'Mark of an e-mail that a machine wrote',
      defaultMessage: 'automatic reply',
    },
    original: {
      id: 'messages.conversation.original',
      description: 'Opens an e-mail as its sender formatted it',
      defaultMessage: 'Show with formatting',
    },
    remotePictures: {
      id: 'messages.conversation.remotePictures',
      description: 'Below a formatted e-mail',
      defaultMessage:
        'Pictures from the internet are not loaded: they would tell the sender that you read it.',
    },
    content: {
      id: 'messages.conversation.content',
      description: 'Name of the frame with the content of an e-mail, for screen readers',
      defaultMessage: 'Content of the e-mail',
    },
    print: {
      id: 'messages.conversation.print',
      description: 'Opens a message for printing',
      defaultMessage: 'Print',
    },
  }),
  count: defineMessage<{ count: number }>({
    id: 'messages.conversation.count',
    description: 'How many messages a conversation has',
    defaultMessage: '{count, plural, one {one message} other {# messages}}',
  }),
  fromTo: defineMessage<{ from: string; to: string }>({
    id: 'messages.conversation.fromTo',
    description: 'Who wrote to whom',
    defaultMessage: '{from} to {to}',
  }),
  toUs: defineMessage<{ from: string }>({
    id: 'messages.conversation.toUs',
    description: 'Who wrote to us',
    defaultMessage: '{from} to us',
  }),
  state: defineMessage<{ state: string }>({
    id: 'messages.conversation.state',
    description: 'What became of a message',
    defaultMessage:
      '{state, select, queued {waits to leave} sent {sent} delivered {delivered} failed {not sent} bounced {undeliverable} cancelled {cancelled before it left} other {received}}',
  }),
  leavesAt: defineMessage<{ time: string }>({
    id: 'messages.conversation.leavesAt',
    description: 'State of a message that leaves at a chosen time',
    defaultMessage: 'leaves at {time}',
  }),
  failure: defineMessage<{ reason: string }>({
    id: 'messages.conversation.failure',
    description: 'Why a message did not arrive',
    defaultMessage: 'Why: {reason}',
  }),
  refused: defineMessage<{ why: string }>({
    id: 'messages.conversation.refused',
    description: 'Why a file that came became no document',
    defaultMessage:
      '{why, select, size {no document: too large} number {no document: too many files} signature {picture of a signature} unpacked {its files are beside it} other {no document: this kind of file is not accepted}}',
  }),
  minutesLong: defineMessage<{ count: number }>({
    id: 'messages.conversation.minutesLong',
    description: 'How long a call took',
    defaultMessage: '{count, plural, one {# minute} other {# minutes}}',
  }),
  withWhom: defineMessage<{ who: string }>({
    id: 'messages.conversation.withWhom',
    description: 'With whom a call was',
    defaultMessage: 'with {who}',
  }),
  reason: defineMessage<{ reason: string }>({
    id: 'messages.conversation.reason',
    description: 'Why the product wrote by itself',
    defaultMessage: 'sent automatically: {reason}',
  }),
};
