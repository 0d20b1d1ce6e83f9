import { defineMessage, defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    intro: {
      id: 'config.closures.intro',
      description: 'Above the closed days',
      defaultMessage: 'Days on which your organisation does not work, beside the legal holidays.',
    },
    own: {
      id: 'config.closures.own',
      description: 'Heading of the own closed days',
      defaultMessage: 'Closed days of yours',
    },
    legal: {
      id: 'config.closures.legal',
      description: 'Heading of the legal holidays',
      defaultMessage: 'Legal holidays',
    },
    none: {
      id: 'config.closures.none',
      description: 'Where a year has no closed days of the own',
      defaultMessage: 'No day of yours in this year',
    },
    follows: {
      id: 'config.closures.follows',
      description: 'Below the closed days: what follows them and what does not',
      defaultMessage:
        'Visits, reminders, warnings, promised days and balances of leave skip these days. Legal terms and the calendar of the bank follow the legal holidays alone: a closed day never gives a claimant less than the law does.',
    },
    yearBefore: {
      id: 'config.closures.yearBefore',
      description: 'Button',
      defaultMessage: 'The year before',
    },
    yearAfter: {
      id: 'config.closures.yearAfter',
      description: 'Button',
      defaultMessage: 'The year after',
    },
    add: {
      id: 'config.closures.add',
      description: 'Button, and title of its window',
      defaultMessage: 'Add a day',
    },
    rename: {
      id: 'config.closures.rename',
      description: 'Button, and title of its window; the day follows for screen readers',
      defaultMessage: 'Rename',
    },
    remove: {
      id: 'config.closures.remove',
      description: 'Button; the day follows for screen readers',
      defaultMessage: 'Remove',
    },
    day: {
      id: 'config.closures.day',
      description: 'Label',
      defaultMessage: 'Day',
    },
    nameRo: {
      id: 'config.closures.nameRo',
      description: 'Label',
      defaultMessage: 'Name in Romanian',
    },
    nameEn: {
      id: 'config.closures.nameEn',
      description: 'Label',
      defaultMessage: 'Name in English',
    },
    save: {
      id: 'config.closures.save',
      description: 'Button',
      defaultMessage: 'Save the day',
    },
    saved: {
      id: 'config.closures.saved',
      description: 'Notice: the day is stored',
      defaultMessage: 'The day is saved.',
    },
    removed: {
      id: 'config.closures.removed',
      description: 'Notice: the day is a working day again',
      defaultMessage: 'The day is removed.',
    },
    removeMeans: {
      id: 'config.closures.removeMeans',
      description: 'In that question',
      defaultMessage: 'Visits can be booked and reminders leave on the day again.',
    },
  }),
  askRemove: defineMessage<{ day: string }>({
    id: 'config.closures.askRemove',
    description: 'Title of the question; day is a date with its weekday',
    defaultMessage: 'Work on {day} again?',
  }),
  removePeople: defineMessage<{ count: number }>({
    id: 'config.closures.removePeople',
    description: 'In that question',
    defaultMessage: '{count, plural, one {# absence counts} other {# absences count}} this day then.',
  }),
  visits: defineMessage<{ count: number }>({
    id: 'config.closures.visits',
    description: 'At a closed day: visits that were booked before',
    defaultMessage:
      '{count, plural, one {# visit is} other {# visits are}} booked on this day: move them on the board.',
  }),
  people: defineMessage<{ count: number }>({
    id: 'config.closures.people',
    description: 'At a closed day: absences that cover it',
    defaultMessage: '{count, plural, one {# person is} other {# people are}} away on this day anyway.',
  }),
};

/** Why a day is refused, beyond the common reasons. */
export const closureReasons = defineMessages({
  day_over: {
    id: 'config.closures.dayOver',
    description: 'The day is before today',
    defaultMessage: 'This day is over. Choose today or a later day.',
  },
  legal_holiday: {
    id: 'config.closures.legalHoliday',
    description: 'The day is a legal holiday',
    defaultMessage: 'This day is a legal holiday already.',
  },
});
