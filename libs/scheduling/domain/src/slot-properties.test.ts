import { addDays } from '@dosar/kernel/dates';
import { localTimeOf, startOfDay } from '@dosar/kernel/zone';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CalendarFacts, DayHours, PersonFacts, PlaceFacts, Skill, TakenTime } from './calendar-facts.ts';
import { judgeSlot, searchSlots, type SlotSearch } from './search-slots.ts';
import { slotCalendar } from './slot-calendar.ts';
import { conditions } from './slot-conditions.ts';

const minute = 60_000;
const quarter = 15 * minute;
const everyDay = [1, 2, 3, 4, 5, 6, 7];
const placeIds = ['militari', 'titan', 'zone'] as const;
const lanesOf: Record<string, readonly { laneId: string; skills: readonly Skill[] }[]> = {
  militari: [
    { laneId: 'one', skills: [] },
    { laneId: 'two', skills: ['truck'] },
  ],
  titan: [{ laneId: 'three', skills: [] }],
  zone: [],
};

/** An ordinary Wednesday, and the days on which the clock is put forward and back. */
const date = fc.constantFrom('2026-11-25', '2027-03-28', '2026-10-25');
// Whoever begins at one in the morning works through the hour that is skipped or comes twice.
const hours: fc.Arbitrary<DayHours> = fc.record({
  from_minute: fc.constantFrom(60, 480, 540),
  to_minute: fc.constantFrom(360, 720, 1020),
});
// From 3 to 4 the clock shows nothing on the day on which it is put forward.
const breaks = fc.constantFrom<readonly DayHours[]>(
  [],
  [{ from_minute: 570, to_minute: 600 }],
  [{ from_minute: 195, to_minute: 225 }],
);
const middleOf = ({ from_minute: from, to_minute: to }: DayHours) => Math.round((from + to) / 30) * 15;
const skills = fc.subarray<Skill>(['truck', 'glass']);
const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined });

type World = { facts: CalendarFacts; search: SlotSearch };

const world: fc.Arbitrary<World> = date.chain((day) => {
  const midnight = startOfDay(day).getTime();
  const instant = fc.integer({ min: -12, max: 96 }).map((index) => midnight + index * quarter);
  const placeOf = (placeId: string): fc.Arbitrary<PlaceFacts> =>
    fc.record({ open: hours, own: maybe(maybe(hours)), daysAhead: fc.constantFrom(0, 30) }).map((known) => ({
      placeId,
      name: placeId,
      kind: placeId === 'zone' ? 'mobile' : 'centre',
      // The same hours in two parts that touch: nobody goes away in between.
      hours: everyDay.flatMap((weekday) => [
        { weekday, from_minute: known.open.from_minute, to_minute: middleOf(known.open) },
        { weekday, from_minute: middleOf(known.open), to_minute: known.open.to_minute },
      ]),
      exceptions: known.own === undefined ? [] : [{ date: day, hours: [known.own] }],
      leadMinutes: 60,
      daysAhead: known.daysAhead,
      lanes: (lanesOf[placeId] ?? []).map((lane) => ({ ...lane, name: lane.laneId })),
    }));
  const personOf = (userId: string): fc.Arbitrary<PersonFacts> =>
    fc
      .record({
        where: fc.subarray([...placeIds], { minLength: 1 }),
        when: hours,
        breaks,
        skills,
        own: maybe(hours),
        dailyCap: fc.integer({ min: 1, max: 4 }),
        travelMinutes: fc.constantFrom(0, 40),
        away: maybe(instant),
      })
      .map(({ where, when, own, away, breaks: pauses, ...known }) => ({
        ...known,
        userId,
        name: userId,
        hours: where.flatMap((place_id) =>
          everyDay.map((weekday) => ({ place_id, weekday, ...when, breaks: pauses })),
        ),
        exceptions: own === undefined ? [] : [{ date: day, hours: [own] }],
        away: away === undefined ? [] : [{ from: away, until: away + 2 * 60 * minute }],
      }));
  const visits = fc.array(
    fc
      .record({
        userId: fc.constantFrom('elena', 'dan'),
        spot: fc.constantFrom(
          ...placeIds.flatMap((placeId) =>
            [null, ...(lanesOf[placeId] ?? []).map(({ laneId }) => laneId)].map((laneId) => ({
              placeId,
              laneId,
            })),
          ),
        ),
        from: instant,
      })
      .map(({ spot, userId, from }) => ({ ...spot, userId, from, until: from + 45 * minute, plate: null })),
    { maxLength: 5 },
  );
  return fc
    .record({
      places: fc.tuple(placeOf('militari'), placeOf('titan'), placeOf('zone')),
      people: fc.tuple(personOf('elena'), personOf('dan')),
      visits,
      isHoliday: fc.boolean(),
      closed: maybe(hours),
      isToday: fc.boolean(),
      need: skills,
      minutes: fc.constantFrom(30, 45),
      isMove: fc.boolean(),
      over: fc.array(fc.record({ userId: fc.constantFrom('elena', 'dan'), from: instant }), { maxLength: 3 }),
    })
    .map(({ places, people, visits: taken, isHoliday, closed, isToday, need, minutes, isMove, over }) => ({
      facts: {
        now: isToday ? midnight + 8 * 60 * minute : midnight - 16 * 60 * minute,
        holidays: new Map(isHoliday ? [[day, 'Zi liberă']] : []),
        closedHours: new Map(closed === undefined ? [] : [[day, { ...closed, name: 'Ședință' }]]),
        places,
        people,
        taken: taken.map((visit, index): TakenTime => ({ ...visit, visitId: String(index) })),
        made: over.map((visit, index) => ({ ...visit, visitId: `over ${index}` })),
      },
      search: {
        placeIds,
        from: day,
        days: 1,
        minutes,
        skills: need,
        movedVisitId: isMove ? '0' : undefined,
      },
    }));
});

