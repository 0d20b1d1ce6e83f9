import { defineMessage } from 'react-intl';

export const figureMessages = {
  days: defineMessage<{ count: number }>({
    id: 'reports.figure.days',
    description: 'A duration in days',
    defaultMessage: '{count, plural, one {# day} other {# days}}',
  }),
  hours: defineMessage<{ count: number }>({
    id: 'reports.figure.hours',
    description: 'A duration in hours',
    defaultMessage: '{count, plural, one {# hour} other {# hours}}',
  }),
  points: defineMessage<{ points: string }>({
    id: 'reports.figure.points',
    description: 'By how much a share has changed, such as +0.6',
    defaultMessage: '{points} points',
  }),
};
