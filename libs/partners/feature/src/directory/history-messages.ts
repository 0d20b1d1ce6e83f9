import { defineMessage, defineMessages } from 'react-intl';

/** Words of the history of a partner. */
export const messages = {
  ...defineMessages({
    heading: {
      id: 'partners.history.heading',
      description: 'Heading in the pane',
      defaultMessage: 'History',
    },
    accountOpen: {
      id: 'partners.history.accountOpen',
      description: 'Value of a field: the own people of the partner sign in',
      defaultMessage: 'open',
    },
    accountEnded: {
      id: 'partners.history.accountEnded',
      description: 'Value of a field: they do not any more',
      defaultMessage: 'ended',
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
    account: {
      id: 'partners.history.account',
      description: 'Field that was changed',
      defaultMessage: 'Account',
    },
    restore: {
      id: 'partners.history.restore',
      description: 'Button at a change, and title of its window',
      defaultMessage: 'Put back',
    },
    restored: {
      id: 'partners.history.restored',
      description: 'Told afterwards',
      defaultMessage: 'What was before is back.',
    },
    later: {
      id: 'partners.history.later',
      description: 'A change that was followed by another one of the same fields',
      defaultMessage: 'This was changed again later. Put the later change back first.',
    },
    nothing: {
      id: 'partners.history.nothing',
      description: 'In place of a value',
      defaultMessage: 'nothing',
    },
  }),
  becomesAgain: defineMessage<{ field: string; value: string }>({
    id: 'partners.history.becomesAgain',
    description: 'Before a change is put back: what a field will be',
    defaultMessage: '{field} becomes {value} again.',
  }),
  onBehalf: defineMessage<{ name: string; replaced: string }>({
    id: 'partners.history.onBehalf',
    description: 'Who made a change in the name of somebody',
    defaultMessage: '{name} for {replaced}',
  }),
};
