import { addDays, type LocalDate } from '@dosar/kernel/dates';
import { localDateOf } from '@dosar/kernel/zone';
import type {
  CalendarFacts,
  ClosedHours,
  DateHours,
  DayHours,
  PersonFacts,
  PlaceFacts,
  Span,
  TakenTime,
} from './calendar-facts.ts';
import { joined, shared, spanOn, weekdayOf, without } from './spans.ts';

/** The facts, arranged so that thousands of hours can be judged at once. */
export type SlotCalendar = {
  now: number;
  today: LocalDate;
  places: ReadonlyMap<string, PlaceFacts>;
  people: ReadonlyMap<string, PersonFacts>;
  holidayOn: (date: LocalDate) => string | undefined;
  /** The hours of a date in which the organisation is closed. */
  closedOn: (date: LocalDate) => ClosedHours | undefined;
  /** What of the usual hours of a place falls to the closed hours of the organisation. */
  closedAt: (placeId: string, date: LocalDate) => readonly Span[];
  /** The last date on which a place can be booked today. */
  lastDate: (place: PlaceFacts) => LocalDate;
  /** When a place is open on a date; holidays and closed hours close it unless the date has hours of its own. */
  opening: (placeId: string, date: LocalDate) => readonly Span[];
  /** When somebody works at a place on a date, without breaks. */
  working: (userId: string, placeId: string, date: LocalDate) => readonly Span[];
  /** Visits of a person, or in a lane, that touch a date. */
  takenBy: (id: string, date: LocalDate) => readonly TakenTime[];
  /** How many visits of a person on a date are over. */
  madeBy: (userId: string, date: LocalDate) => number;
};

const nothing: readonly never[] = [];

/** Arranges facts for searching and judging. */
export function slotCalendar(facts: CalendarFacts): SlotCalendar {
  const places = new Map(facts.places.map((place) => [place.placeId, place]));
  const people = new Map(facts.people.map((person) => [person.userId, person]));
  const dateOf = datesOfHours();
  const taken = takenByDate(facts.taken, dateOf);
  const made = new Map<LocalDate, Map<string, number>>();
  for (const { userId, from } of facts.made ?? []) {
    const ofDay = ofDate(made, dateOf(from));
    ofDay.set(userId, (ofDay.get(userId) ?? 0) + 1);
  }
  const today = localDateOf(new Date(facts.now));
  const lastDates = new Map<string, LocalDate>();
  const openings = new Map<LocalDate, Map<string, readonly Span[]>>();
  const plans = new Map<LocalDate, Map<string, Map<string, readonly Span[]>>>();
  return {
    now: facts.now,
    today,
    places,
    people,
    holidayOn: (date) => facts.holidays.get(date),
    closedOn: (date) => facts.closedHours?.get(date),
    closedAt: (placeId, date) => {
      const place = places.get(placeId);
      const closed = facts.closedHours?.get(date);
      if (!place || !closed || facts.holidays.has(date) || exceptionOn(place.exceptions, date))
        return nothing;
      return shared(usualHours(place, date), spanOn(date, closed));
    },
    lastDate: ({ placeId, daysAhead }) => remembered(lastDates, placeId, () => addDays(today, daysAhead)),
    opening: (placeId, date) =>
      remembered(ofDate(openings, date), placeId, () => {
        const place = places.get(placeId);
        return place ? openingOf(place, date, facts) : nothing;
      }),
    working: (userId, placeId, date) =>
      remembered(ofDate(ofDate(plans, date), placeId), userId, () => {
        const person = people.get(userId);
        return person ? workingOf(person, placeId, date) : nothing;
      }),
    takenBy: (id, date) => taken.get(date)?.get(id) ?? nothing,
    madeBy: (userId, date) => made.get(date)?.get(userId) ?? 0,
  };
}

/** What is taken, by date and then by person or lane. Keys of both in one text would be made thousands of times for a search. */
function takenByDate(
  times: readonly TakenTime[],
  dateOf: (instant: number) => LocalDate,
): Map<LocalDate, Map<string, TakenTime[]>> {
  const taken = new Map<LocalDate, Map<string, TakenTime[]>>();
  for (const time of times) {
    const [first, last] = [dateOf(time.from), dateOf(time.until - 1)];
    for (const date of first === last ? [first] : [first, last])
      for (const id of [time.userId, time.laneId])
        if (id !== null) remembered(ofDate(taken, date), id, (): TakenTime[] => []).push(time);
  }
  return taken;
}

/** Tells the date of an instant. Days begin with an hour, and the platform's answer is dear: each hour is asked about once. */
function datesOfHours(): (instant: number) => LocalDate {
  const dates = new Map<number, LocalDate>();
  return (instant) => {
    const hour = Math.floor(instant / 3_600_000);
    const date = dates.get(hour) ?? localDateOf(new Date(instant));
    dates.set(hour, date);
    return date;
  };
}

function ofDate<Value>(known: Map<string, Map<string, Value>>, key: string): Map<string, Value> {
  return remembered(known, key, () => new Map<string, Value>());
}

function remembered<Value>(known: Map<string, Value>, key: string, find: () => Value): Value {
  const value = known.get(key) ?? find();
  known.set(key, value);
  return value;
}

function exceptionOn(exceptions: readonly DateHours[], date: LocalDate): DateHours | undefined {
  return exceptions.find((exception) => exception.date === date);
}

function openingOf(
  place: PlaceFacts,
  date: LocalDate,
  { holidays, closedHours }: Pick<CalendarFacts, 'holidays' | 'closedHours'>,
): Span[] {
  const exception = exceptionOn(place.exceptions, date);
  if (exception) return spansOn(date, exception.hours);
  if (holidays.has(date)) return [];
  const usual = usualHours(place, date);
  const closed = closedHours?.get(date);
  return closed === undefined ? usual : without(usual, spanOn(date, closed));
}

function usualHours(place: PlaceFacts, date: LocalDate): Span[] {
  const weekday = weekdayOf(date);
  return spansOn(
    date,
    place.hours.filter((hours) => hours.weekday === weekday),
  );
}

function workingOf(person: PersonFacts, placeId: string, date: LocalDate): Span[] {
  const exceptions = person.exceptions.filter((exception) => exception.date === date);
  const here = exceptions.filter(({ place_id: id }) => id === placeId);
  // One Saturday is opened at a place by its date, without hours on every Saturday.
  if (here.length > 0)
    return spansOn(
      date,
      here.flatMap(({ hours }) => hours),
    );
  const weekday = weekdayOf(date);
  const planned = person.hours.filter((hours) => hours.weekday === weekday && hours.place_id === placeId);
  if (planned.length === 0) return [];
  const everywhere = exceptions.find(({ place_id: id }) => id === undefined);
  if (everywhere) return spansOn(date, everywhere.hours);
  // Hours of this date somewhere else take the place of the usual ones here.
  if (exceptions.length > 0) return [];
  return joined(
    planned.flatMap((hours) =>
      hours.breaks.reduce<Span[]>(
        (spans, pause) => without(spans, spanOn(date, pause)),
        [spanOn(date, hours)],
      ),
    ),
  );
}

/** The hours of a date; 8 to 12 and 12 to 16 are one, since nobody goes away at noon. */
function spansOn(date: LocalDate, hours: readonly DayHours[]): Span[] {
  return joined(hours.map((known) => spanOn(date, known)));
}
