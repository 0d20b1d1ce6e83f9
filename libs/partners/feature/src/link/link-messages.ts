import { defineMessage, defineMessages } from 'react-intl';

/** The words of the link of a job. */
export const messages = {
  ...defineMessages({
    title: {
      id: 'partners.jobLink.title',
      description: 'Name of a part of a job',
      defaultMessage: 'Link for the shop',
    },
    none: {
      id: 'partners.jobLink.none',
      description: 'No link is open',
      defaultMessage: 'The shop has no link to the job.',
    },
    unopened: {
      id: 'partners.jobLink.unopened',
      description: 'The link was not used',
      defaultMessage: 'not opened yet',
    },
    send: { id: 'partners.jobLink.send', description: 'Button', defaultMessage: 'Send a link' },
    sendAgain: { id: 'partners.jobLink.sendAgain', description: 'Button', defaultMessage: 'Send a new link' },
    revoke: { id: 'partners.jobLink.revoke', description: 'Button', defaultMessage: 'Withdraw the link' },
    sent: {
      id: 'partners.jobLink.sent',
      description: 'Notice',
      defaultMessage: 'A new link has left. The one before opens nothing more.',
    },
    revoked: {
      id: 'partners.jobLink.revoked',
      description: 'Notice',
      defaultMessage: 'The link opens nothing more.',
    },
  }),
  sentTo: defineMessage<{ address: string; when: string }>({
    id: 'partners.jobLink.sentTo',
    description: 'When the link left',
    defaultMessage: 'Link sent to {address}, {when}',
  }),
  opened: defineMessage<{ when: string }>({
    id: 'partners.jobLink.opened',
    description: 'When the link was first used',
    defaultMessage: 'opened {when}',
  }),
};
