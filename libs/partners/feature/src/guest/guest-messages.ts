import { defineMessages } from 'react-intl';

/** The words around the job of a shop that came by a link. */
export const messages = defineMessages({
  pageTitle: { id: 'partners.guestJob.title', description: 'Page of a shop', defaultMessage: 'Your job' },
  left: {
    id: 'partners.guestJob.left',
    description: 'Page of a shop that has declined a job',
    defaultMessage: 'You have declined the job',
  },
  leftText: {
    id: 'partners.guestJob.leftText',
    description: 'Page of a shop that has declined a job',
    defaultMessage: 'Thank you for the answer. The link opens nothing more, and you have nothing else to do.',
  },
});
