import { instantsOf, localTimeOf } from '@dosar/kernel/zone';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CalendarFacts, PlanHours, TakenTime } from './calendar-facts.ts';
import { judgeSlot, searchSlots } from './search-slots.ts';
import { slotCalendar } from './slot-calendar.ts';

const minute = 60_000;
const at = (date: string, time: string) => instantsOf({ date, time })[0]?.getTime() ?? NaN;
const everyDay = [1, 2, 3, 4, 5, 6, 7];

function facts(changes: Partial<CalendarFacts> = {}): CalendarFacts {
  return {
    now: at('2026-11-24', '07:00'),
    holidays: new Map([['2026-12-01', 'Ziua Națională']]),
    places: [
      {
        placeId: 'militari',
        name: 'Militari',
        kind: 'centre',
        hours: everyDay.map((weekday) => ({ weekday, from_minute: 480, to_minute: 720 })),
        exceptions: [],
        leadMinutes: 60,
        daysAhead: 30,
        lanes: [
          { laneId: 'one', name: 'Linia 1', skills: [] },
          { laneId: 'two', name: 'Linia 2', skills: ['truck'] },
        ],
      },
    ],
    people: ['elena', 'dan'].map((userId) => ({
      userId,
      name: userId,
      skills: userId === 'dan' ? ['truck' as const] : [],
      dailyCap: 3,
      travelMinutes: 30,
      hours: everyDay.map((weekday) => ({
        place_id: 'militari',
        weekday,
        from_minute: 480,
        to_minute: 720,
        breaks: [{ from_minute: 585, to_minute: 615 }],
      })),
      exceptions: [],
      away: [],
    })),
    taken: [],
    ...changes,
  };
}

const search = { placeIds: ['militari'], days: 1, minutes: 45, skills: [] };

/** The slow answer, minute by minute and by hand: whether a person and a lane are free throughout. */
function canBeBooked(world: CalendarFacts, userId: string, start: number, date: string): boolean {
  if (world.holidays.has(date) || start < world.now + 60 * minute) return false;
  const person = world.people.find((known) => known.userId === userId);
  const ofPerson = world.taken.filter((visit) => visit.userId === userId);
  if (!person || ofPerson.length >= person.dailyCap) return false;
  const isLaneFree = (laneId: string, instant: number) =>
    !world.taken.some((visit) => visit.laneId === laneId && visit.from <= instant && instant < visit.until);
  const minutes = Array.from({ length: 45 }, (_, index) => start + index * minute);
  const isPersonThere = minutes.every((instant) => {
    const [hour = 0, past = 0] = localTimeOf(new Date(instant)).time.split(':').map(Number);
    const clock = hour * 60 + past;
    const isWorking = clock >= 480 && clock < 720 && !(clock >= 585 && clock < 615);
    const isBusy = ofPerson.some((visit) => visit.from <= instant && instant < visit.until);
    const isAway = person.away.some((away) => away.from <= instant && instant < away.until);
    return isWorking && !isBusy && !isAway;
  });
  return (
    isPersonThere && ['one', 'two'].some((lane) => minutes.every((instant) => isLaneFree(lane, instant)))
  );
}

