import { defineMessage, defineMessages } from 'react-intl';

/** The words of deadlines. */
export const messages = {
  ...defineMessages({
    today: {
      id: 'design-system.term.today',
      description: 'A deadline that ends with this day, in a cell of a table',
      defaultMessage: 'today',
    },
    tomorrow: {
      id: 'design-system.term.tomorrow',
      description: 'A deadline that ends tomorrow, in a cell of a table',
      defaultMessage: 'tomorrow',
    },
    held: {
      id: 'design-system.term.held',
      description: 'The clock of the legal deadline stands still',
      defaultMessage: 'legal: suspended',
    },
  }),
  at: defineMessage<{ day: string; time: string }>({
    id: 'design-system.term.at',
    description: 'A deadline at an hour, as in "today 12:00"',
    defaultMessage: '{day} {time}',
  }),
  overToday: defineMessage<{ time: string }>({
    id: 'design-system.term.overToday',
    description: 'A deadline that passed earlier today',
    defaultMessage: 'overdue {time}',
  }),
  over: defineMessage<{ days: number }>({
    id: 'design-system.term.over',
    description: 'A deadline that passed so many days ago',
    defaultMessage: '{days, plural, one {overdue # day} other {overdue # days}}',
  }),
  later: defineMessage<{ date: string; days: number }>({
    id: 'design-system.term.later',
    description: 'A deadline with its day and how far away it is, as in "26.11 · 3 days"',
    defaultMessage: '{date} · {days, plural, one {# day} other {# days}}',
  }),
  legalLater: defineMessage<{ date: string; days: number }>({
    id: 'design-system.term.legalLater',
    description: 'A legal deadline that is far away',
    defaultMessage: 'legal {date} · {days, plural, one {# day} other {# days}}',
  }),
  legalToday: defineMessage<{ date: string }>({
    id: 'design-system.term.legalToday',
    description: 'The legal deadline is today',
    defaultMessage: 'legal: today · {date}',
  }),
  legalTomorrow: defineMessage<{ date: string }>({
    id: 'design-system.term.legalTomorrow',
    description: 'The legal deadline is tomorrow',
    defaultMessage: 'legal: tomorrow · {date}',
  }),
  legalSoon: defineMessage<{ date: string; days: number }>({
    id: 'design-system.term.legalSoon',
    description: 'The legal deadline is near',
    defaultMessage: 'legal: {days, plural, one {in # day} other {in # days}} · {date}',
  }),
  legalOver: defineMessage<{ days: number }>({
    id: 'design-system.term.legalOver',
    description: 'The legal deadline has passed so many days ago',
    defaultMessage: 'legal: {days, plural, one {overdue # day} other {overdue # days}}',
  }),
  answered: defineMessage<{ date: string }>({
    id: 'design-system.term.answered',
    description: 'The legal deadline was met on that day',
    defaultMessage: 'legal: answered on {date}',
  }),
};
