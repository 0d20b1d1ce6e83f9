import { defineMessage, defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    title: {
      id: 'documents.askedDocuments.title',
      description: 'Title above the documents that somebody was asked for',
      defaultMessage: 'Requested',
    },
    request: {
      id: 'documents.askedDocuments.request',
      description: 'Button that asks somebody for documents',
      defaultMessage: 'Request documents',
    },
    failed: {
      id: 'documents.askedDocuments.failed',
      description: 'The requests could not be loaded',
      defaultMessage: 'The requests could not be loaded',
    },
    requested: {
      id: 'documents.askedDocuments.requested',
      description: 'State of a document that has not come yet',
      defaultMessage: 'Missing',
    },
    accepted: {
      id: 'documents.askedDocuments.accepted',
      description: 'State of a document that was accepted',
      defaultMessage: 'Accepted',
    },
    waived: {
      id: 'documents.askedDocuments.waived',
      description: 'State of a document that is not needed any more',
      defaultMessage: 'Not needed any more',
    },
    expired: {
      id: 'documents.askedDocuments.expired',
      description: 'State of a request whose time is over',
      defaultMessage: 'Expired',
    },
    cancelled: {
      id: 'documents.askedDocuments.cancelled',
      description: 'State of a request that was withdrawn',
      defaultMessage: 'Withdrawn',
    },
    remind: {
      id: 'documents.askedDocuments.remind',
      description: 'Button that reminds the recipient',
      defaultMessage: 'Remind',
    },
    reminded: {
      id: 'documents.askedDocuments.reminded',
      description: 'Notice after a reminder was sent or planned',
      defaultMessage: 'The reminder is on its way, or leaves in the morning.',
    },
    withdraw: {
      id: 'documents.askedDocuments.withdraw',
      description: 'Button that withdraws a request',
      defaultMessage: 'Withdraw',
    },
    withdrawTitle: {
      id: 'documents.askedDocuments.withdrawTitle',
      description: 'Title of the question before a request is withdrawn',
      defaultMessage: 'Withdraw this request?',
    },
    withdrawText: {
      id: 'documents.askedDocuments.withdrawText',
      description: 'What withdrawing a request does',
      defaultMessage:
        'The link of the recipient opens nothing any more, and nobody is reminded. What came stays in the file.',
    },
    withdrawn: {
      id: 'documents.askedDocuments.withdrawn',
      description: 'Notice after a request was withdrawn',
      defaultMessage: 'The request is withdrawn.',
    },
    acceptReason: {
      id: 'documents.askedDocuments.acceptReason',
      description: 'Button that accepts that somebody does not have a document',
      defaultMessage: 'Accept the reason',
    },
    accept: {
      id: 'documents.askedDocuments.accept',
      description: 'Button that accepts what came for a requested document',
      defaultMessage: 'Accept',
    },
    refuse: {
      id: 'documents.askedDocuments.refuse',
      description: 'Button that refuses what came, or the reason for not having it',
      defaultMessage: 'Refuse…',
    },
    refuseTitle: {
      id: 'documents.askedDocuments.refuseTitle',
      description: 'Title of the dialog that asks for the reason',
      defaultMessage: 'Why has it to be sent again?',
    },
    refuseReason: {
      id: 'documents.askedDocuments.refuseReason',
      description: 'Label of the reason, which the claimant reads',
      defaultMessage: 'The reason, in words for the claimant',
    },
    refuseSend: {
      id: 'documents.askedDocuments.refuseSend',
      description: 'Button that refuses and asks again',
      defaultMessage: 'Refuse and ask again',
    },
    cancel: {
      id: 'documents.askedDocuments.cancel',
      description: 'Button that closes the dialog',
      defaultMessage: 'Cancel',
    },
    actFailed: {
      id: 'documents.askedDocuments.actFailed',
      description: 'Title when an act did not work',
      defaultMessage: 'That did not work',
    },
  }),
  sentByItself: defineMessage<{ when: string; name: string }>({
    id: 'documents.askedDocuments.sentByItself',
    description: 'When and whom one request was sent to that nobody of the staff asked for',
    defaultMessage: 'Sent automatically on {when} to {name}',
  }),
  sentOn: defineMessage<{ when: string; name: string }>({
    id: 'documents.askedDocuments.sentOn',
    description: 'When and whom one request was sent to',
    defaultMessage: 'Sent on {when} to {name}',
  }),
  dueOn: defineMessage<{ day: string }>({
    id: 'documents.askedDocuments.dueOn',
    description: 'Until when a request is to be answered',
    defaultMessage: 'by {day}',
  }),
  viewedOn: defineMessage<{ when: string }>({
    id: 'documents.askedDocuments.viewedOn',
    description: 'When the recipient opened the page',
    defaultMessage: 'opened on {when}',
  }),
  nextReminder: defineMessage<{ when: string }>({
    id: 'documents.askedDocuments.nextReminder',
    description: 'When the next reminder leaves',
    defaultMessage: 'next reminder on {when}',
  }),
  received: defineMessage<{ when: string }>({
    id: 'documents.askedDocuments.received',
    description: 'State of a document that has come and waits for a verdict',
    defaultMessage: 'To be checked, since {when}',
  }),
  rejected: defineMessage<{ reason: string }>({
    id: 'documents.askedDocuments.rejected',
    description: 'State of a document that was refused, with the reason',
    defaultMessage: 'Refused: {reason}',
  }),
  notOwned: defineMessage<{ reason: string }>({
    id: 'documents.askedDocuments.notOwned',
    description: 'State of a document that the recipient says not to have',
    defaultMessage: 'Does not have it: {reason}',
  }),
};