const clocks = new Map<number, { date: string; minutes: number }>();

/** What the clock of Bucharest shows. */
function clockAt(instant: number) {
  const known = clocks.get(instant);
  if (known) return known;
  const { date: day, time } = localTimeOf(new Date(instant));
  const [hour = 0, past = 0] = time.split(':').map(Number);
  const clock = { date: day, minutes: hour * 60 + past };
  clocks.set(instant, clock);
  return clock;
}

/** Whether the organisation is closed for some hours at a minute, at a place without hours of its own that day. */
function isClosed({ closedHours }: CalendarFacts, place: PlaceFacts, at: number): boolean {
  const { date: day, minutes } = clockAt(at);
  const closed = closedHours?.get(day);
  if (closed === undefined || place.exceptions.length > 0) return false;
  return closed.from_minute <= minutes && minutes < closed.to_minute;
}

/** Visits that are over count as much as those to come. */
function hasFullDay(
  { facts, search: { from: day } }: World,
  own: World['facts']['taken'],
  person: PersonFacts,
) {
  const isOn = (instant: number) => clockAt(instant).date === day;
  const toCome = own.filter(({ from, until }) => isOn(from) || isOn(until - 1));
  const over = (facts.made ?? []).filter(({ userId, from }) => userId === person.userId && isOn(from));
  return toCome.length + over.length >= person.dailyCap;
}

/** The slow answer, each minute by itself and nothing arranged before: whether a person could make the visit. */
function canBeBooked(
  { facts, search }: World,
  place: PlaceFacts,
  person: PersonFacts,
  start: number,
): boolean {
  const { from: day, minutes, skills: need, movedVisitId } = search;
  const others = facts.taken.filter(({ visitId }) => visitId !== movedVisitId);
  const own = others.filter(({ userId }) => userId === person.userId);
  const isOwnDay = place.exceptions.length > 0;
  const today = clockAt(facts.now).date;
  if (start < facts.now + place.leadMinutes * minute || day > addDays(today, place.daysAhead)) return false;
  if (facts.holidays.has(day) && !isOwnDay) return false;
  if (!need.every((skill) => person.skills.includes(skill))) return false;
  if (hasFullDay({ facts, search }, own, person)) return false;
  const within = (spans: readonly DayHours[], at: number) =>
    clockAt(at).date === day &&
    spans.some((span) => span.from_minute <= clockAt(at).minutes && clockAt(at).minutes < span.to_minute);
  const openHours = isOwnDay ? place.exceptions.flatMap((known) => known.hours) : place.hours.slice(0, 2);
  const [plan] = person.hours.filter(({ place_id: id }) => id === place.placeId);
  if (!plan) return false;
  const [exception] = person.exceptions;
  const end = start + minutes * minute;
  for (let at = start; at < end; at += minute) {
    const isWorking = exception
      ? within(exception.hours, at)
      : within([plan], at) && !within(plan.breaks, at);
    if (!within(openHours, at) || !isWorking || isClosed(facts, place, at)) return false;
    if ([...person.away, ...own].some(({ from, until }) => from <= at && at < until)) return false;
  }
  const travel = person.travelMinutes * minute;
  const isHurried = own.some(
    ({ placeId, from, until }) =>
      (placeId !== place.placeId || place.kind === 'mobile') && start < until + travel && from < end + travel,
  );
  if (isHurried) return false;
  return (
    place.kind === 'mobile' ||
    place.lanes.some(
      (lane) =>
        (!need.includes('truck') || lane.skills.includes('truck')) &&
        !others.some(({ laneId, from, until }) => laneId === lane.laneId && from < end && start < until),
    )
  );
}

