import { defineMessage, defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    which: {
      id: 'assignments.documentRequest.which',
      description: 'Heading above the kinds of document',
      defaultMessage: 'Which documents',
    },
    missing: {
      id: 'assignments.documentRequest.missing',
      description: 'No kind of document was chosen',
      defaultMessage: 'Choose at least one document.',
    },
    message: {
      id: 'assignments.documentRequest.message',
      description: 'Label of a message to the claimant',
      defaultMessage: 'Message to the claimant',
    },
    messageHint: {
      id: 'assignments.documentRequest.messageHint',
      description: 'Below the message',
      defaultMessage: 'It goes out at once, by e-mail or SMS, and cannot be taken back.',
    },
    send: {
      id: 'assignments.documentRequest.send',
      description: 'Button that sends the request',
      defaultMessage: 'Send the request',
    },
  }),
  title: defineMessage<{ count: number }>({
    id: 'assignments.documentRequest.title',
    description: 'Title of the dialog',
    defaultMessage: '{count, plural, one {Ask for documents on # task} other {Ask for documents on # tasks}}',
  }),
  claimants: defineMessage<{ count: number }>({
    id: 'assignments.documentRequest.claimants',
    description: 'Above the kinds of document: how many people will get a message',
    defaultMessage:
      '{count, plural, one {One claimant will be written to. This cannot be undone.} other {Up to # claimants will be written to. This cannot be undone.}}',
  }),
};
