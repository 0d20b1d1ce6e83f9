import type { Schema } from '@dosar/openapi';
import { beforeEach, expect, test } from 'vitest';
import type { CallerHeaders } from '#src/testing/test-sessions.ts';
import { startTestApi } from '#src/testing/start-test-api.ts';
import { worldMoment } from '#src/testing/world/world-clock.ts';

const api = startTestApi();
const day = `${worldMoment.getFullYear() + 1}-03-16`;
let calin: CallerHeaders;

beforeEach(async () => {
  // Two changes never happen at the same moment.
  await api.letPass({ minutes: 0.02 });
  calin = await api.tokenFor('calin.dobre');
});

const get = async <Body>(call: string) =>
  (await api.inject({ url: `/api/config/${call}`, headers: { ...calin } })).json<Body>();
async function post(call: string, payload: object = {}) {
  const answer = await api.inject({
    method: 'POST',
    url: `/api/config/${call}`,
    headers: { ...calin },
    payload,
  });
  expect([call, answer.statusCode]).toEqual([call, 200]);
}
const changesOf = async (page: string) =>
  (await get<Schema<'SettingChangePage'>>(`browseSettingChanges?page=${page}`)).items;
async function restoreNewest(page: string) {
  const [newest] = await changesOf(page);
  const answer = await api.inject({
    method: 'POST',
    url: `/api/config/restoreSettingChange/${newest?.change_id}`,
    headers: { ...calin },
  });
  await api.letPass({ minutes: 0.02 });
  return answer.statusCode;
}

test('M3 an address of the organisation is put back', async () => {
  const { details } = await get<Schema<'OrganisationPage'>>('getOrganisation');
  await post('updateOrganisation', { ...details, locality: 'Arad', postal_code: '310001' });
  expect((await changesOf('organisation'))[0]?.fields).toEqual([
    { field: 'locality', before: details.locality, after: 'Arad' },
    { field: 'postal_code', before: details.postal_code, after: '310001' },
  ]);
  expect(await restoreNewest('organisation')).toBe(200);
  const { row_version: _, ...restored } = (await get<Schema<'OrganisationPage'>>('getOrganisation')).details;
  expect(details).toMatchObject(restored);
});

test('M3 a feature that was switched off is switched on again', async () => {
  const read = async () =>
    (await get<Schema<'FeatureList'>>('getFeatures')).items.find((item) => item.feature_code === 'reports');
  await post('switchFeature', { ...(await read()), is_enabled: false });
  expect((await changesOf('features'))[0]).toMatchObject({
    subject: null,
    fields: [{ field: 'reports', before: true, after: false }],
  });
  expect(await restoreNewest('features')).toBe(200);
  expect(await read()).toMatchObject({ is_enabled: true });
});

test('M3 E5 a rule of the password policy is put back with its words', async () => {
  const { settings } = await get<Schema<'SignInPage'>>('getSignIn');
  await post('updateSignIn', { ...settings, prevent_month: !settings.prevent_month, min_length: 30 });
  expect(await restoreNewest('sign-in')).toBe(200);
  const restored = (await get<Schema<'SignInPage'>>('getSignIn')).settings;
  expect(restored).toEqual({ ...settings, row_version: settings.row_version + 2 });
});

test('M3 a closed day comes back after it was opened, and goes again when its closing is taken back', async () => {
  const days = async () =>
    (await get<Schema<'ClosureList'>>(`getClosures?year=${day.slice(0, 4)}`)).closures.map(
      (it) => it.name_en,
    );
  await post('saveClosure', { closure_date: day, name_ro: 'Punte', name_en: 'Bridge day', row_version: 0 });
  await api.letPass({ minutes: 0.02 });
  // First only the afternoon: the whole day comes back with its hours.
  await post('saveClosure', {
    closure_date: day,
    name_ro: 'Punte',
    name_en: 'Bridge day',
    closed_from: '12:00',
    row_version: 1,
  });
  expect(await restoreNewest('closures')).toBe(200);
  const [closure] = (await get<Schema<'ClosureList'>>(`getClosures?year=${day.slice(0, 4)}`)).closures;
  expect(closure).toMatchObject({ closed_from: null, closed_until: null, row_version: 3 });
  await post('removeClosure', { closure_date: day, row_version: 3 });
  expect(await days()).toEqual([]);
  expect(await restoreNewest('closures')).toBe(200);
  expect(await days()).toEqual(['Bridge day']);
  expect(await restoreNewest('closures')).toBe(200);
  expect(await days()).toEqual([]);
});
