import { defineMessage } from 'react-intl';

/** What the board says of visits, people and places with their figures. */
export const factMessages = {
  travel: defineMessage<{ minutes: number }>({
    id: 'scheduling.board.travel',
    description: 'The way between two visits',
    defaultMessage: 'On the road, {minutes} min',
  }),
  visits: defineMessage<{ count: number }>({
    id: 'scheduling.board.visits',
    description: 'Count',
    defaultMessage: '{count, plural, one {# visit} other {# visits}}',
  }),
  heldFor: defineMessage<{ clock: string }>({
    id: 'scheduling.board.heldFor',
    description: 'An hour is kept for somebody who fills in a form; the clock follows',
    defaultMessage: 'On hold, {clock} left',
  }),
  holds: defineMessage<{ count: number }>({
    id: 'scheduling.board.holds',
    description: 'Count',
    defaultMessage: '{count, plural, one {# on hold} other {# on hold}}',
  }),
  absent: defineMessage<{ count: number }>({
    id: 'scheduling.board.absent',
    description: 'Count of assessors',
    defaultMessage: '{count, plural, one {# away} other {# away}}',
  }),
  sameCounty: defineMessage<{ county: string }>({
    id: 'scheduling.board.sameCounty',
    description: 'While a visit is dragged',
    defaultMessage: 'Stays in the county {county}',
  }),
  otherCounty: defineMessage<{ from: string; to: string }>({
    id: 'scheduling.board.otherCounty',
    description: 'While a visit is dragged',
    defaultMessage: 'Another county: {to} instead of {from}',
  }),
  otherPlace: defineMessage<{ from: string; to: string; km: string }>({
    id: 'scheduling.board.otherPlace',
    description: 'While a visit is dragged; the distance is "none" where it is not known',
    defaultMessage: 'Another place: {from} → {to}{km, select, none {} other {, {km} km}}',
  }),
  finished: defineMessage<{ count: number }>({
    id: 'scheduling.board.finished',
    description: 'Count',
    defaultMessage: '{count, plural, one {# done} other {# done}}',
  }),
  noShows: defineMessage<{ count: number }>({
    id: 'scheduling.board.noShows',
    description: 'Count',
    defaultMessage: '{count, plural, one {# did not come} other {# did not come}}',
  }),
  load: defineMessage<{ count: number; cap: number }>({
    id: 'scheduling.board.load',
    description: 'How full the day of a person is',
    defaultMessage: '{count} of {cap}',
  }),
  startsAt: defineMessage<{ hour: string }>({
    id: 'scheduling.board.startsAt',
    description: 'Before somebody begins',
    defaultMessage: 'Begins at {hour}',
  }),
  closedHoliday: defineMessage<{ name: string }>({
    id: 'scheduling.board.closedHoliday',
    description: 'A public holiday',
    defaultMessage: 'Closed: {name}',
  }),
  closedHours: defineMessage<{ from: string; until: string; name: string }>({
    id: 'scheduling.board.closedHours',
    description: 'Hours of a day in which the organisation is closed',
    defaultMessage: 'Closed {from}–{until}: {name}',
  }),
  visitUntil: defineMessage<{ time: string; place: string }>({
    id: 'scheduling.board.visitUntil',
    description: 'What a screen reader says of a visit after its state: until when it takes, and where',
    defaultMessage: '(until {time}, {place})',
  }),
  visitLabel: defineMessage<{
    hour: string;
    plate: string;
    type: string;
    status: string;
    place: string;
    number: string;
  }>({
    id: 'scheduling.board.visitLabel',
    description: 'What a screen reader says of a visit',
    defaultMessage: '{hour}, {plate}, {type}, {status}, {place}, claim {number}',
  }),
};
