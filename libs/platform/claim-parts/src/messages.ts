import { defineMessage, defineMessages } from 'react-intl';

/** The words of deadlines. */
export const messages = {
  ...defineMessages({
    today: {
      id: 'claim-parts.term.today',
      description: 'A deadline that ends with this day, in a cell of a table',
      defaultMessage: 'today',
    },
    tomorrow: {
      id: 'claim-parts.term.tomorrow',
      description: 'A deadline that ends tomorrow, in a cell of a table',
      defaultMessage: 'tomorrow',
    },
    held: {
      id: 'claim-parts.term.held',
      description: 'The clock of the legal deadline stands still',
      defaultMessage: 'legal: suspended',
    },
  }),
  at: defineMessage<{ day: string; time: string }>({
    id: 'claim-parts.term.at',
    description: 'A deadline at an hour, as in "today 12:00"',
    defaultMessage: '{day} {time}',
  }),
  overToday: defineMessage<{ time: string }>({
    id: 'claim-parts.term.overToday',
    description: 'A deadline that passed earlier today',
    defaultMessage: 'overdue {time}',
  }),
  over: defineMessage<{ days: number }>({
    id: 'claim-parts.term.over',
    description: 'A deadline that passed so many days ago',
    defaultMessage: '{days, plural, one {overdue # day} other {overdue # days}}',
  }),
  later: defineMessage<{ date: string; days: number }>({
    id: 'claim-parts.term.later',
    description: 'A deadline with its day and how far away it is, as in "26.11 · 3 days"',
    defaultMessage: '{date} · {days, plural, one {# day} other {# days}}',
  }),
  legalLater: defineMessage<{ date: string; days: number }>({
    id: 'claim-parts.term.legalLater',
    description: 'A legal deadline that is far away',
    defaultMessage: 'legal {date} · {days, plural, one {# day} other {# days}}',
  }),
  legalToday: defineMessage<{ date: string }>({
    id: 'claim-parts.term.legalToday',
    description: 'The legal deadline is today',
    defaultMessage: 'legal: today · {date}',
  }),
  legalTomorrow: defineMessage<{ date: string }>({
    id: 'claim-parts.term.legalTomorrow',
    description: 'The legal deadline is tomorrow',
    defaultMessage: 'legal: tomorrow · {date}',
  }),
  legalSoon: defineMessage<{ date: string; days: number }>({
    id: 'claim-parts.term.legalSoon',
    description: 'The legal deadline is near',
    defaultMessage: 'legal: {days, plural, one {in # day} other {in # days}} · {date}',
  }),
  legalOver: defineMessage<{ days: number }>({
    id: 'claim-parts.term.legalOver',
    description: 'The legal deadline has passed so many days ago',
    defaultMessage: 'legal: {days, plural, one {overdue # day} other {overdue # days}}',
  }),
  answered: defineMessage<{ date: string }>({
    id: 'claim-parts.term.answered',
    description: 'The legal deadline was met on that day',
    defaultMessage: 'legal: answered on {date}',
  }),
};
