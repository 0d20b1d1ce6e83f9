import { defineMessage, defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    today: {
      id: 'design-system.due-chip.today',
      description: 'The deadline ends today',
      defaultMessage: 'Due today',
    },
    tomorrow: {
      id: 'design-system.due-chip.tomorrow',
      description: 'The deadline ends tomorrow',
      defaultMessage: 'Due tomorrow',
    },
  }),
  late: defineMessage<{ days: number }>({
    id: 'design-system.due-chip.late',
    description: 'The deadline has passed, so many days ago',
    defaultMessage: '{days, plural, one {# day late} other {# days late}}',
  }),
  inDays: defineMessage<{ days: number }>({
    id: 'design-system.due-chip.in-days',
    description: 'The deadline is so many days away',
    defaultMessage: '{days, plural, one {In # day} other {In # days}}',
  }),
};
