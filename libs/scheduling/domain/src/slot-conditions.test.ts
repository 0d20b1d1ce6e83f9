import { instantsOf } from '@dosar/kernel/zone';
import { describe, expect, test } from 'vitest';
import type { CalendarFacts, PersonFacts, PlaceFacts, TakenTime } from './calendar-facts.ts';
import { judgeSlot, searchSlots, type WantedSlot } from './search-slots.ts';
import { slotCalendar } from './slot-calendar.ts';
import type { ReasonCode } from './slot-conditions.ts';

const minute = 60_000;
const at = (time: string, date = '2026-03-05') => instantsOf({ date, time })[0]?.getTime() ?? NaN;
const weekdays = [1, 2, 3, 4, 5];

/** Open on weekdays from 8 to 12, an hour ahead, for thirty days, with an ordinary lane and one for trucks. */
const militari: PlaceFacts = {
  placeId: 'militari',
  name: 'Militari',
  kind: 'centre',
  hours: weekdays.map((weekday) => ({ weekday, from_minute: 480, to_minute: 720 })),
  exceptions: [],
  leadMinutes: 60,
  daysAhead: 30,
  lanes: [
    { laneId: 'one', name: 'Linia 1', skills: [] },
    { laneId: 'two', name: 'Linia 2', skills: ['truck'] },
  ],
};

/** There whenever Militari is open, with a break from 10 to 10:15, for three visits a day. */
const elena: PersonFacts = {
  userId: 'elena',
  name: 'Elena',
  skills: [],
  dailyCap: 3,
  travelMinutes: 30,
  hours: weekdays.map((weekday) => ({
    place_id: 'militari',
    weekday,
    from_minute: 480,
    to_minute: 720,
    breaks: [{ from_minute: 600, to_minute: 615 }],
  })),
  exceptions: [],
  away: [],
};

const facts = (changes: Partial<CalendarFacts> = {}): CalendarFacts => ({
  // Wednesday at ten.
  now: at('10:00', '2026-03-04'),
  holidays: new Map(),
  places: [militari],
  people: [elena],
  taken: [],
  ...changes,
});

const visit = (time: string, different: Partial<TakenTime> = {}): TakenTime => ({
  visitId: `at ${time}`,
  userId: 'elena',
  laneId: 'one',
  placeId: 'militari',
  plate: 'B 10 ABC',
  from: at(time),
  until: at(time) + 45 * minute,
  ...different,
});

const judged = (world: CalendarFacts, from: number, different: Partial<WantedSlot> = {}) =>
  judgeSlot(slotCalendar(world), {
    placeId: 'militari',
    userId: 'elena',
    from,
    minutes: 45,
    skills: [],
    ...different,
  });

const reasonOf = (
  code: ReasonCode,
  world: CalendarFacts,
  from: number,
  different: Partial<WantedSlot> = {},
) => judged(world, from, different)?.reasons.find((reason) => reason.code === code);

const holds = (...asked: Parameters<typeof reasonOf>) => reasonOf(...asked)?.holds;

