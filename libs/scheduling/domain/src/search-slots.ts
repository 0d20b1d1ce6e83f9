import { addDays, type LocalDate } from '@dosar/kernel/dates';
import type { PersonFacts, PlaceFacts, Skill } from './calendar-facts.ts';
import type { SlotCalendar } from './slot-calendar.ts';
import { conditions, dateOf, freeLane, type Candidate, type SlotReason } from './slot-conditions.ts';
import { quarter } from './spans.ts';

/** How long an inspection takes. */
export const visitMinutes = { first: 45, reassessment: 30, reception: 30 } as const;

/** What is looked for. */
export type SlotSearch = {
  placeIds: readonly string[];
  userId?: string | undefined;
  from: LocalDate;
  days: number;
  minutes: number;
  skills: readonly Skill[];
  movedVisitId?: string | undefined;
};

/** An hour that can be booked, and who is free then: those with the fewest visits of the day first. */
export type FreeSlot = { placeId: string; from: number; until: number; userIds: readonly string[] };

/** Hours of a place on a date, with the reason of each that is not offered. */
export type PlaceDay = {
  placeId: string;
  date: LocalDate;
  slots: readonly FreeSlot[];
  refused: readonly { from: number; reason: SlotReason }[];
  /** Why the day has no hour at all. */
  whyNone: SlotReason | undefined;
};

/** Every hour of the places in those days, by place and date. */
export function searchSlots(calendar: SlotCalendar, search: SlotSearch): PlaceDay[] {
  return search.placeIds.flatMap((placeId) => {
    const place = calendar.places.get(placeId);
    if (place === undefined) return [];
    const people = [...calendar.people.values()].filter(
      (person) =>
        (search.userId === undefined || person.userId === search.userId) &&
        person.hours.some((hours) => hours.place_id === placeId),
    );
    return Array.from({ length: search.days }, (_, day) =>
      placeDay(calendar, search, { place, people, date: addDays(search.from, day) }),
    );
  });
}

type Day = { place: PlaceFacts; people: readonly PersonFacts[]; date: LocalDate };

function placeDay(calendar: SlotCalendar, search: SlotSearch, { place, people, date }: Day): PlaceDay {
  const length = search.minutes * 60_000;
  const { skills, movedVisitId } = search;
  const slots: FreeSlot[] = [];
  const refused: { from: number; reason: SlotReason }[] = [];
  const load = new Map(people.map(({ userId }) => [userId, calendar.takenBy(userId, date).length]));
  const byLoad = [...people].sort(
    (a, b) => (load.get(a.userId) ?? 0) - (load.get(b.userId) ?? 0) || (a.userId < b.userId ? -1 : 1),
  );
  for (const open of calendar.opening(place.placeId, date)) {
    const first = Math.ceil(open.from / quarter) * quarter;
    for (let from = first; from + length <= open.until; from += quarter) {
      const free: string[] = [];
      let nearest: { rank: number; candidate: Candidate } | undefined;
      for (const person of byLoad) {
        const candidate = { calendar, date, place, person, from, until: from + length, skills, movedVisitId };
        const rank = conditions.findIndex((condition) => !condition.holds(candidate));
        if (rank === -1) free.push(person.userId);
        else if (nearest === undefined || rank > nearest.rank) nearest = { rank, candidate };
      }
      if (free.length > 0) slots.push({ placeId: place.placeId, from, until: from + length, userIds: free });
      else refused.push({ from, reason: reasonAt(nearest) });
    }
  }
  const whyNone = slots.length > 0 ? undefined : whyNoSlot(calendar, place, date, refused);
  return { placeId: place.placeId, date, slots, refused, whyNone };
}

const nobodyWorks: SlotReason = { code: 'works_here', holds: false, values: {} };

function reasonAt(nearest: { rank: number; candidate: Candidate } | undefined): SlotReason {
  const condition = nearest && conditions[nearest.rank];
  return condition
    ? { code: condition.code, holds: false, values: condition.values(nearest.candidate) }
    : nobodyWorks;
}

function whyNoSlot(
  calendar: SlotCalendar,
  place: PlaceFacts,
  date: LocalDate,
  refused: PlaceDay['refused'],
): SlotReason {
  const holiday = calendar.holidayOn(date);
  if (refused.length === 0)
    return holiday !== undefined && !place.exceptions.some((known) => known.date === date)
      ? { code: 'holiday', holds: false, values: { name: holiday } }
      : { code: 'place_open', holds: false, values: {} };
  // The condition that came nearest to holding says most about the day.
  const rankOf = (reason: SlotReason) => conditions.findIndex(({ code }) => code === reason.code);
  return refused.reduce(
    (best, { reason }) => (rankOf(reason) > rankOf(best) ? reason : best),
    refused[0]?.reason ?? nobodyWorks,
  );
}

/** An hour of one person that somebody wants. */
export type WantedSlot = {
  placeId: string;
  userId: string;
  laneId?: string | undefined;
  from: number;
  minutes: number;
  skills: readonly Skill[];
  movedVisitId?: string | undefined;
};

/** The proof of an hour: every condition with its outcome, and the lane that the visit takes. */
export type SlotProof = { fits: boolean; laneId: string | null; reasons: readonly SlotReason[] };

/** Judges one hour of one person; `undefined` when there is no such person or place. */
export function judgeSlot(calendar: SlotCalendar, wanted: WantedSlot): SlotProof | undefined {
  const place = calendar.places.get(wanted.placeId);
  const person = calendar.people.get(wanted.userId);
  if (place === undefined || person === undefined) return undefined;
  const { from, minutes, skills, laneId, movedVisitId } = wanted;
  const until = from + minutes * 60_000;
  const candidate = {
    calendar,
    date: dateOf(from),
    place,
    person,
    from,
    until,
    skills,
    laneId,
    movedVisitId,
  };
  const reasons = conditions.map(({ code, holds, values }) => ({
    code,
    holds: holds(candidate),
    values: values(candidate),
  }));
  return {
    fits: reasons.every(({ holds }) => holds),
    laneId: freeLane(candidate)?.laneId ?? null,
    reasons,
  };
}
