import { addDays } from '@dosar/kernel/dates';
import { startOfDay } from '@dosar/kernel/zone';
import type { Schema } from '@dosar/openapi';
import { slotCalendar, type SlotCalendar, type Span } from '@dosar/scheduling-domain';
import type { Call } from '#src/kernel/http/route-table.ts';
import { readCalendar, type PlaceRow } from '../slots/calendar-repository.ts';
import { degrees, shownVisit } from '../shown-visit.ts';
import { findVisitsIn } from '../visit-repository.ts';

const mostVisits = 1000;

/** Visits of days with the people, lanes and hours among which they stand. */
export async function getBoard({
  tx,
  caller,
  query,
  now,
  language,
}: Call<'getBoard'>): Promise<Schema<'Board'>> {
  const { orgId } = caller;
  const { from, days, county_code: countyCode } = query;
  const facts = await readCalendar(tx, { orgId, now, language, from, days, countyCode });
  const calendar = slotCalendar(facts);
  const dates = Array.from({ length: days }, (_, day) => addDays(from, day));
  const rows = await findVisitsIn(tx, orgId, {
    from: startOfDay(from),
    until: startOfDay(addDays(from, days)),
    now,
    most: mostVisits + 1,
    countyCode,
  });
  const periodEnd = startOfDay(addDays(from, days)).getTime();
  return {
    from,
    days,
    visits: rows.slice(0, mostVisits).map((row) => shownVisit(row, { language, isForStaff: true })),
    capped: rows.length > mostVisits,
    people: facts.people
      .map((person) => ({
        user_id: person.userId,
        full_name: person.name,
        skills: [...person.skills],
        daily_cap: person.dailyCap,
        travel_minutes: person.travelMinutes,
        hours: facts.places.flatMap(({ placeId }) =>
          dates.flatMap((date) => calendar.working(person.userId, placeId, date).map(shownSpan(placeId))),
        ),
        away: person.away
          .filter((away) => away.from < periodEnd)
          .map(({ from: start, until }) => ({
            starts_at: new Date(start).toISOString(),
            ends_at: new Date(until).toISOString(),
          })),
      }))
      .sort((a, b) => a.full_name.localeCompare(b.full_name, 'ro')),
    places: facts.placeRows.map((place) => shownPlace(place, calendar, dates)),
  };
}

function shownPlace(
  place: PlaceRow,
  calendar: SlotCalendar,
  dates: readonly string[],
): Schema<'Board'>['places'][number] {
  return {
    place_id: place.placeId,
    name: place.name,
    kind: place.kind,
    county_code: place.county_code,
    locality: place.locality,
    address: place.address,
    latitude: degrees(place.latitude_micro),
    longitude: degrees(place.longitude_micro),
    lanes: place.lanes.map(({ laneId, name }) => ({ lane_id: laneId, name })),
    hours: dates.flatMap((date) => calendar.opening(place.placeId, date).map(shownSpan(place.placeId))),
    holidays: dates.flatMap((date) => {
      const name = calendar.holidayOn(date);
      return name === undefined ? [] : [{ date, name }];
    }),
    closed_hours: dates.flatMap((date) => {
      const name = calendar.closedOn(date)?.name ?? '';
      return calendar.closedAt(place.placeId, date).map(({ from, until }) => ({
        name,
        starts_at: new Date(from).toISOString(),
        ends_at: new Date(until).toISOString(),
      }));
    }),
  };
}

function shownSpan(placeId: string) {
  return ({ from, until }: Span): Schema<'WorkingSpan'> => ({
    place_id: placeId,
    starts_at: new Date(from).toISOString(),
    ends_at: new Date(until).toISOString(),
  });
}
