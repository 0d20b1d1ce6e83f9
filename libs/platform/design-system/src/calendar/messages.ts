import { defineMessage, defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    today: {
      id: 'design-system.calendar.today',
      description: 'Button that shows the month of today; also marks today in a list of days',
      defaultMessage: 'Today',
    },
    monthBefore: {
      id: 'design-system.calendar.monthBefore',
      description: 'Button to the month before',
      defaultMessage: 'Previous month',
    },
    monthAfter: {
      id: 'design-system.calendar.monthAfter',
      description: 'Button to the month after',
      defaultMessage: 'Next month',
    },
    asList: {
      id: 'design-system.calendar.asList',
      description: 'Button that shows the days as a list instead of a grid',
      defaultMessage: 'As a list',
    },
    asMonth: {
      id: 'design-system.calendar.asMonth',
      description: 'Button that shows the month as a grid instead of a list',
      defaultMessage: 'As a month',
    },
    nothing: {
      id: 'design-system.calendar.nothing',
      description: 'Stands in place of the list of days when there are none',
      defaultMessage: 'Nothing this month',
    },
  }),
  day: defineMessage<{ date: string; count: number }>({
    id: 'design-system.calendar.day',
    description: 'A day for screen readers, with how much happens on it',
    defaultMessage: '{count, plural, =0 {{date}} one {{date}, # event} other {{date}, # events}}',
  }),
};
