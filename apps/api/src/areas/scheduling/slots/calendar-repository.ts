import { addDays } from '@dosar/kernel/dates';
import { startOfDay, localDateOf } from '@dosar/kernel/zone';
import type {
  CalendarFacts,
  DateHours,
  LaneFacts,
  PersonFacts,
  PlanHours,
  Skill,
  TakenTime,
  WeekHours,
} from '@dosar/scheduling-domain';
import { sql, type Transaction } from 'kysely';
import { findAwayTimes, findFreeDays } from '#src/areas/absences/index.ts';
import type { Database } from '#src/generated/database.ts';
import { findPartClosedDays } from '#src/kernel/calendar/working-calendar-repository.ts';
import type { Language } from '#src/kernel/http/request-language.ts';

/** Which part of the calendar is read: open places, those of a county, or some; and which days. */
export type CalendarScope = {
  orgId: string;
  now: Date;
  language: Language;
  from: string;
  days: number;
  placeIds?: readonly string[] | undefined;
  countyCode?: string | undefined;
  userId?: string | undefined;
};

/** A place with what its hours follow from and what people are told about it. */
export type PlaceRow = {
  placeId: string;
  name: string;
  kind: 'centre' | 'mobile' | 'partner';
  county_code: string;
  locality: string;
  address: string;
  latitude_micro: number | null;
  longitude_micro: number | null;
  hours: WeekHours[];
  exceptions: DateHours[];
  leadMinutes: number;
  daysAhead: number;
  lanes: LaneFacts[];
  /** How many people it needs on each weekday, Monday first; null where that is as usual. */
  minimum: (number | null)[] | null;
};

type PersonRow = Omit<PersonFacts, 'away'>;
type VisitTime = TakenTime & { isMade: boolean };

/** Everything that decides which hours can be booked, and the places with their addresses. */
export async function readCalendar(
  tx: Transaction<Database>,
  scope: CalendarScope,
): Promise<CalendarFacts & { placeRows: readonly PlaceRow[] }> {
  const { orgId, from, days, language, now } = scope;
  const to = addDays(from, days);
  const placeRows = await findOpenPlaces(tx, scope);
  const people = await findPeople(tx, scope, placeRows);
  const userIds = people.map(({ userId }) => userId);
  const away = await findAwayTimes(tx, orgId, userIds, { from: startOfDay(from), until: startOfDay(to) });
  const times = await findTimes(tx, scope, userIds, placeRows);
  const parts = await findPartClosedDays(tx, orgId, { from, to }, language);
  const freeDays = await findFreeDays(tx, orgId, { from, to }, language);
  return {
    now: now.getTime(),
    placeRows,
    places: placeRows,
    holidays: new Map(freeDays.map(({ date, name }) => [date, name])),
    closedHours: new Map(parts.map(({ day, ...hours }) => [day, hours])),
    people: people.map((person) => ({
      ...person,
      away: away
        .filter(({ user_id }) => user_id === person.userId)
        .map(({ begins_at, ends_at }) => ({ from: begins_at.getTime(), until: ends_at.getTime() })),
    })),
    taken: times.filter(({ isMade }) => !isMade),
    made: times.filter(({ isMade }) => isMade),
  };
}

async function findOpenPlaces(
  tx: Transaction<Database>,
  { orgId, placeIds, countyCode }: CalendarScope,
): Promise<PlaceRow[]> {
  const { rows } = await sql<PlaceRow>`
    select place.place_id as "placeId", place.name, place.kind, place.county_code, place.locality, place.address,
      place.latitude_micro, place.longitude_micro, place.hours, place.exceptions,
      place.lead_minutes as "leadMinutes", place.days_ahead as "daysAhead", place.minimum_people as minimum,
      coalesce((select jsonb_agg(jsonb_build_object('laneId', lane.lane_id, 'name', lane.name, 'skills', lane.skills)
          order by lane.position)
        from lane where lane.org_id = ${orgId} and lane.place_id = place.place_id and lane.is_active), '[]') as lanes
    from place
    where place.org_id = ${orgId} and place.is_active
      and (${placeIds ?? null}::uuid[] is null or place.place_id = any (${placeIds ?? null}::uuid[]))
      and (${countyCode ?? null}::text is null or place.county_code = ${countyCode ?? null})
    order by place.county_code, place.name limit 100`.execute(tx);
  return rows;
}

