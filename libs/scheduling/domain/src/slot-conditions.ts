import type { LocalDate } from '@dosar/kernel/dates';
import { localDateOf, localTimeOf } from '@dosar/kernel/zone';
import type { LaneFacts, PersonFacts, PlaceFacts, Skill, Span, TakenTime } from './calendar-facts.ts';
import type { SlotCalendar } from './slot-calendar.ts';
import { isWithin, overlaps, quarter, weekdayOf } from './spans.ts';

/** Why an hour can be booked or not; each code has its sentence on the screens. */
export type ReasonCode =
  | 'quarter_hour'
  | 'lead_time'
  | 'days_ahead'
  | 'holiday'
  | 'place_open'
  | 'works_here'
  | 'present'
  | 'skills'
  | 'daily_cap'
  | 'person_free'
  | 'travel'
  | 'lane_free';

/** What the sentence of a condition names. */
export type ReasonValues = {
  name?: string;
  from?: string;
  until?: string;
  place?: string;
  lane?: string;
  plate?: string;
  skills?: readonly Skill[];
  count?: number;
  cap?: number;
  minutes?: number;
};

/** A condition with its outcome. */
export type SlotReason = { code: ReasonCode; holds: boolean; values: ReasonValues };

/** An hour of a person at a place that is judged. */
export type Candidate = Span & {
  calendar: SlotCalendar;
  date: LocalDate;
  place: PlaceFacts;
  person: PersonFacts;
  /** The lane that is wanted; any when absent. */
  laneId?: string | undefined;
  /** What the visit needs beside an ordinary inspection. */
  skills: readonly Skill[];
  /** The visit that would move: it is not in its own way. */
  movedVisitId?: string | undefined;
};

type Condition = {
  code: ReasonCode;
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
    holds: ({ calendar, place, from }) => from >= calendar.now + place.leadMinutes * 60_000,
    values: ({ place }) => ({ minutes: place.leadMinutes }),
  },
  {
    code: 'days_ahead',
    holds: ({ calendar, place, date }) => date <= calendar.lastDate(place),
    values: ({ place }) => ({ count: place.daysAhead }),
  },
  {
    code: 'holiday',
    holds: ({ calendar, place, date }) =>
      calendar.holidayOn(date) === undefined || place.exceptions.some((known) => known.date === date),
    values: ({ calendar, date }) => ({ name: calendar.holidayOn(date) ?? '' }),
  },
  {
    code: 'place_open',
    holds: (slot) => isWithin(slot, slot.calendar.opening(slot.place.placeId, slot.date)),
    values: ({ calendar, place, date }) => shownSpan(calendar.opening(place.placeId, date)),
  },
  {
    code: 'works_here',
    holds: (slot) => isWithin(slot, workingOf(slot)),
    values: (slot) => ({ ...shownSpan(workingOf(slot)), place: placeOfDay(slot) }),
  },
  {
    code: 'present',
    holds: (slot) => !slot.person.away.some((away) => overlaps(away, slot)),
    values: () => ({}),
  },
  {
    code: 'skills',
    holds: ({ person, skills }) => skills.every((skill) => person.skills.includes(skill)),
    values: ({ person, skills }) => ({ skills: skills.filter((skill) => !person.skills.includes(skill)) }),
  },
  {
    code: 'daily_cap',
    holds: (slot) => visitsOf(slot).length < slot.person.dailyCap,
    values: (slot) => ({ count: visitsOf(slot).length, cap: slot.person.dailyCap }),
  },
  {
    code: 'person_free',
    holds: (slot) => !visitsOf(slot).some((visit) => overlaps(visit, slot)),
    values: (slot) => shownVisit(visitsOf(slot).find((visit) => overlaps(visit, slot))),
  },
  {
    code: 'travel',
    holds: (slot) => !visitsOf(slot).some((visit) => isTooNear(slot, visit)),
    values: (slot) => ({
      minutes: slot.person.travelMinutes,
      ...shownVisit(visitsOf(slot).find((visit) => isTooNear(slot, visit))),
    }),
  },
  {
    code: 'lane_free',
    holds: (slot) => slot.place.kind === 'mobile' || freeLane(slot) !== undefined,
    values: (slot) => {
      const lane = freeLane(slot);
      if (lane !== undefined) return { lane: lane.name };
      const [first] = fittingLanes(slot);
      return first === undefined
        ? {}
        : { lane: first.name, ...shownVisit(visitsIn(slot, first).find((visit) => overlaps(visit, slot))) };
    },
  },
];

/** The lane that a visit would take; none in mobile zones, or when none is free. */
export function freeLane(slot: Candidate): LaneFacts | undefined {
  if (slot.place.kind === 'mobile') return undefined;
  return fittingLanes(slot).find((lane) => !visitsIn(slot, lane).some((visit) => overlaps(visit, slot)));
}

function fittingLanes({ place, laneId, skills }: Candidate): readonly LaneFacts[] {
  return place.lanes.filter(
    (lane) =>
      (laneId === undefined || lane.laneId === laneId) &&
      skills.every((skill) => !needsLane.includes(skill) || lane.skills.includes(skill)),
  );
}

function visitsIn({ calendar, date, movedVisitId }: Candidate, lane: LaneFacts): readonly TakenTime[] {
  return others(calendar.takenBy(lane.laneId, date), movedVisitId);
}

function visitsOf({ calendar, date, person, movedVisitId }: Candidate): readonly TakenTime[] {
  return others(calendar.takenBy(person.userId, date), movedVisitId);
}

function others(visits: readonly TakenTime[], movedVisitId: string | undefined): readonly TakenTime[] {
  return movedVisitId === undefined ? visits : visits.filter((visit) => visit.visitId !== movedVisitId);
}

function isTooNear({ place, person, from, until }: Candidate, visit: TakenTime): boolean {
  if (visit.placeId === place.placeId && place.kind !== 'mobile') return false;
  const travel = person.travelMinutes * 60_000;
  return from < visit.until + travel && visit.from < until + travel;
}

function workingOf({ calendar, person, place, date }: Candidate): readonly Span[] {
  return calendar.working(person.userId, place.placeId, date);
}

/** Where somebody works on the day instead. */
function placeOfDay({ calendar, person, place, date }: Candidate): string {
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

function shownVisit(visit: TakenTime | undefined): ReasonValues {
  if (visit === undefined) return {};
  const { from, until, plate } = visit;
  return { from: clock(from), until: clock(until), ...(plate !== null && { plate }) };
}

/** The date of the business on which an instant falls. */
export function dateOf(instant: number): LocalDate {
  return localDateOf(new Date(instant));
}
