import { defineMessage, defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    timeline: { id: 'claims.timeline.timeline', description: 'Heading', defaultMessage: 'Timeline' },
    emptyTimeline: {
      id: 'claims.timeline.emptyTimeline',
      description: 'When there are no entries',
      defaultMessage: 'Nothing has happened yet',
    },
    older: {
      id: 'claims.timeline.older',
      description: 'Button',
      defaultMessage: 'Show older entries',
    },
    system: {
      id: 'claims.timeline.system',
      description: 'Actor of an automatic entry',
      defaultMessage: 'Automatic',
    },
    guest: {
      id: 'claims.timeline.guest',
      description: 'Actor of an entry',
      defaultMessage: 'Claimant',
    },
    assistant: {
      id: 'claims.timeline.assistant',
      description: 'Actor of an entry',
      defaultMessage: 'Assistant',
    },
  }),
  onBehalfOf: defineMessage<{ actor: string; replaced: string }>({
    id: 'claims.timeline.onBehalfOf',
    description: 'Who acted in whose name',
    defaultMessage: '{actor} in the name of {replaced}',
  }),
};
