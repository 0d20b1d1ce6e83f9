import { localDateOf } from '@dosar/kernel/zone';
import type { Schema } from '@dosar/openapi';
import {
  quarter,
  searchSlots,
  slotCalendar,
  visitMinutes,
  type FreeSlot,
  type PlaceDay,
  type SlotCalendar,
} from '@dosar/scheduling-domain';
import type { Call } from '#src/kernel/http/route-table.ts';
import { notFound } from '#src/kernel/problem/problem.ts';
import { readCalendar } from '../slots/calendar-repository.ts';
import { nearestOf, shownReason, shownSlot } from '../slots/find-slots.ts';
import { minutesOf } from '../booking/visit-subject.ts';
import { shownVisit } from '../shown-visit.ts';
import { findVisitsToCome } from '../visit-repository.ts';
import { findPlaces } from './place-repository.ts';
import { refuseHours } from './refuse-hours.ts';

const days = 14;

/** What can really be booked at a place as it would be after the change. */
export async function previewOpening({
  tx,
  caller,
  body,
  now,
  language,
}: Call<'previewOpening'>): Promise<Schema<'OpeningDay'>[]> {
  refuseHours('hours', body.hours);
  for (const { hours } of body.exceptions) refuseHours('exceptions', hours);
  const from = localDateOf(now);
  const { place_id: placeId = '' } = body;
  const placeIds = body.place_id === undefined ? [] : [body.place_id];
  if (body.place_id !== undefined && (await findPlaces(tx, caller.orgId, now, placeId)).length === 0)
    throw notFound();
  const facts = await readCalendar(tx, { orgId: caller.orgId, now, language, from, days, placeIds });
  const edited = {
    placeId,
    name: body.name,
    kind: body.kind,
    hours: body.hours,
    exceptions: body.exceptions,
    leadMinutes: body.lead_minutes,
    daysAhead: body.days_ahead,
    lanes: body.lanes.map(({ lane_id: laneId, name, skills }, index) => ({
      laneId: laneId ?? `new ${index}`,
      name,
      skills,
    })),
  };
  const calendar = slotCalendar({ ...facts, places: [edited] });
  const search = { placeIds: [placeId], from, days, minutes: visitMinutes.first, skills: [] };
  return searchSlots(calendar, search).map((day) => ({
    date: day.date,
    free: placesLeft(day, edited.kind === 'mobile' ? Infinity : edited.lanes.length),
    booked: bookedOn(calendar, placeId, day.date),
    why_none: day.whyNone === undefined ? null : shownReason(day.whyNone, true),
  }));
}

/** How many visits fit one after the other: in each quarter as many as people are free, up to the lanes. */
function placesLeft({ slots }: PlaceDay, lanes: number): number {
  const busyUntil: number[] = [];
  let count = 0;
  for (const { from, until, userIds } of slots) {
    const busy = busyUntil.filter((end) => end > from).length;
    const fitting = Math.max(0, Math.min(lanes, userIds.length) - busy);
    count += fitting;
    for (let index = 0; index < fitting; index += 1) busyUntil.push(until);
  }
  return count;
}

function bookedOn(calendar: SlotCalendar, placeId: string, date: string): number {
  return [...calendar.people.keys()]
    .flatMap((userId) => calendar.takenBy(userId, date))
    .filter((visit) => visit.placeId === placeId).length;
}

const mostVisits = 100;

/** Visits to come at a place, each with the nearest hour elsewhere in the county. */
export async function browsePlaceVisits({
  tx,
  caller,
  path,
  now,
  language,
}: Call<'browsePlaceVisits'>): Promise<Schema<'VisitToMove'>[]> {
  const { orgId } = caller;
  const [place] = await findPlaces(tx, orgId, now, path.place_id);
  if (place === undefined) throw notFound();
  const rows = await findVisitsToCome(tx, orgId, { now, most: mostVisits, placeId: place.place_id });
  const from = localDateOf(now);
  const scope = { orgId, now, language, from, days: 30, countyCode: place.county_code };
  const facts = await readCalendar(tx, scope);
  const calendar = slotCalendar(facts);
  const placeIds = facts.places.map(({ placeId }) => placeId).filter((id) => id !== place.place_id);
  const proposed = new Set<string>();
  return rows.map((row) => {
    const needs = { minutes: minutesOf(row.visit_type), skills: row.skills, movedVisitId: row.visit_id };
    const startsOn = localDateOf(row.starts_at);
    const around = { from: startsOn, days: 4 };
    const found = searchSlots(calendar, { ...needs, placeIds, ...around }).map((day) => ({
      ...day,
      // What another visit of this list is proposed for is not proposed again.
      slots: day.slots.filter((slot) => !keysOf(slot).some((key) => proposed.has(key))),
    }));
    const [nearest] = nearestOf(found, row.starts_at.getTime());
    if (nearest !== undefined) for (const key of keysOf(nearest)) proposed.add(key);
    return {
      visit: shownVisit(row, { language, isForStaff: true }),
      proposal: nearest === undefined ? null : shownSlot(calendar, nearest, needs, true),
    };
  });
}

/** The quarters of the person who would come. */
function keysOf({ from, until, userIds }: FreeSlot): string[] {
  const quarters = Math.ceil((until - from) / quarter);
  return Array.from({ length: quarters }, (_, index) => `${userIds[0]} ${from + index * quarter}`);
}