async function findPeople(
  tx: Transaction<Database>,
  { orgId, userId }: CalendarScope,
  places: readonly PlaceRow[],
): Promise<PersonRow[]> {
  const placeIds = places.map(({ placeId }) => placeId);
  const { rows } = await sql<Omit<PersonRow, 'hours' | 'skills'> & { hours: PlanHours[]; skills: Skill[] }>`
    select plan.user_id as "userId", person.full_name as name, plan.skills, plan.daily_cap as "dailyCap",
      plan.travel_minutes as "travelMinutes", plan.hours, plan.exceptions
    from working_plan plan join app_user person on person.org_id = ${orgId} and person.user_id = plan.user_id
    where plan.org_id = ${orgId} and plan.is_active and person.is_active
      and (${userId ?? null}::uuid is null or plan.user_id = ${userId ?? null})
      and exists (select from jsonb_array_elements(plan.hours) hour where hour ->> 'place_id' = any (${placeIds}))
    order by plan.user_id limit 300`.execute(tx);
  return rows;
}

/** Times that visits and holds take, and visits that are over: nobody makes those again, and they were part of somebody's day. */
async function findTimes(
  tx: Transaction<Database>,
  { orgId, from, days, now }: CalendarScope,
  userIds: readonly string[],
  places: readonly PlaceRow[],
): Promise<VisitTime[]> {
  const laneIds = places.flatMap(({ lanes }) => lanes.map(({ laneId }) => laneId));
  // Milliseconds as numbers: of dates the client would make objects first, two for each visit.
  const { rows } = await sql<VisitTime>`
    select visit.visit_id as "visitId", visit.user_id as "userId", visit.lane_id as "laneId", visit.place_id as "placeId",
      file.plate, (extract(epoch from visit.starts_at) * 1000)::float8 as "from",
      (extract(epoch from visit.ends_at) * 1000)::float8 as until,
      visit.status not in ('held', 'booked', 'confirmed', 'on_the_way', 'arrived', 'in_work') as "isMade"
    from visit join claim_file file on file.org_id = ${orgId} and file.claim_file_id = visit.claim_file_id
    where visit.org_id = ${orgId}
      and visit.starts_at >= ${startOfDay(from)} and visit.starts_at < ${startOfDay(addDays(from, days))}
      and visit.status not in ('cancelled', 'expired') and (visit.status <> 'held' or visit.hold_until > ${now})
      and (visit.user_id = any (${userIds}::uuid[]) or visit.lane_id = any (${laneIds}::uuid[]))
    limit 20000`.execute(tx);
  return rows;
}

/** Locks a place and the people who could come, in one order for all, until the transaction ends; answers how many of the places there are. */
export async function lockCalendar(
  tx: Transaction<Database>,
  orgId: string,
  { placeIds, userIds }: { placeIds: readonly string[]; userIds: readonly string[] },
): Promise<number> {
  const { rows: places } =
    await sql`select from place where org_id = ${orgId} and place_id = any (${placeIds}::uuid[])
    order by place_id for no key update`.execute(tx);
  await sql`select from working_plan where org_id = ${orgId} and user_id = any (${userIds}::uuid[])
    order by user_id for no key update`.execute(tx);
  return places.length;
}

/** Who has hours at a place. */
export async function findPeopleOf(
  tx: Transaction<Database>,
  orgId: string,
  placeId: string,
): Promise<string[]> {
  const { rows } = await sql<{ user_id: string }>`
    select user_id from working_plan where org_id = ${orgId} and is_active
      and hours @> ${JSON.stringify([{ place_id: placeId }])}::jsonb order by user_id limit 300`.execute(tx);
  return rows.map(({ user_id }) => user_id);
}

/** The only day that a change of one visit looks at. */
export function dayOf(instant: Date): { from: string; days: number } {
  return { from: localDateOf(instant), days: 1 };
}
