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
        'Visits, reminders, warnings, promised days and balances of leave skip these days; of a day that is closed for some hours only visits skip them. Legal terms and the calendar of the bank follow the legal holidays alone: a closed day never gives a claimant less than the law does.',
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
    change: {
      id: 'config.closures.change',
      description: 'Button, and title of its window; the day follows for screen readers',
      defaultMessage: 'Change',
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
    closed: {
      id: 'config.closures.closed',
      description: 'Question: how much of the day is closed',
      defaultMessage: 'Closed',
    },
    wholeDay: {
      id: 'config.closures.wholeDay',
      description: 'Answer: the whole day is closed',
      defaultMessage: 'The whole day',
    },
    morning: {
      id: 'config.closures.morning',
      description: 'Answer: the day is closed until noon',
      defaultMessage: 'The morning, until 12:00',
    },
    afternoon: {
      id: 'config.closures.afternoon',
      description: 'Answer: the day is closed from noon on',
      defaultMessage: 'The afternoon, from 12:00',
    },
    someHours: {
      id: 'config.closures.someHours',
      description: 'Answer: the day is closed for some hours, which are typed',
      defaultMessage: 'Some hours',
    },
    closedFrom: {
      id: 'config.closures.closedFrom',
      description: 'Label: the hour from which a day is closed',
      defaultMessage: 'From',
    },
    closedUntil: {
      id: 'config.closures.closedUntil',
      description: 'Label: the hour until which a day is closed',
      defaultMessage: 'Until',
    },
    partFollows: {
      id: 'config.closures.partFollows',
      description: 'Below the hours of a day that is closed for a part',
      defaultMessage: 'Visits skip these hours. For leave, reminders and terms the day stays a working day.',
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
    removePart: {
      id: 'config.closures.removePart',
      description: 'In that question, of a day that is closed for some hours',
      defaultMessage: 'Visits can be booked in these hours again.',
    },
  }),
  part: defineMessage<{ from: string; until: string }>({
    id: 'config.closures.part',
    description: 'After the name of a closed day: its hours; "none" stands for the edge of the day',
    defaultMessage:
      '{from, select, none {until {until}} other {{until, select, none {from {from}} other {{from}–{until}}}}}',
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
  hours_in_order: {
    id: 'config.closures.hoursInOrder',
    description: 'The hours of a closed part end before they begin, or none is given',
    defaultMessage: 'Give an hour, the first before the last.',
  },
  legal_holiday: {
    id: 'config.closures.legalHoliday',
    description: 'The day is a legal holiday',
    defaultMessage: 'This day is a legal holiday already.',
  },
});
