import { defineMessage } from 'react-intl';

export const requestMessages = {
  send: defineMessage({
    id: 'assignments.guestRequest.send',
    description: 'Button: leads to the page where requested documents are sent',
    defaultMessage: 'Send the documents',
  }),
  see: defineMessage({
    id: 'assignments.guestRequest.see',
    description: 'The same once everything was sent',
    defaultMessage: 'See what you sent',
  }),
  refused: defineMessage<{ reason: string }>({
    id: 'assignments.guestRequest.refused',
    description: 'A document that has to be sent again, and why',
    defaultMessage: 'refused: {reason}',
  }),
  requested: defineMessage({
    id: 'assignments.guestRequest.requested',
    description: 'A document that has not come yet',
    defaultMessage: 'still to send',
  }),
  received: defineMessage({
    id: 'assignments.guestRequest.received',
    description: 'A document that waits for a verdict',
    defaultMessage: 'received, we are checking it',
  }),
  accepted: defineMessage({
    id: 'assignments.guestRequest.accepted',
    description: 'A document that needs nothing more',
    defaultMessage: 'accepted',
  }),
  notOwned: defineMessage({
    id: 'assignments.guestRequest.notOwned',
    description: 'The guest has said that they do not have the document',
    defaultMessage: 'you do not have it',
  }),
  waived: defineMessage({
    id: 'assignments.guestRequest.waived',
    description: 'The document is no longer asked for',
    defaultMessage: 'no longer needed',
  }),
};
