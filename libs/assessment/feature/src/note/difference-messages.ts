import { defineMessage, defineMessages } from 'react-intl';

/** What a supplement changes about a damage note. */
export const differenceMessages = {
  ...defineMessages({
    none: {
      id: 'assessment.difference.none',
      description: 'What a supplement changes about a damage note: none',
      defaultMessage: 'The supplement changes nothing yet',
    },
    change: {
      id: 'assessment.difference.change',
      description: 'What a supplement changes about a damage note: change',
      defaultMessage: 'Change',
    },
    part: {
      id: 'assessment.difference.part',
      description: 'What a supplement changes about a damage note: part',
      defaultMessage: 'Part',
    },
    before: {
      id: 'assessment.difference.before',
      description: 'What a supplement changes about a damage note: before',
      defaultMessage: 'Before, lei',
    },
    after: {
      id: 'assessment.difference.after',
      description: 'What a supplement changes about a damage note: after',
      defaultMessage: 'After, lei',
    },
    difference: {
      id: 'assessment.difference.difference',
      description: 'What a supplement changes about a damage note: difference',
      defaultMessage: 'Difference, lei',
    },
    added: {
      id: 'assessment.difference.added',
      description: 'What a supplement changes about a damage note: added',
      defaultMessage: 'Added',
    },
    removed: {
      id: 'assessment.difference.removed',
      description: 'What a supplement changes about a damage note: removed',
      defaultMessage: 'Removed',
    },
    changed: {
      id: 'assessment.difference.changed',
      description: 'What a supplement changes about a damage note: changed',
      defaultMessage: 'Changed',
    },
    caption: {
      id: 'assessment.difference.caption',
      description: 'What a supplement changes about a damage note: caption',
      defaultMessage: 'Changed lines',
    },
  }),
  total: defineMessage<{ before: string; after: string; difference: string }>({
    id: 'assessment.difference.total',
    description: 'What a supplement changes about a damage note: total',
    defaultMessage: 'Total with VAT: {before} before, {after} lei after ({difference}).',
  }),
};
