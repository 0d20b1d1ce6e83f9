import { startOfDay } from '@dosar/kernel/zone';
import { describe, expect, test } from 'vitest';
import type { DateHours, DayHours, PersonFacts, PlaceFacts } from './calendar-facts.ts';
import { judgeSlot } from './search-slots.ts';
import { slotCalendar } from './slot-calendar.ts';

const hour = 3_600_000;
const day = (from: number, to: number): DayHours => ({ from_minute: from * 60, to_minute: to * 60 });

type Different = {
  weekdays?: readonly number[];
  exceptions?: readonly DateHours[];
  breaks?: readonly DayHours[];
  parts?: readonly DayHours[];
};

/** A centre that is open day and night, and one person who works there. */
function calendarOf({
  weekdays = [1, 2, 3, 4, 5],
  exceptions = [],
  breaks = [],
  parts = [day(0, 12), day(12, 24)],
}: Different) {
  const place: PlaceFacts = {
    placeId: 'militari',
    name: 'Militari',
    kind: 'centre',
    hours: [1, 2, 3, 4, 5, 6, 7].flatMap((weekday) => parts.map((part) => ({ weekday, ...part }))),
    exceptions: [],
    leadMinutes: 0,
    daysAhead: 60,
    lanes: [{ laneId: 'one', name: 'Linia 1', skills: [] }],
  };
  const person: PersonFacts = {
    userId: 'elena',
    name: 'Elena Rusu',
    skills: [],
    dailyCap: 7,
    travelMinutes: 30,
    hours: weekdays.flatMap((weekday) =>
      parts.map((part) => ({ place_id: 'militari', weekday, ...part, breaks })),
    ),
    exceptions,
    away: [],
  };
  return slotCalendar({
    now: Date.UTC(2026, 2, 2, 6),
    holidays: new Map(),
    places: [place],
    people: [person],
    taken: [],
  });
}

type Calendar = ReturnType<typeof calendarOf>;
const fits = (calendar: Calendar, date: string, hours: number) =>
  judgeSlot(calendar, {
    placeId: 'militari',
    userId: 'elena',
    from: startOfDay(date).getTime() + hours * hour,
    minutes: 60,
    skills: [],
  })?.fits;

describe('B2 the hours of a day', () => {
  test('that touch are one: a visit goes on over noon', () => {
    const calendar = calendarOf({});
    expect(fits(calendar, '2026-03-04', 11.5)).toBe(true);
    expect(calendar.opening('militari', '2026-03-04')).toHaveLength(1);
  });

  test('a break in the hour that the clock skips in spring takes nothing, and takes it on any other day', () => {
    // On 29 March 2026 the clock shows 2:59 and then 4:00.
    const calendar = calendarOf({ weekdays: [7], breaks: [day(3, 4)], parts: [day(0, 24)] });
    expect(fits(calendar, '2026-03-29', 2.5)).toBe(true);
    expect(fits(calendar, '2026-03-22', 2.5)).toBe(false);
  });
});

describe('B2 one Saturday is opened by its date', () => {
  const saturday = '2026-03-07';
  const at = (place_id: string | undefined) => [{ date: saturday, hours: [day(9, 13)], place_id }];

  test('at a place, for somebody who works there on other days', () => {
    const calendar = calendarOf({ exceptions: at('militari') });
    expect([9, 12, 13].map((start) => fits(calendar, saturday, start))).toEqual([true, true, false]);
    expect(fits(calendar, '2026-03-14', 9)).toBe(false);
  });

  test('not where the date names another place, whose hours take the place of the usual ones', () => {
    expect(fits(calendarOf({ exceptions: at('titan') }), saturday, 9)).toBe(false);
    const worksOnSaturdays = calendarOf({ weekdays: [6], exceptions: at('titan') });
    expect([fits(worksOnSaturdays, saturday, 9), fits(worksOnSaturdays, '2026-03-14', 9)]).toEqual([
      false,
      true,
    ]);
  });

  test('without a place it changes the hours of a day on which they work, and opens no other', () => {
    expect(fits(calendarOf({ exceptions: at(undefined) }), saturday, 9)).toBe(false);
    expect(fits(calendarOf({ weekdays: [6], exceptions: at(undefined) }), saturday, 14)).toBe(false);
  });
});
