import type { LocalDate } from '@dosar/kernel/dates';
import { localDateOf, localTimeOf } from '@dosar/kernel/zone';
import type {
  ClosedHours,
  LaneFacts,
  PersonFacts,
  PlaceFacts,
  Skill,
  Span,
  TakenTime,
} from './calendar-facts.ts';
import type { SlotCalendar } from './slot-calendar.ts';
import type { ReasonCode, ReasonValues } from './slot-reason.ts';
import { isWithin, overlaps, overlapsAny, quarter, spanOn, weekdayOf } from './spans.ts';

export type { ReasonCode, SlotReason } from './slot-reason.ts';

/** What is wanted, whatever the hour. */
export type Need = {
  /** What the visit needs beside an ordinary inspection. */
  skills: readonly Skill[];
  /** The lane that is wanted; any when absent. */
  laneId?: string | undefined;
  /** The visit that would move: it is not in its own way. */
  movedVisitId?: string | undefined;
};

/** A day of a place as all who work there find it. */
export type PlaceDayFacts = {
  calendar: SlotCalendar;
  date: LocalDate;
  place: PlaceFacts;
  need: Need;
  isWithinReach: boolean;
  /** The public holiday for which the place is closed. */
  holiday: string | undefined;
  /** The hours in which the organisation is closed. */
  closed: (Span & Pick<ClosedHours, 'name'>) | undefined;
  opening: readonly Span[];
  /** Lanes that are made for the vehicle, with the visits in them. */
  lanes: readonly { lane: LaneFacts; visits: readonly TakenTime[] }[];
};

/** The same with one of the people: what is the same at every hour is looked up once. */
export type PersonDay = PlaceDayFacts & {
  person: PersonFacts;
  working: readonly Span[];
  visits: readonly TakenTime[];
  /** How many visits of the day are over. */
  made: number;
};

/** An hour of a person at a place that is judged. */
export type Candidate = Span & { day: PersonDay };

type Condition = {
  code: ReasonCode;
  /** It holds at every hour of a person's day or at none. */
  isOfDay?: true;
  holds: (candidate: Candidate) => boolean;
  values: (candidate: Candidate) => ReasonValues;
};

/** Vehicles for which not only a person but also a lane has to be made. */
const needsLane: readonly Skill[] = ['truck', 'electric', 'adas'];

/** Every condition of an hour, what is nobody's choice first. There is no other rule anywhere. */
export const conditions: readonly Condition[] = [
  {
    code: 'quarter_hour',
    holds: ({ from }) => from % quarter === 0,
    values: () => ({}),
  },
  {
    code: 'lead_time',
    holds: ({ day: { calendar, place }, from }) => from >= calendar.now + place.leadMinutes * 60_000,
    values: ({ day: { place } }) => ({ minutes: place.leadMinutes }),
  },
  {
    code: 'days_ahead',
    isOfDay: true,
    holds: ({ day }) => day.isWithinReach,
    values: ({ day: { place } }) => ({ count: place.daysAhead }),
  },
  {
    code: 'holiday',
    isOfDay: true,
    holds: ({ day }) => day.holiday === undefined,
    values: ({ day: { calendar, date } }) => ({ name: calendar.holidayOn(date) ?? '' }),
  },
  {
    code: 'closed_hours',
    holds: (slot) => slot.day.closed === undefined || !overlaps(slot, slot.day.closed),
    values: ({ day: { closed } }) => (closed === undefined ? {} : shownClosed(closed)),
  },
  {
    code: 'place_open',
    holds: (slot) => isWithin(slot, slot.day.opening),
    values: ({ day }) => shownSpan(day.opening),
  },
  {
    code: 'works_here',
    holds: (slot) => isWithin(slot, slot.day.working),
    values: ({ day }) => ({ ...shownSpan(day.working), place: placeOfDay(day) }),
  },
  {
    code: 'present',
    holds: (slot) => !overlapsAny(slot, slot.day.person.away),
    values: () => ({}),
  },
  {
    code: 'skills',
    isOfDay: true,
    holds: ({ day: { person, need } }) => need.skills.every((skill) => person.skills.includes(skill)),
    values: ({ day: { person, need } }) => ({
      skills: need.skills.filter((skill) => !person.skills.includes(skill)),
    }),
  },
  {
    code: 'daily_cap',
    isOfDay: true,
    holds: ({ day: { visits, made, person } }) => visits.length + made < person.dailyCap,
    values: ({ day: { visits, made, person } }) => ({ count: visits.length + made, cap: person.dailyCap }),
  },
  {
    code: 'person_free',
    holds: (slot) => !overlapsAny(slot, slot.day.visits),
    values: (slot) => shownVisit(slot.day.visits.find((visit) => overlaps(visit, slot))),
  },
  {
    code: 'travel',
    holds: (slot) => {
      for (const visit of slot.day.visits) if (isTooNear(slot, visit)) return false;
      return true;
    },
    values: (slot) => ({
      minutes: slot.day.person.travelMinutes,
      ...shownVisit(slot.day.visits.find((visit) => isTooNear(slot, visit))),
    }),
  },
  {
    code: 'lane_free',
    holds: (slot) => slot.day.place.kind === 'mobile' || freeLane(slot) !== undefined,
    values: (slot) => {
      const free = freeLane(slot);
      if (free !== undefined) return { lane: free.name };
      const [first] = slot.day.lanes;
      return first === undefined
        ? {}
        : { lane: first.lane.name, ...shownVisit(first.visits.find((visit) => overlaps(visit, slot))) };
    },
  },
];

