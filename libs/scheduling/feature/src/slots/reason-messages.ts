import { defineMessages } from 'react-intl';

/** Why an hour fits or does not; one sentence for each condition of the engine. */
export const reasonMessages = defineMessages({
  quarterHour: {
    id: 'scheduling.slots.quarterHour',
    description: 'Condition',
    defaultMessage: 'Visits begin on a quarter of an hour',
  },
  leadTime: {
    id: 'scheduling.slots.leadTime',
    description: 'Condition refused',
    defaultMessage: 'Too soon: this place needs notice',
  },
  leadTimeHolds: {
    id: 'scheduling.slots.leadTimeHolds',
    description: 'Condition fulfilled',
    defaultMessage: 'There is enough notice',
  },
  daysAhead: {
    id: 'scheduling.slots.daysAhead',
    description: 'Condition refused',
    defaultMessage: 'Too far ahead for this place',
  },
  daysAheadHolds: {
    id: 'scheduling.slots.daysAheadHolds',
    description: 'Condition fulfilled',
    defaultMessage: 'Within the days that can be booked',
  },
  holiday: {
    id: 'scheduling.slots.holiday',
    description: 'Condition refused',
    defaultMessage: 'Public holiday{name, select, none {} other {: {name}}}',
  },
  holidayHolds: {
    id: 'scheduling.slots.holidayHolds',
    description: 'Condition fulfilled',
    defaultMessage: 'No public holiday',
  },
  closedHours: {
    id: 'scheduling.slots.closedHours',
    description: 'Condition refused: the organisation is closed for a part of the day',
    defaultMessage:
      'Closed{from, select, none {} other { from {from}}}{until, select, none {} other { until {until}}}{name, select, none {} other {: {name}}}',
  },
  closedHoursHold: {
    id: 'scheduling.slots.closedHoursHold',
    description: 'Condition fulfilled',
    defaultMessage: 'Outside of closed hours',
  },
  placeOpen: {
    id: 'scheduling.slots.placeOpen',
    description: 'Condition refused',
    defaultMessage: 'The place is closed{from, select, none {} other {, open {from}–{until}}}',
  },
  placeOpenHolds: {
    id: 'scheduling.slots.placeOpenHolds',
    description: 'Condition fulfilled',
    defaultMessage: 'The place is open{from, select, none {} other { {from}–{until}}}',
  },
  worksHere: {
    id: 'scheduling.slots.worksHere',
    description: 'Condition refused',
    defaultMessage: '{place, select, none {Nobody works here then} other {Works at {place} that day}}',
  },
  worksHereHolds: {
    id: 'scheduling.slots.worksHereHolds',
    description: 'Condition fulfilled',
    defaultMessage: 'Works here{from, select, none {} other { {from}–{until}}}',
  },
  present: {
    id: 'scheduling.slots.present',
    description: 'Condition refused',
    defaultMessage: 'The assessor is away',
  },
  presentHolds: {
    id: 'scheduling.slots.presentHolds',
    description: 'Condition fulfilled',
    defaultMessage: 'The assessor is present',
  },
  skills: {
    id: 'scheduling.slots.skills',
    description: 'Condition refused',
    defaultMessage: 'Skill missing{skills, select, none {} other {: {skills}}}',
  },
  skillsHolds: {
    id: 'scheduling.slots.skillsHolds',
    description: 'Condition fulfilled',
    defaultMessage: 'The skills fit',
  },
  dailyCap: {
    id: 'scheduling.slots.dailyCap',
    description: 'Condition refused',
    defaultMessage: 'The day is full: {count} of {cap} visits',
  },
  dailyCapHolds: {
    id: 'scheduling.slots.dailyCapHolds',
    description: 'Condition fulfilled',
    defaultMessage: 'The daily limit allows it: {count} of {cap}',
  },
  personFree: {
    id: 'scheduling.slots.personFree',
    description: 'Condition refused',
    defaultMessage:
      'The assessor is busy{from, select, none {} other { {from}–{until}}}{plate, select, none {} other { · {plate}}}',
  },
  personFreeHolds: {
    id: 'scheduling.slots.personFreeHolds',
    description: 'Condition fulfilled',
    defaultMessage: 'The assessor is free',
  },
  travel: {
    id: 'scheduling.slots.travel',
    description: 'Condition refused',
    defaultMessage: 'No time to get there: {minutes} min',
  },
  travelHolds: {
    id: 'scheduling.slots.travelHolds',
    description: 'Condition fulfilled',
    defaultMessage: 'There is time to get there',
  },
  laneFree: {
    id: 'scheduling.slots.laneFree',
    description: 'Condition refused',
    defaultMessage:
      '{lane, select, none {Every lane} other {{lane}}} is taken{from, select, none {} other { {from}–{until}}}',
  },
  laneFreeHolds: {
    id: 'scheduling.slots.laneFreeHolds',
    description: 'Condition fulfilled',
    defaultMessage: 'The lane is free',
  },
  truck: { id: 'scheduling.slots.truck', description: 'Skill', defaultMessage: 'trucks' },
  motorcycle: { id: 'scheduling.slots.motorcycle', description: 'Skill', defaultMessage: 'motorcycles' },
  electric: { id: 'scheduling.slots.electric', description: 'Skill', defaultMessage: 'electric vehicles' },
  adas: { id: 'scheduling.slots.adas', description: 'Skill', defaultMessage: 'ADAS' },
  glass: { id: 'scheduling.slots.glass', description: 'Skill', defaultMessage: 'glass' },
  hail: { id: 'scheduling.slots.hail', description: 'Skill', defaultMessage: 'hail' },
});
