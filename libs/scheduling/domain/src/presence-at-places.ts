import type { LocalDate } from '@dosar/kernel/dates';
import type { PersonFacts, PlaceFacts, Span } from './calendar-facts.ts';
import type { SlotCalendar } from './slot-calendar.ts';
import { weekdayOf } from './spans.ts';

/** What a place says about how many people it needs: seven numbers, Monday first; a null is what is usual. */
export type PlaceMinimum = {
  kind: PlaceFacts['kind'];
  lanes: readonly unknown[];
  minimum: readonly (number | null)[] | null;
};

/** How many people a place needs on a date: as many as it says for the weekday, or one for each lane. */
export function leastPeopleOn({ kind, lanes, minimum }: PlaceMinimum, date: LocalDate): number {
  return minimum?.[weekdayOf(date) - 1] ?? (kind === 'mobile' ? 1 : lanes.length);
}

/** Whether somebody works at a place on a date, some of their hours at least; `leave` is time off that is only thought of. */
export function isAtPost(
  calendar: SlotCalendar,
  person: PersonFacts,
  placeId: string,
  date: LocalDate,
  leave?: Span,
): boolean {
  // Whoever has hours on a holiday is not expected there.
  if (calendar.opening(placeId, date).length === 0) return false;
  const away = leave === undefined ? person.away : [...person.away, leave];
  return calendar
    .working(person.userId, placeId, date)
    .some((span) => !away.some((gone) => gone.from <= span.from && span.until <= gone.until));
}

/** Who works at a place on a date. */
export function peopleAtPost(calendar: SlotCalendar, placeId: string, date: LocalDate): PersonFacts[] {
  return [...calendar.people.values()].filter((person) => isAtPost(calendar, person, placeId, date));
}
