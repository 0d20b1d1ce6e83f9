import type { Schema } from '@dosar/openapi';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApi } from '#src/testing/start-test-api.ts';
import type { CallerHeaders } from '#src/testing/test-sessions.ts';
import { aPlace, assessors, aVisit, worksAt } from '../testing/a-place.ts';
import { schedulingCalls } from '../testing/scheduling-calls.ts';

const api = startTestApi({ people: assessors });
let sorin: CallerHeaders;

beforeAll(async () => {
  sorin = await api.tokenFor('sorin.matei');
});
// Two changes never happen at the same moment.
beforeEach(() => api.letPass({ minutes: 0.02 }));

const places = () => schedulingCalls(api, sorin).places();
async function placeNamed(name: string): Promise<Schema<'Place'>> {
  const place = (await places()).places.find((one) => one.name === name);
  if (place === undefined) throw new Error(`There is no place ${name}.`);
  return place;
}
async function change(place: Schema<'Place'>, different: Partial<Schema<'EditedPlace'>>) {
  await api.letPass({ minutes: 0.02 });
  const { visits_to_come, ...known } = place;
  return schedulingCalls(api, sorin).trySavePlace({ ...known, ...different });
}
const history = async (who = sorin) =>
  (
    await api.inject({
      url: '/api/config/browseSettingChanges?page=appointment-locations',
      headers: { ...who },
    })
  ).json<Schema<'SettingChangePage'>>().items;
async function restoreNewest(who = sorin) {
  const [newest] = await history();
  await api.letPass({ minutes: 0.02 });
  return api.inject({
    method: 'POST',
    url: `/api/config/restoreSettingChange/${newest?.change_id}`,
    headers: { ...who },
  });
}

describe('M3 the history of places', () => {
  test('tells what a place was before, and puts hours, lanes and words back', async () => {
    const place = await aPlace(api);
    const hours = place.hours.slice(0, 2);
    const lanes = [{ ...place.lanes[0]!, name: 'Rampa' }];
    expect((await change(place, { address: 'Calea Plevnei 1', hours, lanes })).statusCode).toBe(201);
    const [newest] = await history();
    expect(newest).toMatchObject({
      subject: { id: place.place_id, label: 'Militari' },
      changed_by_name: 'Sorin Matei',
      can_restore: true,
      fields: [
        { field: 'address', before: 'Bd. Iuliu Maniu 220', after: 'Calea Plevnei 1' },
        { field: 'hours', before: place.hours, after: hours },
        { field: 'lanes', before: place.lanes, after: lanes },
      ],
    });
    expect((await restoreNewest()).statusCode).toBe(200);
    const { row_version, ...back } = await placeNamed('Militari');
    const { row_version: first, ...before } = place;
    expect(back).toEqual(before);
    expect(row_version).toBe(first + 2);
  });

  test('switches a place on again, and a place that was added stays', async () => {
    const place = await aPlace(api, { name: 'Titan' });
    expect((await history())[0]).toMatchObject({ subject: { label: 'Titan' }, can_restore: false });
    expect((await change(place, { is_active: false })).statusCode).toBe(201);
    expect((await restoreNewest()).statusCode).toBe(200);
    expect((await placeNamed('Titan')).is_active).toBe(true);
  });

  test('puts no hours back that leave out a visit to come', async () => {
    const place = await aPlace(api, {
      name: 'Pipera',
      hours: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, from_minute: 480, to_minute: 600 })),
    });
    await change(place, { hours: place.hours.map((open) => ({ ...open, to_minute: 720 })) });
    const open = await placeNamed('Pipera');
    await worksAt(api, 'dan.petrescu', open);
    await aVisit(api, { place: open, at: '2026-03-05T09:00:00Z' });
    expect((await restoreNewest()).json()).toMatchObject({ code: 'visits_left_out' });
    expect((await placeNamed('Pipera')).hours).toEqual(open.hours);
  });

  test('keeps how many people are needed by weekday, tells the history, and takes it back', async () => {
    const place = await aPlace(api, { name: 'Rahova' });
    const minimum = [3, null, null, null, null, 0, null];
    expect((await change(place, { minimum_people: minimum })).statusCode).toBe(201);
    expect((await placeNamed('Rahova')).minimum_people).toEqual(minimum);
    expect((await history())[0]?.fields).toMatchObject([{ field: 'minimum_people', after: minimum }]);
    expect((await restoreNewest()).statusCode).toBe(200);
    expect((await placeNamed('Rahova')).minimum_people).toBeNull();
    const tooMany = await change(await placeNamed('Rahova'), { minimum_people: [1, 2] });
    expect(tooMany.statusCode).toBe(400);
  });

  test('is read and restored by whoever plans places, in their own organisation alone', async () => {
    const place = await aPlace(api, { name: 'Dristor' });
    await change(place, { locality: 'Ilfov' });
    const [ana, alfa] = [await api.tokenFor('ana.ionescu'), await api.tokenFor('alfa.ana')];
    expect((await restoreNewest(ana)).statusCode).toBe(403);
    expect((await restoreNewest(alfa)).statusCode).not.toBe(200);
    expect((await placeNamed('Dristor')).locality).toBe('Ilfov');
  });
});
