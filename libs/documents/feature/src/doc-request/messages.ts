import { defineMessage, defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    pageTitle: {
      id: 'documents.docRequest.pageTitle',
      description: 'Title of the page on which a claimant sends requested documents',
      defaultMessage: 'Documents for your claim',
    },
    noTerm: {
      id: 'documents.docRequest.noTerm',
      description: 'In the place of the last day, when none was set',
      defaultMessage: 'It takes about 3 minutes.',
    },
    notOwned: {
      id: 'documents.docRequest.notOwned',
      description: 'Link for somebody who cannot send the document',
      defaultMessage: 'I do not have this document',
    },
    requested: {
      id: 'documents.docRequest.requested',
      description: 'State of a document that is still to be sent',
      defaultMessage: 'To be sent',
    },
    declined: {
      id: 'documents.docRequest.declined',
      description: 'State of a document that the claimant said not to have',
      defaultMessage: 'You said that you do not have it',
    },
    waived: {
      id: 'documents.docRequest.waived',
      description: 'State of a document that is not needed any more',
      defaultMessage: 'Not needed any more',
    },
    privacy: {
      id: 'documents.docRequest.privacy',
      description: 'Who sees what is sent, and what happens to the place in a photo',
      defaultMessage:
        'Only we see what you send. The place where a photo was taken is removed from the copies that we use.',
    },
    allSent: {
      id: 'documents.docRequest.allSent',
      description: 'Title once everything was sent',
      defaultMessage: 'You have sent everything. Thank you!',
    },
    allAccepted: {
      id: 'documents.docRequest.allAccepted',
      description: 'Title once everything was accepted',
      defaultMessage: 'Everything is in order. Thank you!',
    },
    whatCame: {
      id: 'documents.docRequest.whatCame',
      description: 'Title above the list of documents once everything was sent',
      defaultMessage: 'What we have received',
    },
    whatNext: {
      id: 'documents.docRequest.whatNext',
      description: 'Title above what happens next',
      defaultMessage: 'What comes next',
    },
    nextCheck: {
      id: 'documents.docRequest.nextCheck',
      description: 'The first thing that happens next',
      defaultMessage: 'We check the documents. If something is not right, we ask for that one only.',
    },
    nextFollow: {
      id: 'documents.docRequest.nextFollow',
      description: 'The second thing that happens next',
      defaultMessage: 'The page of your claim shows how far it is.',
    },
    openClaim: {
      id: 'documents.docRequest.openClaim',
      description: 'Button that opens the public page of the claim',
      defaultMessage: 'See my claim',
    },
  }),
  file: defineMessage<{ number: string }>({
    id: 'documents.docRequest.file',
    description: 'Above the title: the number of the claim',
    defaultMessage: 'Claim {number}',
  }),
  toSend: defineMessage<{ count: number }>({
    id: 'documents.docRequest.toSend',
    description: 'Title: how many documents the claimant still has to send',
    defaultMessage:
      '{count, plural, one {Please send one more document} other {Please send # more documents}}',
  }),
  until: defineMessage<{ day: string }>({
    id: 'documents.docRequest.until',
    description: 'The last day on which to send, with the name of the day',
    defaultMessage: 'By {day}. It takes about 3 minutes.',
  }),
  ready: defineMessage<{ ready: number; total: number }>({
    id: 'documents.docRequest.ready',
    description: 'How many of the documents need nothing any more',
    defaultMessage: '{ready, number} of {total, number} ready',
  }),
  uploaded: defineMessage<{ count: number }>({
    id: 'documents.docRequest.uploaded',
    description: 'State of a document whose pages are uploaded, and that still has to be sent',
    defaultMessage:
      '{count, plural, one {One page uploaded, not sent yet} other {# pages uploaded, not sent yet}}',
  }),
  rejected: defineMessage<{ reason: string }>({
    id: 'documents.docRequest.rejected',
    description: 'State of a document that has to be sent again, with the reason',
    defaultMessage: 'To be sent again: {reason}',
  }),
  received: defineMessage<{ day: string }>({
    id: 'documents.docRequest.received',
    description: 'State of a document that is being looked at, with the day by which that is done',
    defaultMessage: 'We check it by {day}',
  }),
  pages: defineMessage<{ count: number }>({
    id: 'documents.docRequest.pages',
    description: 'How many pages or files a document has',
    defaultMessage: '{count, plural, one {one page} other {# pages}}',
  }),
  accepted: defineMessage<{ when: string }>({
    id: 'documents.docRequest.accepted',
    description: 'State of a document that was accepted, with the day and hour',
    defaultMessage: 'Accepted on {when}',
  }),
  contact: defineMessage<{ name: string }>({
    id: 'documents.docRequest.contact',
    description: 'Whom to ask, before a phone number',
    defaultMessage: 'Questions? {name}',
  }),
  sentAt: defineMessage<{ when: string }>({
    id: 'documents.docRequest.sentAt',
    description: 'When the last document was sent',
    defaultMessage: 'On {when}',
  }),
};
