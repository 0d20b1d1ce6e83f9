import type { Schema } from '@dosar/openapi';
import { beforeAll, expect, test } from 'vitest';
import { startTestApi } from '#src/testing/start-test-api.ts';
import type { CallerHeaders } from '#src/testing/test-sessions.ts';

const api = startTestApi();
let configurator: CallerHeaders;

beforeAll(async () => {
  configurator = await api.tokenFor('calin.dobre');
});

const rules = async () =>
  (
    await api.inject({ url: '/api/document/getRules', headers: { ...configurator, 'accept-language': 'ro' } })
  ).json<Schema<'DocumentRules'>>();
const post = (url: string, payload: object) =>
  api.inject({ method: 'POST', url: `/api/document/${url}`, headers: { ...configurator }, payload });

test('R12 a changed rule holds from then on, keeps what it was before, and who changed it', async () => {
  const { rule, row_version } = await rules();
  expect([rule.reminder_days, row_version]).toEqual([[3, 7, 14], 0]);
  const saved = await post('saveRequestRule', {
    rule: { ...rule, reminder_days: [10, 2, 2], due_days: 5 },
    row_version,
  });
  expect(saved.statusCode).toBe(200);
  const after = await rules();
  expect(after.rule).toEqual({ ...rule, reminder_days: [2, 10], due_days: 5 });
  expect(after.history).toMatchObject([
    { name: null, before: { reminder_days: [3, 7, 14] }, after: { reminder_days: [2, 10] } },
  ]);
  expect(after.history[0]?.changed_by_name).not.toBeNull();
  expect((await post('saveRequestRule', { rule, row_version })).statusCode).toBe(412);
});

test('R12 C31 to ask by itself is switched off and remembered, and a rule as earlier versions wrote it switches it on', async () => {
  const { rule, row_version } = await rules();
  expect(rule.asks_by_itself).toBe(true);
  const off = { ...rule, asks_by_itself: false };
  expect((await post('saveRequestRule', { rule: off, row_version })).statusCode).toBe(200);
  const after = await rules();
  expect(after.rule).toEqual(off);
  expect(after.history[0]).toMatchObject({
    before: { asks_by_itself: true },
    after: { asks_by_itself: false },
  });
  const history = await api.inject({
    url: '/api/config/browseSettingChanges?page=document-rules',
    headers: { ...configurator },
  });
  expect(history.body).toContain('"field":"asks_by_itself","before":true,"after":false');

  const { asks_by_itself: _, ...earlier } = rule;
  await post('saveRequestRule', { rule: earlier, row_version: after.row_version });
  expect((await rules()).rule.asks_by_itself).toBe(true);
});

test.each([
  ['a reminder in the quiet hours', 'reminder_time', { reminder_time: '07:00' }],
  ['quiet hours that end after they begin', 'quiet_until', { quiet_from: '08:00', quiet_until: '20:00' }],
  ['a link that ends before the term', 'valid_days', { due_days: 40, valid_days: 30 }],
])('%s is refused at its field', async (_what, field, change) => {
  const { rule, row_version } = await rules();
  const refused = await post('saveRequestRule', { rule: { ...rule, ...change }, row_version });
  expect(refused.json()).toMatchObject({ status: 422, fields: [{ field }] });
});

test('R12 what claimants read about a kind changes in both languages, with its example, once for each version', async () => {
  const kind = (await rules()).kinds.find((known) => known.doc_type_code === 'damage_photo');
  const guidance = { guidance_ro: ' Toată mașina. ', guidance_en: 'The whole car.', example_code: 'card' };
  const save = () => post('saveGuidance/damage_photo', { guidance, row_version: kind?.row_version ?? 0 });
  expect((await save()).statusCode).toBe(200);
  const after = await rules();
  expect(after.kinds.find((known) => known.doc_type_code === 'damage_photo')?.guidance).toEqual({
    ...guidance,
    guidance_ro: 'Toată mașina.',
  });
  expect(after.history[0]).toMatchObject({ name: 'Fotografie avarie', before: kind?.guidance });
  expect((await save()).statusCode).toBe(412);
});