const ranked = conditions.map((condition, rank) => ({ ...condition, rank }));
const ofDay = ranked.filter(({ isOfDay }) => isOfDay);
const ofHour = ranked.filter(({ isOfDay }) => !isOfDay);

/** How many conditions hold at any hour of the day before one that never does; all of them when there is none. */
export function rankOfDay(day: PersonDay): number {
  const anyHour = { from: 0, until: 0, day };
  return ofDay.find((condition) => !condition.holds(anyHour))?.rank ?? conditions.length;
}

/** How many conditions hold before the first that does not; `rankOfDay` is the most. */
export function rankOf(candidate: Candidate, most: number): number {
  for (const { rank, holds } of ofHour) {
    if (rank > most) return most;
    if (!holds(candidate)) return rank;
  }
  return most;
}

/** A day of a place, arranged for judging its hours. */
export function placeDayFacts(
  calendar: SlotCalendar,
  { place, date, need }: Pick<PlaceDayFacts, 'place' | 'date' | 'need'>,
): PlaceDayFacts {
  const hasOwnHours = place.exceptions.some((known) => known.date === date);
  const closed = hasOwnHours ? undefined : calendar.closedOn(date);
  return {
    calendar,
    date,
    place,
    need,
    isWithinReach: date <= calendar.lastDate(place),
    holiday: hasOwnHours ? undefined : calendar.holidayOn(date),
    closed: closed && { ...spanOn(date, closed), name: closed.name },
    opening: calendar.opening(place.placeId, date),
    lanes: place.lanes
      .filter((lane) => isFor(lane, need))
      .map((lane) => ({ lane, visits: others(calendar.takenBy(lane.laneId, date), need.movedVisitId) })),
  };
}

function isFor(lane: LaneFacts, { laneId, skills }: Need): boolean {
  return (
    (laneId === undefined || lane.laneId === laneId) &&
    skills.every((skill) => !needsLane.includes(skill) || lane.skills.includes(skill))
  );
}

/** The day of a place with one of the people who work there. */
export function personDay(facts: PlaceDayFacts, person: PersonFacts): PersonDay {
  const { calendar, place, date, need } = facts;
  return {
    ...facts,
    person,
    working: calendar.working(person.userId, place.placeId, date),
    visits: others(calendar.takenBy(person.userId, date), need.movedVisitId),
    made: calendar.madeBy(person.userId, date),
  };
}

/** The lane that a visit would take; none in mobile zones, or when none is free. */
export function freeLane(slot: Candidate): LaneFacts | undefined {
  if (slot.day.place.kind === 'mobile') return undefined;
  for (const { lane, visits } of slot.day.lanes) if (!overlapsAny(slot, visits)) return lane;
  return undefined;
}

function others(visits: readonly TakenTime[], movedVisitId: string | undefined): readonly TakenTime[] {
  return movedVisitId === undefined ? visits : visits.filter((visit) => visit.visitId !== movedVisitId);
}

function isTooNear({ day: { place, person }, from, until }: Candidate, visit: TakenTime): boolean {
  if (visit.placeId === place.placeId && place.kind !== 'mobile') return false;
  const travel = person.travelMinutes * 60_000;
  return from < visit.until + travel && visit.from < until + travel;
}

/** Where somebody works on the day instead. */
function placeOfDay({ calendar, person, place, date }: PersonDay): string {
  const weekday = weekdayOf(date);
  const plans = person.hours.filter((hours) => hours.weekday === weekday);
  const plan = plans.find((hours) => hours.place_id === place.placeId) ?? plans[0];
  return plan === undefined ? '' : (calendar.places.get(plan.place_id)?.name ?? '');
}

function clock(instant: number): string {
  return localTimeOf(new Date(instant)).time;
}

function shownSpan(spans: readonly Span[]): ReasonValues {
  const [first] = spans;
  const last = spans.at(-1);
  return first === undefined || last === undefined
    ? {}
    : { from: clock(first.from), until: clock(last.until) };
}

/** The hours in which the organisation is closed; a side that reaches the edge of the day has no hour to name. */
export function shownClosed({ from, until, name }: Span & { name: string }): ReasonValues {
  const [begins, ends] = [clock(from), clock(until)];
  return { name, ...(begins !== '00:00' && { from: begins }), ...(ends !== '00:00' && { until: ends }) };
}

function shownVisit(visit: TakenTime | undefined): ReasonValues {
  if (visit === undefined) return {};
  const { from, until, plate } = visit;
  return { from: clock(from), until: clock(until), ...(plate !== null && { plate }) };
}

/** The date of the business on which an instant falls. */
export function dateOf(instant: number): LocalDate {
  return localDateOf(new Date(instant));
}
