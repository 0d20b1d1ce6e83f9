import { defineMessage, defineMessages } from 'react-intl';

/** Words of the history of a partner. */
export const messages = {
  ...defineMessages({
    heading: {
      id: 'partners.history.heading',
      description: 'Heading in the pane',
      defaultMessage: 'History',
    },
    show: {
      id: 'partners.history.show',
      description: 'Button',
      defaultMessage: 'Show the history',
    },
    none: {
      id: 'partners.history.none',
      description: 'In place of changes',
      defaultMessage: 'No changes yet',
    },
    became: {
      id: 'partners.history.became',
      description: 'For screen readers, between a value and what it became',
      defaultMessage: 'became',
    },
    suspension: {
      id: 'partners.history.suspension',
      description: 'Field that was changed',
      defaultMessage: 'Suspension',
    },
    documents: {
      id: 'partners.history.documents',
      description: 'Field that was changed',
      defaultMessage: 'Documents',
    },
    nothing: {
      id: 'partners.history.nothing',
      description: 'In place of a value',
      defaultMessage: 'nothing',
    },
  }),
  onBehalf: defineMessage<{ name: string; replaced: string }>({
    id: 'partners.history.onBehalf',
    description: 'Who made a change in the name of somebody',
    defaultMessage: '{name} for {replaced}',
  }),
};