/** Every quarter of the longest day. */
const quartersOf = (day: string) =>
  Array.from({ length: 100 }, (_, index) => startOfDay(day).getTime() + index * quarter);

describe('B2 whatever the places, the people and the day', () => {
  test('what is offered can be booked, nothing that could be booked is missing, and searching and judging agree', () => {
    fc.assert(
      fc.property(world, ({ facts, search }) => {
        const calendar = slotCalendar(facts);
        const found = searchSlots(calendar, search);
        for (const place of facts.places) {
          const offered = found
            .filter(({ placeId }) => placeId === place.placeId)
            .flatMap(({ slots }) =>
              slots.flatMap(({ from, userIds }) => userIds.map((id) => `${id} ${from}`)),
            );
          const starts = quartersOf(search.from);
          const expected = facts.people.flatMap((person) =>
            starts
              .filter((start) => canBeBooked({ facts, search }, place, person, start))
              .map((start) => `${person.userId} ${start}`),
          );
          expect(offered.toSorted()).toEqual(expected.toSorted());
          const judged = facts.people.flatMap(({ userId }) =>
            starts
              .filter((from) => clockAt(from).date === search.from)
              .filter(
                (from) => judgeSlot(calendar, { ...search, placeId: place.placeId, userId, from })?.fits,
              )
              .map((from) => `${userId} ${from}`),
          );
          expect(judged.toSorted()).toEqual(offered.toSorted());
        }
      }),
      { numRuns: 120 },
    );
    // Each minute of each hour is looked at by itself.
  }, 60_000);

  test('an hour that is not offered says the first condition of whoever comes nearest to it', () => {
    const rankOf = (code: string) => conditions.findIndex((condition) => condition.code === code);
    fc.assert(
      fc.property(world, ({ facts, search }) => {
        const calendar = slotCalendar(facts);
        for (const { placeId, refused } of searchSlots(calendar, search)) {
          const there = facts.people.filter((person) =>
            person.hours.some(({ place_id: id }) => id === placeId),
          );
          for (const { from, reason } of refused) {
            const reasons = there.flatMap(({ userId }) => {
              const proof = judgeSlot(calendar, { ...search, placeId, userId, from });
              return proof?.reasons.find(({ holds }) => !holds)?.code ?? [];
            });
            expect(reasons.length).toBe(there.length);
            const nearest = reasons.toSorted((one, other) => rankOf(other) - rankOf(one))[0];
            expect(reason.code).toBe(nearest ?? 'works_here');
          }
        }
      }),
      { numRuns: 150 },
    );
  }, 60_000);

  test('hours that are booked one after the other never overlap, and none is in a closed hour', () => {
    const choices = fc.array(fc.nat(), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(world, choices, ({ facts, search }, picks) => {
        const taken: TakenTime[] = [];
        for (const [index, pick] of picks.entries()) {
          const calendar = slotCalendar({ ...facts, taken });
          const slots = searchSlots(calendar, search).flatMap((day) => day.slots);
          const slot = slots[pick % Math.max(slots.length, 1)];
          const userId = slot?.userIds[pick % slot.userIds.length];
          if (slot === undefined || userId === undefined) break;
          const { placeId, from, until } = slot;
          const proof = judgeSlot(calendar, { ...search, placeId, userId, from });
          expect(proof?.fits).toBe(true);
          expect(
            calendar.opening(placeId, search.from).some((open) => open.from <= from && until <= open.until),
          ).toBe(true);
          taken.push({
            visitId: `new ${index}`,
            userId,
            laneId: proof?.laneId ?? null,
            placeId,
            plate: null,
            from,
            until,
          });
        }
        for (const one of taken)
          for (const other of taken) {
            const isSame =
              one.userId === other.userId || (one.laneId !== null && one.laneId === other.laneId);
            if (one !== other && isSame)
              expect(one.until <= other.from || other.until <= one.from).toBe(true);
          }
      }),
      { numRuns: 200 },
    );
  });
});
