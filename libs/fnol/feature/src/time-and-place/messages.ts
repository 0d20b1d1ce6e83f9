import { defineMessage, defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    heading: {
      id: 'fnol.timeAndPlace.heading',
      description: 'Question of the page, its main heading.',
      defaultMessage: 'When and where did it happen?',
    },
    date: {
      id: 'fnol.timeAndPlace.date',
      description: 'Label of the day of the accident.',
      defaultMessage: 'Date',
    },
    time: {
      id: 'fnol.timeAndPlace.time',
      description: 'Label of the time of the accident.',
      defaultMessage: 'Time',
    },
    timeHint: {
      id: 'fnol.timeAndPlace.timeHint',
      description: 'How to type the time, with an example.',
      defaultMessage: '14:30, or about 14–16, or “unknown”',
    },
    county: {
      id: 'fnol.timeAndPlace.county',
      description: 'Label of the county of the accident.',
      defaultMessage: 'County',
    },
    countyHint: {
      id: 'fnol.timeAndPlace.countyHint',
      description: 'How the list of counties is used.',
      defaultMessage: 'Type the first letters and choose from the list',
    },
    locality: {
      id: 'fnol.timeAndPlace.locality',
      description: 'Label of the town or village of the accident.',
      defaultMessage: 'Town or village',
    },
    street: {
      id: 'fnol.timeAndPlace.street',
      description: 'Label of the street or road of the accident.',
      defaultMessage: 'Street or road',
    },
    streetHint: {
      id: 'fnol.timeAndPlace.streetHint',
      description: 'Examples of a street or road.',
      defaultMessage: 'For example Calea Victoriei 12, or DN1 km 45',
    },
  }),
  dateHint: defineMessage<{ example: string }>({
    id: 'fnol.timeAndPlace.dateHint',
    description: 'How to type the date, with an example.',
    defaultMessage: 'Day, month and year, for example {example}',
  }),
};

export const errors = defineMessages({
  dateMissing: {
    id: 'fnol.timeAndPlace.dateMissing',
    description: 'Shown when the date is empty.',
    defaultMessage: 'Enter the date of the accident',
  },
  dateInvalid: {
    id: 'fnol.timeAndPlace.dateInvalid',
    description: 'Shown when what was typed is no date of the calendar.',
    defaultMessage: 'Enter a date that exists, as day.month.year, for example 05.03.2026',
  },
  dateInTheFuture: {
    id: 'fnol.timeAndPlace.dateInTheFuture',
    description: 'Shown when the date lies in the future.',
    defaultMessage: 'The date of the accident cannot be in the future',
  },
  dateTooOld: {
    id: 'fnol.timeAndPlace.dateTooOld',
    description: 'Shown when the date lies more than ten years ago.',
    defaultMessage: 'Check the year: the date is more than ten years ago',
  },
  timeInvalid: {
    id: 'fnol.timeAndPlace.timeInvalid',
    description: 'Shown when what was typed is no time of day.',
    defaultMessage: 'Enter an hour such as 14:30, two such as 14–16, or “unknown”',
  },
  timeInTheFuture: {
    id: 'fnol.timeAndPlace.timeInTheFuture',
    description: 'Shown when the accident would have happened later today.',
    defaultMessage: 'The time of the accident cannot be in the future',
  },
  timeSkipped: {
    id: 'fnol.timeAndPlace.timeSkipped',
    description: 'Shown for a time that the change to summer time skips.',
    defaultMessage:
      'That night the clocks went from 03:00 to 04:00. Enter a time before or after, or leave it empty',
  },
  timeRepeated: {
    id: 'fnol.timeAndPlace.timeRepeated',
    description: 'Shown for a time that the change to winter time repeats.',
    defaultMessage:
      'That night the hour after 03:00 came twice. Leave the time empty and write it in your description',
  },
  countyMissing: {
    id: 'fnol.timeAndPlace.countyMissing',
    description: 'Shown when no county was chosen.',
    defaultMessage: 'Choose the county where it happened',
  },
  localityMissing: {
    id: 'fnol.timeAndPlace.localityMissing',
    description: 'Shown when the town or village is empty.',
    defaultMessage: 'Enter the town or village where it happened, or the nearest one',
  },
  placeTooLong: {
    id: 'fnol.timeAndPlace.placeTooLong',
    description: 'Shown when a part of the place is too long.',
    defaultMessage: 'This is too long',
  },
});