describe('B2 each condition of an hour, at its edge', () => {
  test('visits begin on the quarter', () => {
    expect(
      [at('09:00'), at('09:15'), at('09:10')].map((from) => holds('quarter_hour', facts(), from)),
    ).toEqual([true, true, false]);
  });

  test('an hour is booked as long ahead as the place asks for, to the minute', () => {
    const world = facts({ now: at('08:00') });
    expect(holds('lead_time', world, at('09:00'))).toBe(true);
    expect(holds('lead_time', world, at('09:00') - 1)).toBe(false);
    expect(reasonOf('lead_time', world, at('09:00'))?.values).toEqual({ minutes: 60 });
  });

  test('the last day that can be booked is so many days from today', () => {
    const world = facts({ places: [{ ...militari, daysAhead: 2 }] });
    expect(holds('days_ahead', world, at('09:00', '2026-03-06'))).toBe(true);
    expect(holds('days_ahead', world, at('09:00', '2026-03-09'))).toBe(false);
    expect(reasonOf('days_ahead', world, at('09:00'))?.values).toEqual({ count: 2 });
  });

  test('a holiday closes a place, unless the day has hours of its own', () => {
    const holidays = new Map([['2026-03-05', 'Zi liberă']]);
    const closed = facts({ holidays });
    expect(reasonOf('holiday', closed, at('09:00'))).toMatchObject({
      holds: false,
      values: { name: 'Zi liberă' },
    });
    expect(holds('place_open', closed, at('09:00'))).toBe(false);
    expect(holds('holiday', closed, at('09:00', '2026-03-06'))).toBe(true);
    const own = [{ date: '2026-03-05', hours: [{ from_minute: 540, to_minute: 600 }] }];
    const open = facts({ holidays, places: [{ ...militari, exceptions: own }] });
    expect([holds('holiday', open, at('09:00')), judged(open, at('09:00'))?.fits]).toEqual([true, true]);
    expect(holds('place_open', open, at('08:45'))).toBe(false);
    expect(holds('place_open', open, at('09:30'))).toBe(false);
  });

  test('closed hours of the organisation take their part of a day, and nothing where the day has hours of its own', () => {
    const closedHours = new Map([['2026-03-05', { from_minute: 600, to_minute: 1440, name: 'Ședință' }]]);
    const part = facts({
      closedHours,
      people: [{ ...elena, hours: elena.hours.map((h) => ({ ...h, breaks: [] })) }],
    });
    expect([at('09:15'), at('09:30'), at('10:00')].map((from) => holds('closed_hours', part, from))).toEqual([
      true,
      false,
      false,
    ]);
    expect([at('09:15'), at('09:30')].map((from) => judged(part, from)?.fits)).toEqual([true, false]);
    expect(holds('closed_hours', part, at('10:30', '2026-03-06'))).toBe(true);
    expect(reasonOf('closed_hours', part, at('10:00'))?.values).toEqual({ name: 'Ședință', from: '10:00' });
    const own = [{ date: '2026-03-05', hours: [{ from_minute: 600, to_minute: 720 }] }];
    const open = { ...part, places: [{ ...militari, exceptions: own }] };
    expect(judged(open, at('10:30'))?.fits).toBe(true);
  });

  test('a day whose open hours are all closed says so, with the name of its closing', () => {
    const closedHours = new Map([['2026-03-05', { from_minute: 0, to_minute: 720, name: 'Ședință' }]]);
    const [day] = searchSlots(slotCalendar(facts({ closedHours })), {
      ...{ placeIds: ['militari'], from: '2026-03-05', days: 1, minutes: 45, skills: [] },
    });
    expect(day).toMatchObject({
      slots: [],
      whyNone: { code: 'closed_hours', values: { name: 'Ședință', until: '12:00' } },
    });
  });

  test('a visit ends by the time at which the place closes and the assessor leaves', () => {
    for (const code of ['place_open', 'works_here'] as const) {
      expect(holds(code, facts(), at('08:00'))).toBe(true);
      expect(holds(code, facts(), at('07:45'))).toBe(false);
      expect(holds(code, facts(), at('11:15'))).toBe(true);
      expect(holds(code, facts(), at('11:30'))).toBe(false);
      expect(holds(code, facts(), at('09:00', '2026-03-07'))).toBe(false);
      expect(reasonOf(code, facts(), at('09:00'))?.values).toMatchObject({ from: '08:00', until: '12:00' });
    }
  });

  test('the break of an assessor is free, and hours of a date stand in the place of the usual ones', () => {
    expect(
      [at('09:15'), at('09:30'), at('10:00'), at('10:15')].map((from) => holds('works_here', facts(), from)),
    ).toEqual([true, false, false, true]);
    const own = [{ date: '2026-03-05', hours: [{ from_minute: 570, to_minute: 660 }] }];
    const world = facts({ people: [{ ...elena, exceptions: own }] });
    expect(holds('works_here', world, at('09:30'))).toBe(true);
    expect(holds('works_here', world, at('09:15'))).toBe(false);
    expect(holds('works_here', world, at('08:00', '2026-03-06'))).toBe(true);
  });

  test('who is away until a minute is free from that minute on, and until the minute at which it begins', () => {
    const away = [{ from: at('08:45'), until: at('10:15') }];
    const world = facts({ people: [{ ...elena, away }] });
    expect(
      [at('08:00'), at('08:15'), at('09:30'), at('10:00'), at('10:15')].map((from) =>
        holds('present', world, from),
      ),
    ).toEqual([true, false, false, false, true]);
  });

  test('an assessor makes as many visits a day as the plan says; the visit that moves is not one of them', () => {
    const taken = [visit('08:00'), visit('09:00'), visit('11:15')];
    expect(holds('daily_cap', facts({ taken: taken.slice(1) }), at('10:15'))).toBe(true);
    expect(reasonOf('daily_cap', facts({ taken }), at('10:15'))).toEqual({
      code: 'daily_cap',
      holds: false,
      values: { count: 3, cap: 3 },
    });
    expect(holds('daily_cap', facts({ taken }), at('10:15'), { movedVisitId: 'at 11:15' })).toBe(true);
    expect(holds('daily_cap', facts({ taken }), at('10:15', '2026-03-06'))).toBe(true);
  });

  test('one visit may begin in the minute in which another ends, and the other way round', () => {
    const world = facts({ taken: [visit('08:45')] });
    expect(
      [at('08:00'), at('08:15'), at('08:45'), at('09:15'), at('09:30')].map((from) =>
        holds('person_free', world, from),
      ),
    ).toEqual([true, false, false, false, true]);
    expect(reasonOf('person_free', world, at('09:00'))?.values).toEqual({
      from: '08:45',
      until: '09:30',
      plate: 'B 10 ABC',
    });
    expect(holds('person_free', world, at('09:00'), { movedVisitId: 'at 08:45' })).toBe(true);
  });

  test('between two places there is time to drive on both sides; at one centre none is needed', () => {
    const titan: PlaceFacts = { ...militari, placeId: 'titan', name: 'Titan' };
    const world = (placeId: string, travelMinutes = 30) =>
      facts({
        places: [militari, titan],
        people: [{ ...elena, travelMinutes }],
        taken: [visit('09:30', { placeId, laneId: null })],
      });
    // The visit lasts until 10:15; those around it end 30 minutes before, and begin 30 minutes after.
    const times = ['08:15', '08:30', '10:30', '10:45'].map((time) => at(time));
    expect(times.map((from) => holds('travel', world('titan'), from))).toEqual([true, false, false, true]);
    expect(times.map((from) => holds('travel', world('militari'), from))).toEqual([true, true, true, true]);
    expect(holds('travel', world('titan', 0), at('10:15'))).toBe(true);
    expect(reasonOf('travel', world('titan'), at('10:30'))?.values).toMatchObject({
      minutes: 30,
      from: '09:30',
    });
  });

  test('in a mobile zone every visit is driven to, and no lane is needed', () => {
    const zone: PlaceFacts = { ...militari, kind: 'mobile', lanes: [] };
    const world = facts({ places: [zone], taken: [visit('08:00', { laneId: null })] });
    expect(holds('travel', world, at('09:00'))).toBe(false);
    expect(holds('travel', world, at('09:15'))).toBe(true);
    expect(judged(world, at('10:30'))).toMatchObject({ fits: true, laneId: null });
  });

  test('a lane takes one vehicle at a time, and the next free one is given', () => {
    const others = { userId: 'dan' };
    const one = facts({ taken: [visit('09:00', others)] });
    expect(judged(one, at('09:15'))).toMatchObject({ fits: true, laneId: 'two' });
    expect(judged(one, at('10:15'))).toMatchObject({ fits: true, laneId: 'one' });
    expect(judged(one, at('09:15'), { laneId: 'one' })).toMatchObject({ fits: false, laneId: null });
    expect(reasonOf('lane_free', one, at('10:15'))?.values).toEqual({ lane: 'Linia 1' });
    const both = facts({
      taken: [visit('09:00', others), visit('09:00', { userId: 'radu', laneId: 'two' })],
    });
    expect(reasonOf('lane_free', both, at('08:30'))).toEqual({
      code: 'lane_free',
      holds: false,
      values: { lane: 'Linia 1', from: '09:00', until: '09:45', plate: 'B 10 ABC' },
    });
    expect(holds('lane_free', both, at('08:15'))).toBe(true);
  });

  test('trucks, electric and calibrated cars need a lane that is made for them, other kinds only the assessor', () => {
    const all = { ...elena, skills: ['truck', 'electric', 'adas', 'glass', 'hail', 'motorcycle'] as const };
    const world = facts({ people: [all] });
    const lane = (skill: PersonFacts['skills'][number]) =>
      judged(world, at('09:00'), { skills: [skill] })?.laneId;
    expect((['truck', 'electric', 'adas', 'glass', 'hail', 'motorcycle'] as const).map(lane)).toEqual([
      'two',
      null,
      null,
      'one',
      'one',
      'one',
    ]);
    expect(reasonOf('lane_free', world, at('09:00'), { skills: ['adas'] })?.values).toEqual({});
  });

  test('a skill that the assessor lacks is named, and only that', () => {
    const world = facts({ people: [{ ...elena, skills: ['glass'] }] });
    expect(reasonOf('skills', world, at('09:00'), { skills: ['glass', 'hail'] })).toEqual({
      code: 'skills',
      holds: false,
      values: { skills: ['hail'] },
    });
    expect(holds('skills', world, at('09:00'), { skills: ['glass'] })).toBe(true);
  });

  test('nobody is judged at a place, or as a person, that is not there', () => {
    expect(judged(facts(), at('09:00'), { placeId: 'titan' })).toBeUndefined();
    expect(judged(facts(), at('09:00'), { userId: 'dan' })).toBeUndefined();
  });
});

