import type { Schema } from '@dosar/openapi';
import { beforeEach, expect, test } from 'vitest';
import { findMessageHours } from '#src/kernel/calendar/message-hours-repository.ts';
import { inTenant } from '#src/kernel/database/index.ts';
import type { CallerHeaders } from '#src/testing/test-sessions.ts';
import { startTestApi } from '#src/testing/start-test-api.ts';

const api = startTestApi();
type Hours = Schema<'WorkingHoursSettings'>;
let calin: CallerHeaders;

beforeEach(async () => {
  // Two changes never happen at the same moment.
  await api.letPass({ minutes: 0.02 });
  calin = await api.tokenFor('calin.dobre');
});

const read = async (headers = calin) =>
  (await api.inject({ url: '/api/config/getWorkingHours', headers: { ...headers } })).json<Hours>();
const post = (call: string, payload: object = {}, headers = calin) =>
  api.inject({ method: 'POST', url: `/api/config/${call}`, headers: { ...headers }, payload });
const change = async (wanted: Partial<Hours>) => post('updateWorkingHours', { ...(await read()), ...wanted });

test('B13 an organisation begins with nine to five on weekdays, and with messages from eight to eight', async () => {
  expect(await read(await api.tokenFor('alfa.ana'))).toMatchObject({
    working_hours: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, from: '09:00', until: '17:00' })),
    messages_from: '08:00',
    messages_until: '20:00',
  });
});

test('M3 hours are stored in the order of the week, remembered by weekday, and put back', async () => {
  const before = await read();
  const saturday = { weekday: 6, from: '10:00', until: '14:00' };
  const monday = { weekday: 1, from: '08:30', until: '17:00' };
  const changed = await change({ working_hours: [saturday, monday], messages_until: '19:30' });
  expect(changed.json<Hours>()).toMatchObject({ working_hours: [monday, saturday], messages_until: '19:30' });
  const orgId = await api.organisation('demo');
  expect(await inTenant(api.database, orgId, (tx) => findMessageHours(tx, orgId))).toEqual({
    from: '08:00',
    until: '19:30',
  });

  const { items } = (
    await api.inject({ url: '/api/config/browseSettingChanges?page=working-hours', headers: { ...calin } })
  ).json<Schema<'SettingChangePage'>>();
  expect(items[0]?.fields).toContainEqual({
    field: 'weekday_1',
    before: '09:00–17:00',
    after: '08:30–17:00',
  });
  expect(items[0]?.fields).toContainEqual({ field: 'weekday_6', before: null, after: '10:00–14:00' });
  await api.letPass({ minutes: 0.02 });
  expect((await post(`restoreSettingChange/${items[0]?.change_id}`)).statusCode).toBe(200);
  expect(await read()).toEqual({ ...before, row_version: before.row_version + 2 });
});

test('hours that end before they begin, and a weekday that is named twice, are refused', async () => {
  const day = { weekday: 1, from: '09:00', until: '17:00' };
  const fieldsOf = async (wanted: Partial<Hours>) =>
    (await change(wanted)).json<{ fields: unknown }>().fields;
  expect(await fieldsOf({ working_hours: [{ ...day, until: '09:00' }] })).toMatchObject([
    { field: 'working_hours.0.until', code: 'invalid_value' },
  ]);
  expect(await fieldsOf({ working_hours: [day, day] })).toMatchObject([{ field: 'working_hours.1.weekday' }]);
  expect(await fieldsOf({ messages_from: '20:00' })).toMatchObject([{ field: 'messages_until' }]);
});

test('of two configurators the second one is told of the first, and a handler changes nothing', async () => {
  const stale = await read();
  expect((await change({ messages_until: '21:00' })).statusCode).toBe(200);
  expect((await post('updateWorkingHours', stale)).statusCode).toBe(412);
  const ana = await api.tokenFor('ana.ionescu');
  expect(
    (await post('updateWorkingHours', { ...(await read()), messages_until: '20:00' }, ana)).statusCode,
  ).toBe(403);
});
