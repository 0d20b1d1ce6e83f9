import { daysBetween, type LocalDate } from '@dosar/kernel/dates';
import { localDateOf } from '@dosar/kernel/zone';
import type { Schema } from '@dosar/openapi';
import {
  judgeSlot,
  searchSlots as searchCalendar,
  slotCalendar,
  type FreeSlot,
  type PlaceDay,
  type SlotCalendar,
} from '@dosar/scheduling-domain';
import type { Call } from '#src/kernel/http/route-table.ts';
import { notFound } from '#src/kernel/problem/problem.ts';
import {
  isClaimant,
  minutesOf,
  subjectOf,
  visitOf,
  visitTypeOf,
  type VisitCall,
} from '../booking/visit-subject.ts';
import { withoutPresent, type PresentHour } from './without-present.ts';
import { readCalendar, type CalendarScope, type PlaceRow } from './calendar-repository.ts';

/** How far ahead one search looks. */
const mostDays = 14;
const fewest = 3;

/** What a visit needs, whether it is booked for the first time or moved. */
export type VisitNeeds = {
  minutes: number;
  skills: Schema<'AssessorSkills'>;
  movedVisitId: string | undefined;
  /** The place and hour that a moved visit has now. */
  present?: PresentHour;
};

type Asked = {
  visit_id?: string | undefined;
  assignment_id?: string | undefined;
  skills?: Schema<'AssessorSkills'> | undefined;
};

/** What the visit of a call needs. */
export async function needsOf(call: VisitCall, asked: Asked): Promise<VisitNeeds> {
  if (asked.visit_id !== undefined) {
    const visit = await visitOf(call, asked.visit_id);
    return {
      minutes: minutesOf(visit.visit_type),
      skills: visit.skills,
      movedVisitId: visit.visit_id,
      present: { placeId: visit.place_id, from: new Date(visit.starts_at).getTime() },
    };
  }
  const work = await subjectOf(call, asked.assignment_id);
  return { minutes: minutesOf(visitTypeOf(work)), skills: asked.skills ?? [], movedVisitId: undefined };
}

/** Hours that can be booked, each place with its days. */
export async function searchSlots(call: Call<'searchSlots'>): Promise<Schema<'FoundSlots'>> {
  const { body, caller } = call;
  const needs = await needsOf(call, body);
  const today = localDateOf(call.now);
  const from = laterOf(body.from_date, today);
  const scope: CalendarScope = {
    orgId: caller.orgId,
    now: call.now,
    language: call.language,
    from,
    days: body.days ?? mostDays,
    placeIds: body.place_id === undefined ? undefined : [body.place_id],
    countyCode: body.county_code,
    userId: isClaimant(caller) ? undefined : body.user_id,
  };
  const facts = await readCalendar(call.tx, scope);
  const calendar = slotCalendar(facts);
  const placeRows = facts.placeRows.filter(
    ({ kind }) => body.place_kind === undefined || kind === body.place_kind,
  );
  const found = searchCalendar(calendar, {
    ...needs,
    placeIds: placeRows.map(({ placeId }) => placeId),
    from,
    days: scope.days,
    userId: scope.userId,
  });
  const isForStaff = !isClaimant(caller);
  const days = isForStaff ? found : withoutPresent(found, needs.present);
  const written = hoursAsWritten();
  return {
    duration_minutes: needs.minutes,
    earliest: earliestOf(days).map((slot) => shownSlot(calendar, slot, needs, isForStaff)),
    places: placeRows.map((place) => ({
      ...shownPlace(place),
      days: days
        .filter(({ placeId }) => placeId === place.placeId)
        .map((day) => shownDay(day, written, isForStaff && body.place_id !== undefined)),
    })),
  };
}

function laterOf(asked: LocalDate, today: LocalDate): LocalDate {
  return daysBetween(today, asked) > 0 ? asked : today;
}

/** The first hours, one for each moment and place. */
function earliestOf(days: readonly PlaceDay[]): FreeSlot[] {
  return days
    .flatMap(({ slots }) => slots.slice(0, fewest))
    .sort((a, b) => a.from - b.from || (a.placeId < b.placeId ? -1 : 1))
    .slice(0, fewest);
}

/** The free hours nearest to one that was wanted. */
export function nearestOf(days: readonly PlaceDay[], wanted: number): FreeSlot[] {
  return days
    .flatMap(({ slots }) => slots)
    .sort((a, b) => Math.abs(a.from - wanted) - Math.abs(b.from - wanted) || a.from - b.from)
    .slice(0, fewest);
}

/** A free hour with who would come; claimants do not choose people. */
export function shownSlot(
  calendar: SlotCalendar,
  { placeId, from, until, userIds }: FreeSlot,
  { minutes, skills, movedVisitId }: VisitNeeds,
  isForStaff: boolean,
): Schema<'Slot'> {
  const [userId] = userIds;
  if (userId === undefined) throw notFound();
  const proof = judgeSlot(calendar, { placeId, userId, from, minutes, skills, movedVisitId });
  const laneId = proof?.laneId ?? null;
  const lane = calendar.places.get(placeId)?.lanes.find((known) => known.laneId === laneId);
  return {
    place_id: placeId,
    starts_at: new Date(from).toISOString(),
    ends_at: new Date(until).toISOString(),
    user_id: isForStaff ? userId : null,
    user_name: isForStaff ? (calendar.people.get(userId)?.name ?? null) : null,
    lane_id: isForStaff ? laneId : null,
    lane_name: isForStaff ? (lane?.name ?? null) : null,
    people: userIds.length,
  };
}

function shownPlace(place: PlaceRow): Omit<Schema<'SlotPlace'>, 'days'> {
  const degrees = (micro: number | null) => (micro === null ? null : micro / 1_000_000);
  return {
    place_id: place.placeId,
    name: place.name,
    kind: place.kind,
    county_code: place.county_code,
    locality: place.locality,
    address: place.address,
    latitude: degrees(place.latitude_micro),
    longitude: degrees(place.longitude_micro),
  };
}

/** A reason as it travels; the plates of other people's visits are for staff. */
export function shownReason(
  reason: NonNullable<PlaceDay['whyNone']>,
  isForStaff: boolean,
): Schema<'SlotReason'> {
  const { plate, skills, ...values } = reason.values;
  return {
    code: reason.code,
    holds: reason.holds,
    values: {
      ...values,
      ...(skills !== undefined && { skills: [...skills] }),
      ...(isForStaff && plate !== undefined && { plate }),
    },
  };
}

/** Writes instants as they travel. The places of a search have mostly the same hours: each is written once. */
function hoursAsWritten(): (instant: number) => string {
  const known = new Map<number, string>();
  return (instant) => {
    const text = known.get(instant) ?? new Date(instant).toISOString();
    known.set(instant, text);
    return text;
  };
}

function shownDay(
  day: PlaceDay,
  written: (instant: number) => string,
  withRefused: boolean,
): Schema<'SlotPlace'>['days'][number] {
  return {
    date: day.date,
    starts: day.slots.map(({ from }) => written(from)),
    why_none: day.whyNone === undefined ? null : shownReason(day.whyNone, withRefused),
    refused: withRefused
      ? day.refused.map(({ from, reason }) => ({
          starts_at: written(from),
          reason: shownReason(reason, true),
        }))
      : [],
  };
}
