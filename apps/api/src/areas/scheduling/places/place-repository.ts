import type { Schema } from '@dosar/openapi';
import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';

type Tx = Transaction<Database>;
type EditedPlace = Schema<'EditedPlace'>;
type StoredPlace = Omit<Schema<'Place'>, 'latitude' | 'longitude'> & {
  latitude_micro: number | null;
  longitude_micro: number | null;
};

/** Counties in which a place is open, by name. */
export function findOpenCounties(tx: Tx, orgId: string): Promise<Schema<'CountyLookup'>[]> {
  return tx
    .selectFrom('county')
    .where('county_code', 'in', (places) =>
      places
        .selectFrom('place')
        .where('place.org_id', '=', orgId)
        .where('place.is_active', '=', true)
        .select('place.county_code'),
    )
    .select(['county_code as code', 'name'])
    .orderBy('position')
    .execute();
}

/** Every place with its lanes and how many visits are to come there; one by its id. */
export async function findPlaces(
  tx: Tx,
  orgId: string,
  now: Date,
  placeId?: string,
): Promise<Schema<'Place'>[]> {
  const { rows } = await sql<StoredPlace>`
    select place.place_id, place.row_version, place.name, place.kind, place.county_code, place.locality, place.address,
      place.latitude_micro, place.longitude_micro, place.phone, place.lead_minutes, place.days_ahead, place.arrival_ro,
      place.arrival_en, place.accessibility, place.is_active, place.hours, place.exceptions,
      place.minimum_people, coalesce((select jsonb_agg(jsonb_build_object('lane_id', lane.lane_id, 'name', lane.name, 'skills', lane.skills)
          order by lane.position)
        from lane where lane.org_id = ${orgId} and lane.place_id = place.place_id and lane.is_active), '[]') as lanes,
      (select count(*)::int from visit where visit.org_id = ${orgId} and visit.place_id = place.place_id
        and visit.starts_at > ${now} and visit.status in ('booked', 'confirmed')) as visits_to_come
    from place
    where place.org_id = ${orgId} and (${placeId ?? null}::uuid is null or place.place_id = ${placeId ?? null})
    order by place.county_code, place.name limit 200`.execute(tx);
  return rows.map(({ latitude_micro, longitude_micro, ...row }) => ({
    ...row,
    latitude: latitude_micro === null ? null : latitude_micro / 1_000_000,
    longitude: longitude_micro === null ? null : longitude_micro / 1_000_000,
  }));
}

/** The version of a place, locked against other changes; `undefined` when there is none. */
export async function lockPlace(tx: Tx, orgId: string, placeId: string): Promise<number | undefined> {
  const { rows } = await sql<{ row_version: number }>`
    select row_version from place where org_id = ${orgId} and place_id = ${placeId} for update`.execute(tx);
  return rows[0]?.row_version;
}

/** Whether another place has the name. */
export async function isNameTaken(
  tx: Tx,
  orgId: string,
  name: string,
  placeId: string | undefined,
): Promise<boolean> {
  const { rows } = await sql<{ place_id: string }>`
    select place_id from place where org_id = ${orgId} and lower(name) = lower(${name})
      and place_id is distinct from ${placeId ?? null}::uuid`.execute(tx);
  return rows.length > 0;
}

/** Whether a county exists. */
export async function isCounty(tx: Tx, countyCode: string): Promise<boolean> {
  const row = await tx
    .selectFrom('county')
    .select('county_code')
    .where('county_code', '=', countyCode)
    .executeTakeFirst();
  return row !== undefined;
}

/** A place whose every day needs the usual people has no list of its own. */
function minimumOf({ minimum_people: minimum }: EditedPlace): string | null {
  return minimum?.some((count) => count !== null) ? JSON.stringify(minimum) : null;
}

/** Stores a place without its lanes; answers its id. */
export async function writePlace(tx: Tx, orgId: string, place: EditedPlace): Promise<string> {
  const values = {
    name: place.name,
    kind: place.kind,
    county_code: place.county_code,
    locality: place.locality,
    address: place.address,
    latitude_micro: place.latitude === null ? null : Math.round(place.latitude * 1_000_000),
    longitude_micro: place.longitude === null ? null : Math.round(place.longitude * 1_000_000),
    phone: place.phone,
    lead_minutes: place.lead_minutes,
    days_ahead: place.days_ahead,
    arrival_ro: place.arrival_ro,
    arrival_en: place.arrival_en,
    accessibility: place.accessibility,
    hours: JSON.stringify(place.hours),
    exceptions: JSON.stringify(place.exceptions),
    is_active: place.is_active,
    minimum_people: minimumOf(place),
  };
  if (place.place_id === undefined) {
    const { place_id } = await tx
      .insertInto('place')
      .values({ org_id: orgId, ...values })
      .returning('place_id')
      .executeTakeFirstOrThrow();
    return place_id;
  }
  await tx
    .updateTable('place')
    .set((eb) => ({ ...values, row_version: eb('row_version', '+', 1) }))
    .where('org_id', '=', orgId)
    .where('place_id', '=', place.place_id)
    .execute();
  return place.place_id;
}

/** Stores the lanes of a place; those that are left out take no more visits. */
export async function writeLanes(
  tx: Tx,
  orgId: string,
  placeId: string,
  lanes: readonly Schema<'Lane'>[],
): Promise<void> {
  const kept = lanes.flatMap(({ lane_id: laneId }) => (laneId === undefined ? [] : [laneId]));
  await sql`
    update lane set is_active = false where org_id = ${orgId} and place_id = ${placeId}
      and lane_id <> all (${kept}::uuid[])`.execute(tx);
  for (const [position, { lane_id: laneId, name, skills }] of lanes.entries())
    if (laneId === undefined)
      await tx
        .insertInto('lane')
        .values({ org_id: orgId, place_id: placeId, name, skills, position })
        .execute();
    else
      await tx
        .updateTable('lane')
        .set({ name, skills, position, is_active: true })
        .where('org_id', '=', orgId)
        .where('place_id', '=', placeId)
        .where('lane_id', '=', laneId)
        .execute();
}

/** How many visits are to come at a place outside some of its lanes. */
export async function countVisitsOutside(
  tx: Tx,
  { orgId, placeId, laneIds, now }: { orgId: string; placeId: string; laneIds: readonly string[]; now: Date },
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from visit where org_id = ${orgId} and place_id = ${placeId} and starts_at > ${now}
      and status in ('booked', 'confirmed') and (lane_id is null or lane_id <> all (${laneIds}::uuid[]))
      and (${laneIds.length} = 0 or lane_id is not null)`.execute(tx);
  return rows[0]?.count ?? 0;
}
