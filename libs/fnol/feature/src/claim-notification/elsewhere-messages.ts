import { defineMessage, defineMessages } from 'react-intl';

/** Going on with a report on another device. */
export const messages = {
  ...defineMessages({
    link: {
      id: 'fnol.elsewhere.link',
      description: 'Label of the link that opens the report on another device',
      defaultMessage: 'Your link',
    },
    photos: {
      id: 'fnol.elsewhere.photos',
      description: 'Below the link',
      defaultMessage:
        'Whoever has the link sees your answers. Photos stay on this device: add them where you send.',
    },
    tooMany: {
      id: 'fnol.elsewhere.tooMany',
      description: 'No further link can be made',
      defaultMessage: 'You have made several links already. Use one of them.',
    },
    failed: {
      id: 'fnol.elsewhere.failed',
      description: 'The link could not be made',
      defaultMessage: 'The link could not be made now. Your answers are safe on this device.',
    },
    lost: {
      id: 'fnol.elsewhere.lost',
      description: 'The link of a report opens nothing any more',
      defaultMessage:
        'This link opens nothing any more: the report was sent, deleted, or is older than 30 days.',
    },
  }),
  until: defineMessage<{ date: string }>({
    id: 'fnol.elsewhere.until',
    description: 'How long the link works',
    defaultMessage: 'We keep them too, until {date}; every change begins the 30 days again.',
  }),
  soon: defineMessage<{ date: string }>({
    id: 'fnol.elsewhere.soon',
    description: 'Warning: the answers are thrown away soon',
    defaultMessage: 'Your answers are thrown away on {date}. Send the report before, or change something.',
  }),
};
