import { defineMessage, defineMessages } from 'react-intl';

type View = { view: 'day' | 'month' | 'year' };

/** What the calendar behind a date field says; travels with its code. */
export const calendarMessages = {
  ...defineMessages({
    content: {
      id: 'design-system.calendarOfField.content',
      description: 'Name of the calendar behind a date field',
      defaultMessage: 'Choose a day',
    },
    otherView: {
      id: 'design-system.calendarOfField.otherView',
      description: 'Button over the days or the months of the calendar behind a date field',
      defaultMessage: 'Choose the month or the year',
    },
  }),
  earlier: defineMessage<View>({
    id: 'design-system.calendarOfField.earlier',
    description:
      'Button that turns the calendar behind a date field back; view: what it shows, the days of a month, the months of a year, or years',
    defaultMessage: '{view, select, day {Previous month} month {Previous year} other {Previous ten years}}',
  }),
  later: defineMessage<View>({
    id: 'design-system.calendarOfField.later',
    description:
      'Button that turns the calendar behind a date field on; view: what it shows, the days of a month, the months of a year, or years',
    defaultMessage: '{view, select, day {Next month} month {Next year} other {Next ten years}}',
  }),
};
