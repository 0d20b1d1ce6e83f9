import { defineMessage, defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    title: {
      id: 'messages.unfiled.title',
      description: 'Title of the page of e-mails and text messages without a claim file',
      defaultMessage: 'Messages without a file',
    },
    description: {
      id: 'messages.unfiled.description',
      description: 'Below that title',
      defaultMessage: 'They came by e-mail or SMS, and it is not certain which claim they are about.',
    },
    none: {
      id: 'messages.unfiled.none',
      description: 'In place of that list: there are none',
      defaultMessage: 'Nothing waits',
    },
    noneText: {
      id: 'messages.unfiled.noneText',
      description: 'Below that',
      defaultMessage: 'Every message that came has found its file.',
    },
    number: {
      id: 'messages.unfiled.number',
      description: 'Label of the number of a claim file',
      defaultMessage: 'Claim number',
    },
    unknownNumber: {
      id: 'messages.unfiled.unknownNumber',
      description: 'Below the number of a claim file that the organisation does not have',
      defaultMessage: 'There is no claim with this number. Compare it with the worklist.',
    },
    file: {
      id: 'messages.unfiled.file',
      description: 'Puts a message into a claim file',
      defaultMessage: 'Put into the file',
    },
    older: {
      id: 'messages.unfiled.older',
      description: 'Shows older messages',
      defaultMessage: 'Older messages',
    },
  }),
  filed: defineMessage<{ number: string }>({
    id: 'messages.unfiled.filed',
    description: 'Notice: a message was put into a claim file',
    defaultMessage: 'The message is now in {number}.',
  }),
  from: defineMessage<{ from: string; time: string }>({
    id: 'messages.unfiled.from',
    description: 'Who wrote and when',
    defaultMessage: '{from}, {time}',
  }),
  why: defineMessage<{ why: string }>({
    id: 'messages.unfiled.why',
    description: 'Why a message was put into no claim file by itself',
    defaultMessage:
      '{why, select, several {Several claims come into question.} contradiction {It points to different claims.} other {Nothing in it points to a claim.}}',
  }),
  fileInto: defineMessage<{ number: string }>({
    id: 'messages.unfiled.fileInto',
    description: 'Puts a message into a claim file that comes into question',
    defaultMessage: 'Put into {number}',
  }),
};
