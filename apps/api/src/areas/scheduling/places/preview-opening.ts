import { localDateOf } from '@dosar/kernel/zone';
import type { Schema } from '@dosar/openapi';
import {
  searchSlots,
  slotCalendar,
  visitMinutes,
  type PlaceDay,
  type SlotCalendar,
} from '@dosar/scheduling-domain';
import type { Call } from '#src/kernel/http/route-table.ts';
import { notFound } from '#src/kernel/problem/problem.ts';
import { readCalendar } from '../slots/calendar-repository.ts';
import { shownReason, shownSlot } from '../slots/find-slots.ts';
import { proposeHours } from '../slots/propose-hours.ts';
import { editedPlace } from '../left-out/changed-facts.ts';
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
  const edited = editedPlace(body);
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
  const placeIds = facts.places.map(({ placeId }) => placeId).filter((id) => id !== place.place_id);
  return proposeHours(facts, rows, () => ({ placeIds, days: 4 })).map(({ row, needs, calendar, slot }) => ({
    visit: shownVisit(row, { language, isForStaff: true }),
    proposal: slot === undefined ? null : shownSlot(calendar, slot, needs, true),
  }));
}
