import type { Schema } from '@dosar/openapi';
import { beforeEach, expect, test } from 'vitest';
import type { CallerHeaders } from '#src/testing/test-sessions.ts';
import { useTracker } from '../tracker-test-client.ts';

const { api, visitor } = useTracker();
type Settings = Schema<'TrackerSettings'>;
let calin: CallerHeaders;

beforeEach(async () => {
  // Two changes never happen at the same moment.
  await api.letPass({ minutes: 0.02 });
  calin = await api.tokenFor('calin.dobre');
});

const read = async (headers = calin) =>
  (await api.inject({ url: '/api/tracker/getTrackerSettings', headers: { ...headers } })).json<Settings>();
const save = async (payload: object, headers = calin) => {
  await api.letPass({ minutes: 0.02 });
  const url = '/api/tracker/saveTrackerSettings';
  const answer = await api.inject({ method: 'POST', url, headers: { ...headers }, payload });
  return [answer.statusCode, answer.json()];
};
const shown = async (orgCode = 'demo') =>
  (await (await visitor(orgCode)).get<Schema<'TrackerConfig'>>('/api/tracker/getTrackerConfig')).body;
const changes = async () =>
  (await api.inject({ url: '/api/config/browseSettingChanges?page=tracker', headers: { ...calin } })).json<
    Schema<'SettingChangePage'>
  >().items;
const restore = async (id = '') => {
  await api.letPass({ minutes: 0.02 });
  const url = `/api/config/restoreSettingChange/${id}`;
  return (await api.inject({ method: 'POST', url, headers: { ...calin }, payload: {} })).statusCode;
};

test('E13 claimants read changed words, steps and the button with their next question, at this insurer alone', async () => {
  const before = await read();
  const other = await shown('alfa');
  const wanted = {
    ...before,
    words: { ...before.words, title_ro: 'Unde  a ajuns dosarul ' },
    action: { type: 'extTabLink', name_ro: 'Întrebări', name_en: 'Questions', url: 'https://demo.example/q' },
    steps: before.steps.map((step) =>
      step.state === 'offer'
        ? { ...step, icon: 'fact_check', texts: { ...step.texts, label_ro: 'Propunere' } }
        : step,
    ),
  };
  expect(await save(wanted)).toMatchObject([200, { row_version: before.row_version + 1 }]);
  const now = await shown();
  expect(now).toMatchObject({
    title: 'Unde a ajuns dosarul',
    action: { type: 'extTabLink', name: 'Întrebări', url: 'https://demo.example/q' },
  });
  expect(now.config.find(({ state }) => state === 'offer')).toMatchObject({
    label: 'Propunere',
    icon: 'fact_check',
  });
  expect(await shown('alfa')).toEqual(other);

  const [step, words] = await changes();
  expect(step).toMatchObject({
    subject: { id: 'offer' },
    fields: [{ field: 'icon' }, { field: 'label_ro' }],
  });
  expect(words?.fields.map(({ field }) => field)).toContain('action_url');
  expect(await restore(step?.change_id)).toBe(200);
  expect(await restore(words?.change_id)).toBe(200);
  expect(await read()).toEqual({ ...before, row_version: before.row_version + 3 });
});

test('a step that statuses point at is neither left out nor added', async () => {
  const before = await read();
  expect(await save({ ...before, steps: before.steps.slice(1) })).toMatchObject([
    422,
    { fields: [{ field: 'steps', code: 'invalid_value' }] },
  ]);
});

test.each(['javascript:alert(1)', '//evil.example', 'http://demo.example'])(
  'a button does not lead to %s',
  async (url) => {
    const action = { type: 'extLink', name_ro: 'Aici', name_en: 'Here', url };
    expect(await save({ ...(await read()), action })).toMatchObject([
      422,
      { fields: [{ field: 'action.url', code: 'invalid_format' }] },
    ]);
  },
);

test('of two configurators the second one is told of the first', async () => {
  const before = await read();
  expect((await save(before))[0]).toBe(200);
  expect(await save(before)).toMatchObject([412, { code: 'stale_row_version' }]);
});

test('a handler neither reads nor changes these settings', async () => {
  const ana = await api.tokenFor('ana.ionescu');
  const url = '/api/tracker/getTrackerSettings';
  expect((await api.inject({ url, headers: { ...ana } })).statusCode).toBe(403);
  expect((await save(await read(), ana))[0]).toBe(403);
});