describe('B2 hours of a day', () => {
  const search = { placeIds: ['militari'], from: '2026-03-05', days: 1, minutes: 45, skills: [] };
  const dan = { ...elena, userId: 'dan', name: 'Dan' };

  test('who has fewer visits that day comes first, and of two with as many the one whose id is first', () => {
    const busy = facts({ people: [dan, elena], taken: [visit('08:00', { userId: 'dan' })] });
    const order = (world: CalendarFacts) =>
      searchSlots(slotCalendar(world), search)[0]?.slots.find(({ from }) => from === at('09:00'))?.userIds;
    expect(order(busy)).toEqual(['elena', 'dan']);
    expect(order(facts({ people: [elena, dan] }))).toEqual(['dan', 'elena']);
  });

  test('each day and place asked for is answered, only people who work there count, and one person can be asked for', () => {
    const elsewhere = { ...dan, hours: dan.hours.map((hours) => ({ ...hours, place_id: 'titan' })) };
    const calendar = slotCalendar(facts({ people: [elena, elsewhere] }));
    const days = searchSlots(calendar, { ...search, placeIds: ['militari', 'nowhere'], days: 2 });
    expect(days.map(({ placeId, date }) => [placeId, date])).toEqual([
      ['militari', '2026-03-05'],
      ['militari', '2026-03-06'],
    ]);
    expect(days[0]?.slots.every(({ userIds }) => userIds.join() === 'elena')).toBe(true);
    const [ofDan] = searchSlots(calendar, { ...search, userId: 'dan' });
    expect(ofDan).toMatchObject({ slots: [], whyNone: { code: 'works_here', values: {} } });
    expect(ofDan?.refused.length).toBeGreaterThan(0);
  });

  test('hours begin on the quarter after a place opens, and the last one ends when it closes', () => {
    const hours = [{ weekday: 4, from_minute: 485, to_minute: 560 }];
    const world = facts({ places: [{ ...militari, hours }] });
    const [day] = searchSlots(slotCalendar(world), search);
    expect(day?.slots.map(({ from, until }) => [from, until])).toEqual([
      [at('08:15'), at('09:00')],
      [at('08:30'), at('09:15')],
    ]);
    expect(day?.whyNone).toBeUndefined();
  });

  test('a closed day says so, and a full one what came nearest to fitting', () => {
    const whyNone = (world: CalendarFacts, from = '2026-03-05') =>
      searchSlots(slotCalendar(world), { ...search, from })[0]?.whyNone;
    expect(whyNone(facts(), '2026-03-07')).toEqual({ code: 'place_open', holds: false, values: {} });
    const holidays = new Map([['2026-03-05', 'Zi liberă']]);
    expect(whyNone(facts({ holidays }))).toEqual({
      code: 'holiday',
      holds: false,
      values: { name: 'Zi liberă' },
    });
    const full = facts({ people: [elena, { ...dan, dailyCap: 0 }], taken: [visit('08:00')] });
    expect(whyNone({ ...full, people: [{ ...elena, dailyCap: 1 }] })).toMatchObject({ code: 'daily_cap' });
    expect(whyNone(facts({ people: [] }))).toEqual({ code: 'works_here', holds: false, values: {} });
  });

  test('an hour that is refused tells the reason of whoever came nearest', () => {
    const world = facts({
      people: [{ ...elena, skills: ['glass'] }, dan],
      taken: [visit('09:00', { laneId: null })],
    });
    const [day] = searchSlots(slotCalendar(world), { ...search, skills: ['glass'] });
    expect(day?.refused.find(({ from }) => from === at('09:00'))?.reason).toMatchObject({
      code: 'person_free',
      values: { from: '09:00' },
    });
  });

  test('a visit over midnight takes time on both of its days', () => {
    const late = visit('23:30', { until: at('00:15', '2026-03-06') });
    const calendar = slotCalendar(
      facts({ taken: [late, visit('23:15', { until: at('00:00', '2026-03-06') })] }),
    );
    expect(calendar.takenBy('elena', '2026-03-05')).toHaveLength(2);
    expect(calendar.takenBy('elena', '2026-03-06')).toEqual([late]);
    expect(calendar.takenBy('one', '2026-03-06')).toEqual([late]);
    expect(calendar.takenBy('two', '2026-03-06')).toEqual([]);
  });
});
