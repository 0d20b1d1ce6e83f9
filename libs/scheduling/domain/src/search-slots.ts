import { addDays, type LocalDate } from '@dosar/kernel/dates';
import type { PersonFacts, PlaceFacts, Skill } from './calendar-facts.ts';
import type { SlotCalendar } from './slot-calendar.ts';
import {
  conditions,
  dateOf,
  freeLane,
  personDay,
  placeDayFacts,
  rankOf,
  rankOfDay,
  shownClosed,
  type Candidate,
  type PlaceDayFacts,
  type SlotReason,
} from './slot-conditions.ts';
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

type Refusal = { rank: number; candidate: Candidate };

/** An hour that is not offered. Most reasons are never read, and their words cost more than finding them. */
class RefusedHour {
  readonly from: number;
  readonly #nearest: Refusal | undefined;

  constructor(from: number, nearest: Refusal | undefined) {
    this.from = from;
    this.#nearest = nearest;
  }

  get reason(): SlotReason {
    return reasonAt(this.#nearest);
  }
}

function placeDay(calendar: SlotCalendar, search: SlotSearch, { place, people, date }: Day): PlaceDay {
  const length = search.minutes * 60_000;
  const facts = placeDayFacts(calendar, { place, date, need: search });
  const slots: FreeSlot[] = [];
  const refused: PlaceDay['refused'][number][] = [];
  let best: Refusal | undefined;
  const days = byLoad(calendar, people, date).map((person) => {
    const day = personDay(facts, person);
    // One candidate for all hours of the day: what is judged thousands of times is not made thousands of times.
    return { candidate: { from: 0, until: 0, day }, most: rankOfDay(day) };
  });
  for (const open of facts.opening) {
    const first = Math.ceil(open.from / quarter) * quarter;
    for (let from = first; from + length <= open.until; from += quarter) {
      const until = from + length;
      const free: string[] = [];
      let nearest: Refusal | undefined;
      for (const { candidate, most } of days) {
        candidate.from = from;
        candidate.until = until;
        const rank = rankOf(candidate, most);
        if (rank === conditions.length) free.push(candidate.day.person.userId);
        else if (nearest === undefined || rank > nearest.rank)
          nearest = { rank, candidate: { from, until, day: candidate.day } };
      }
      if (free.length > 0) {
        slots.push({ placeId: place.placeId, from, until, userIds: free });
        continue;
      }
      refused.push(new RefusedHour(from, nearest));
      // The condition that came nearest to holding says most about the day.
      if (nearest && (best === undefined || nearest.rank > best.rank)) best = nearest;
    }
  }
  const whyNone = slots.length > 0 ? undefined : refused.length > 0 ? reasonAt(best) : whyClosed(facts);
  return { placeId: place.placeId, date, slots, refused, whyNone };
}

/** Those with the fewest visits of the day first. */
function byLoad(calendar: SlotCalendar, people: readonly PersonFacts[], date: LocalDate): PersonFacts[] {
  const load = new Map(
    people.map(({ userId }) => [
      userId,
      calendar.takenBy(userId, date).length + calendar.madeBy(userId, date),
    ]),
  );
  return [...people].sort(
    (a, b) => (load.get(a.userId) ?? 0) - (load.get(b.userId) ?? 0) || (a.userId < b.userId ? -1 : 1),
  );
}

const nobodyWorks: SlotReason = { code: 'works_here', holds: false, values: {} };

function reasonAt(nearest: Refusal | undefined): SlotReason {
  const condition = nearest && conditions[nearest.rank];
  return condition
    ? { code: condition.code, holds: false, values: condition.values(nearest.candidate) }
    : nobodyWorks;
}

function whyClosed({ holiday, closed, calendar, place, date }: PlaceDayFacts): SlotReason {
  if (holiday !== undefined) return { code: 'holiday', holds: false, values: { name: holiday } };
  return closed !== undefined && calendar.closedAt(place.placeId, date).length > 0
    ? { code: 'closed_hours', holds: false, values: shownClosed(closed) }
    : { code: 'place_open', holds: false, values: {} };
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
  const { from, minutes } = wanted;
  const facts = placeDayFacts(calendar, { place, date: dateOf(from), need: wanted });
  const candidate = { from, until: from + minutes * 60_000, day: personDay(facts, person) };
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
