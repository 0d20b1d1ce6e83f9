import { defineMessage, defineMessages } from 'react-intl';

/** Words for what hangs on a thing of the settings. */
export const messages = {
  ...defineMessages({
    title: {
      id: 'areas.usedBy.title',
      description: 'Heading over what uses a thing that is about to be removed or switched off',
      defaultMessage: 'Used by',
    },
    nothing: {
      id: 'areas.usedBy.nothing',
      description: 'Nothing uses the thing that is about to be removed or switched off',
      defaultMessage: 'Nothing uses it.',
    },
    failed: {
      id: 'areas.usedBy.failed',
      description: 'What uses a thing could not be read',
      defaultMessage: 'What uses it cannot be shown now.',
    },
    retry: {
      id: 'areas.usedBy.retry',
      description: 'Button: reads again what uses a thing',
      defaultMessage: 'Try again',
    },
    moveTo: {
      id: 'areas.usedBy.moveTo',
      description: 'Field: what takes the place of a thing that is removed',
      defaultMessage: 'Move to',
    },
    missing: {
      id: 'areas.usedBy.missing',
      description: 'Said of that field while it is empty',
      defaultMessage: 'Choose where it moves.',
    },
    blocked: {
      id: 'areas.usedBy.blocked',
      description: 'The thing cannot be removed while it is used',
      defaultMessage: 'It cannot be removed before these are settled.',
    },
  }),
  line: defineMessage<{ name: string; count: number }>({
    id: 'areas.usedBy.line',
    description: 'What uses a thing, as in “People with this role: 12”',
    defaultMessage: '{name}: {count, number}',
  }),
  more: defineMessage<{ count: number }>({
    id: 'areas.usedBy.more',
    description: 'Uses that are not named, at the end of a list of names',
    defaultMessage: '{count, plural, one {# more} other {# more}}',
  }),
};
