import { addDays } from '@dosar/kernel/dates';
import { localDateOf } from '@dosar/kernel/zone';
import type { Schema } from '@dosar/openapi';
import { findFreeDays } from '#src/areas/absences/index.ts';
import type { Call } from '#src/kernel/http/route-table.ts';
import { fieldRefused, notFound, Problem, staleRowVersion } from '#src/kernel/problem/problem.ts';
import type { ChangingCall } from '#src/kernel/settings/setting-page.ts';
import type { MessageNeeds } from '../booking/tell-about-visit.ts';
import { savedWithVisits } from '../left-out/settle-left-out.ts';
import { recordPlace } from './place-history.ts';
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
export function savePlace(needs: MessageNeeds, call: Call<'savePlace'>): Promise<Schema<'Place'>> {
  return changePlace(needs, call, call.body);
}

/** The same for a change that is taken back. */
export async function changePlace(
  needs: MessageNeeds,
  call: ChangingCall,
  wanted: Schema<'EditedPlace'>,
): Promise<Schema<'Place'>> {
  const { tx, caller, now, audit } = call;
  const { orgId } = caller;
  await refusePlace(tx, orgId, wanted);
  const [before] = wanted.place_id === undefined ? [] : await findPlaces(tx, orgId, now, wanted.place_id);
  const placeId = await savedWithVisits(needs, call, { place: wanted }, () => writeChange(call, wanted));
  if (wanted.place_id !== undefined) await refuseInUse(call, wanted, wanted.place_id);
  audit.subject(placeId);
  const [place] = await findPlaces(tx, orgId, now, placeId);
  if (place === undefined) throw notFound();
  await recordPlace(call, before, place);
  return place;
}

async function writeChange({ tx, caller }: ChangingCall, wanted: Schema<'EditedPlace'>): Promise<string> {
  const { orgId } = caller;
  if (wanted.place_id !== undefined) {
    const version = await lockPlace(tx, orgId, wanted.place_id);
    if (version === undefined) throw notFound();
    if (version !== wanted.row_version) throw staleRowVersion(version);
  }
  const placeId = await writePlace(tx, orgId, wanted);
  await writeLanes(tx, orgId, placeId, wanted.lanes);
  return placeId;
}

/** What stays at a place that is closed, or in a lane that is gone, would take place nowhere. */
async function refuseInUse(
  { tx, caller, now }: ChangingCall,
  wanted: Schema<'EditedPlace'>,
  placeId: string,
): Promise<void> {
  if (wanted.is_active && wanted.kind === 'mobile') return;
  const laneIds = wanted.lanes.flatMap(({ lane_id: laneId }) => (laneId === undefined ? [] : [laneId]));
  const left = wanted.is_active ? laneIds : [];
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
