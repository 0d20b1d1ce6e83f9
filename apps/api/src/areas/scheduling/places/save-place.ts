import { addDays } from '@dosar/kernel/dates';
import { localDateOf } from '@dosar/kernel/zone';
import type { Schema } from '@dosar/openapi';
import { findFreeDays } from '#src/areas/absences/index.ts';
import type { Call } from '#src/kernel/http/route-table.ts';
import { fieldRefused, notFound, Problem, staleRowVersion } from '#src/kernel/problem/problem.ts';
import type { MessageNeeds } from '../booking/tell-about-visit.ts';
import { savedWithVisits } from '../left-out/settle-left-out.ts';
import { refuseHours } from './refuse-hours.ts';
import {
  countVisitsOutside,
  findPlaces,
  isCounty,
  isNameTaken,
  lockPlace,
  writeLanes,
  writePlace,
} from './place-repository.ts';

/** Every place, and the free days of the coming year. */
export async function browsePlaces({
  tx,
  caller,
  now,
  language,
}: Call<'browsePlaces'>): Promise<Schema<'Places'>> {
  const today = localDateOf(now);
  const period = { from: today, to: addDays(today, 365) };
  const holidays = await findFreeDays(tx, caller.orgId, period, language);
  return {
    places: await findPlaces(tx, caller.orgId, now),
    holidays: holidays.slice(0, 60).map(({ date, name }) => ({ date, name })),
  };
}

/** Adds a place, or changes one; visits to come are never left without their place or lane. */
export async function savePlace(needs: MessageNeeds, call: Call<'savePlace'>): Promise<Schema<'Place'>> {
  const { tx, caller, body, now, audit } = call;
  const { orgId } = caller;
  await refusePlace(tx, orgId, body);
  const placeId = await savedWithVisits(needs, call, { place: body }, () => writeChange(call));
  if (body.place_id !== undefined) await refuseInUse(call, body.place_id);
  audit.subject(placeId);
  const [place] = await findPlaces(tx, orgId, now, placeId);
  if (place === undefined) throw notFound();
  return place;
}

async function writeChange({ tx, caller, body }: Call<'savePlace'>): Promise<string> {
  const { orgId } = caller;
  if (body.place_id !== undefined) {
    const version = await lockPlace(tx, orgId, body.place_id);
    if (version === undefined) throw notFound();
    if (version !== body.row_version) throw staleRowVersion(version);
  }
  const placeId = await writePlace(tx, orgId, body);
  await writeLanes(tx, orgId, placeId, body.lanes);
  return placeId;
}

/** What stays at a place that is closed, or in a lane that is gone, would take place nowhere. */
async function refuseInUse({ tx, caller, body, now }: Call<'savePlace'>, placeId: string): Promise<void> {
  if (body.is_active && body.kind === 'mobile') return;
  const laneIds = body.lanes.flatMap(({ lane_id: laneId }) => (laneId === undefined ? [] : [laneId]));
  const left = body.is_active ? laneIds : [];
  const visits = await countVisitsOutside(tx, { orgId: caller.orgId, placeId, laneIds: left, now });
  if (visits > 0) throw new Problem(409, 'place_in_use', { context: { visits } });
}

/** Refuses what no place can be. */
async function refusePlace(
  tx: Call<'savePlace'>['tx'],
  orgId: string,
  place: Schema<'EditedPlace'>,
): Promise<void> {
  if (!(await isCounty(tx, place.county_code))) throw fieldRefused('county_code', 'unknown_code');
  if (await isNameTaken(tx, orgId, place.name, place.place_id)) throw fieldRefused('name', 'invalid_value');
  refuseHours('hours', place.hours);
  for (const { hours } of place.exceptions) refuseHours('exceptions', hours);
}