describe('B2 hours at which a vehicle can be inspected', () => {
  test('whatever is offered can be booked, and nothing that could be booked is missing', () => {
    const date = '2026-11-25';
    const quarterOfDay = fc.integer({ min: 32, max: 46 });
    const visit = fc.record({
      userId: fc.constantFrom('elena', 'dan', 'somebody else'),
      laneId: fc.constantFrom('one', 'two', null),
      quarter: quarterOfDay,
    });
    fc.assert(
      fc.property(fc.array(visit, { maxLength: 6 }), fc.option(quarterOfDay), (visits, awayFrom) => {
        const startOf = (quarter: number) => at(date, '00:00') + quarter * 15 * minute;
        const taken = visits.map(({ quarter, ...who }, index): TakenTime => ({
          ...who,
          visitId: String(index),
          placeId: 'militari',
          plate: null,
          from: startOf(quarter),
          until: startOf(quarter + 3),
        }));
        const away = awayFrom === null ? [] : [{ from: startOf(awayFrom), until: startOf(awayFrom + 8) }];
        const base = facts({ taken });
        const world = { ...base, people: base.people.map((person) => ({ ...person, away })) };
        const [day] = searchSlots(slotCalendar(world), { ...search, from: date });
        const offered = day?.slots.flatMap(({ from, userIds }) =>
          userIds.map((userId) => `${userId} ${from}`),
        );
        const expected = Array.from({ length: 96 }, (_, quarter) => startOf(quarter)).flatMap((start) =>
          ['elena', 'dan'].flatMap((userId) =>
            canBeBooked(world, userId, start, date) ? [`${userId} ${start}`] : [],
          ),
        );
        expect(offered?.toSorted()).toEqual(expected.toSorted());
      }),
      { numRuns: 300 },
    );
  });

  test('a holiday is closed by its name', () => {
    const [day] = searchSlots(slotCalendar(facts()), { ...search, from: '2026-12-01' });
    expect(day).toMatchObject({
      slots: [],
      whyNone: { code: 'holiday', values: { name: 'Ziua Națională' } },
    });
  });

  test.each([
    ['spring', '2027-03-28'],
    ['autumn', '2026-10-25'],
  ])('on the day on which the clock changes in %s, hours are those of the clock', (_season, date) => {
    const calendar = slotCalendar(facts({ now: at('2026-10-01', '08:00') }));
    const world = { ...facts(), now: at(date, '00:00') - 86_400_000 };
    const [day] = searchSlots(slotCalendar(world), { ...search, from: date });
    expect(calendar.opening('militari', date)[0]?.from).toBe(at(date, '08:00'));
    expect(day?.slots.map(({ from }) => localTimeOf(new Date(from)).time)).toContain('09:00');
  });

  test('a truck needs an assessor and a lane for trucks', () => {
    const calendar = slotCalendar(facts());
    const wanted = {
      placeId: 'militari',
      from: at('2026-11-25', '08:00'),
      minutes: 45,
      skills: ['truck' as const],
    };
    expect(judgeSlot(calendar, { ...wanted, userId: 'dan' })).toMatchObject({ fits: true, laneId: 'two' });
    const proof = judgeSlot(calendar, { ...wanted, userId: 'elena' });
    expect(proof?.reasons.find(({ holds }) => !holds)).toMatchObject({
      code: 'skills',
      values: { skills: ['truck'] },
    });
  });

  test('who works elsewhere that day is told by the place', () => {
    const base = facts();
    const hours: PlanHours[] = [
      { place_id: 'militari', weekday: 1, from_minute: 480, to_minute: 720, breaks: [] },
      { place_id: 'brasov', weekday: 3, from_minute: 480, to_minute: 720, breaks: [] },
    ];
    const [militari] = base.places;
    if (!militari) throw new Error('There is no place.');
    const calendar = slotCalendar({
      ...base,
      places: [militari, { ...militari, placeId: 'brasov', name: 'Brașov' }],
      people: base.people.map((person) => ({ ...person, hours })),
    });
    const wanted = {
      placeId: 'militari',
      userId: 'dan',
      from: at('2026-11-25', '09:00'),
      minutes: 45,
      skills: [],
    };
    expect(judgeSlot(calendar, wanted)?.reasons.find(({ holds }) => !holds)).toMatchObject({
      code: 'works_here',
      values: { place: 'Brașov' },
    });
  });

  test('between visits at two places there is time to drive, and none has to be kept at one place', () => {
    const base = facts();
    const [militari] = base.places;
    if (!militari) throw new Error('There is no place.');
    const world = (placeId: string) =>
      slotCalendar({
        ...base,
        places: [militari, { ...militari, placeId: 'titan', name: 'Titan' }],
        taken: [
          {
            visitId: 'before',
            userId: 'dan',
            laneId: null,
            placeId,
            plate: null,
            from: at('2026-11-25', '08:00'),
            until: at('2026-11-25', '08:45'),
          },
        ],
      });
    const fits = (placeId: string, time: string) =>
      judgeSlot(world(placeId), {
        placeId: 'militari',
        userId: 'dan',
        from: at('2026-11-25', time),
        minutes: 15,
        skills: [],
      })?.reasons.find(({ code }) => code === 'travel')?.holds;
    expect(fits('titan', '09:00')).toBe(false);
    expect(fits('titan', '09:15')).toBe(true);
    expect(fits('militari', '08:45')).toBe(true);
  });
});
