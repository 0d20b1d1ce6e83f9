import { defineMessage, defineMessages } from 'react-intl';

/** Texts about hours that are free, and why others are not. */
export const messages = {
  ...defineMessages({
    zone: {
      id: 'scheduling.slots.zone',
      description: 'Shown to visitors whose clock differs',
      defaultMessage: 'All hours are Romanian time.',
    },
    earliest: { id: 'scheduling.slots.earliest', description: 'Heading', defaultMessage: 'First free hours' },
    other: { id: 'scheduling.slots.other', description: 'Heading', defaultMessage: 'Another place or day' },
    county: { id: 'scheduling.slots.county', description: 'Field', defaultMessage: 'County' },
    allCounties: {
      id: 'scheduling.slots.allCounties',
      description: 'Choice of no county',
      defaultMessage: 'All counties',
    },
    none: {
      id: 'scheduling.slots.none',
      description: 'No hour in two weeks',
      defaultMessage: 'Nothing is free in these two weeks',
    },
    noneHint: {
      id: 'scheduling.slots.noneHint',
      description: 'What to do then',
      defaultMessage: 'Choose another county, or look at the next two weeks.',
    },
    later: { id: 'scheduling.slots.later', description: 'Button', defaultMessage: 'Next two weeks' },
    sooner: { id: 'scheduling.slots.sooner', description: 'Button', defaultMessage: 'From today' },
    all: { id: 'scheduling.slots.all', description: 'Button that shows every hour', defaultMessage: 'All' },
    whyNot: {
      id: 'scheduling.slots.whyNot',
      description: 'Disclosure for staff',
      defaultMessage: 'Why not at other hours?',
    },
    nothingRefused: {
      id: 'scheduling.slots.nothingRefused',
      description: 'Every hour of the opening is offered',
      defaultMessage: 'Every hour of the opening is offered.',
    },
    failed: {
      id: 'scheduling.slots.failed',
      description: 'Title of the failure',
      defaultMessage: 'The free hours could not be read',
    },
    map: { id: 'scheduling.slots.map', description: 'Link', defaultMessage: 'Open the map' },
  }),
  today: defineMessage<{ date: string }>({
    id: 'scheduling.slots.today',
    description: 'Day and date of today',
    defaultMessage: 'today, {date}',
  }),
  tomorrow: defineMessage<{ date: string }>({
    id: 'scheduling.slots.tomorrow',
    description: 'Day and date of tomorrow',
    defaultMessage: 'tomorrow, {date}',
  }),
  otherDay: defineMessage<{ weekday: string; date: string }>({
    id: 'scheduling.slots.otherDay',
    description: 'A day',
    defaultMessage: '{weekday}, {date}',
  }),
  dayAndHour: defineMessage<{ day: string; hour: string }>({
    id: 'scheduling.slots.dayAndHour',
    description: 'Day and hour',
    defaultMessage: '{day}, {hour}',
  }),
  days: defineMessage<{ place: string }>({
    id: 'scheduling.slots.days',
    description: 'Name of the list of days',
    defaultMessage: 'Days at {place}',
  }),
  hours: defineMessage<{ day: string }>({
    id: 'scheduling.slots.hours',
    description: 'Name of the list of hours',
    defaultMessage: 'Hours on {day}',
  }),
  closed: defineMessage<{ days: string; reason: string }>({
    id: 'scheduling.slots.closed',
    description: 'Days without an hour and why',
    defaultMessage: '{days}: {reason}',
  }),
  withPerson: defineMessage<{ person: string; lane: string }>({
    id: 'scheduling.slots.withPerson',
    description: 'Who comes and where, for staff',
    defaultMessage: '{person} · {lane}',
  }),
};
