import type { Schema } from '@dosar/openapi';
import { expect, test } from 'vitest';
import type { CallerHeaders } from '#src/testing/test-sessions.ts';
import { startTestApi } from '#src/testing/start-test-api.ts';

const api = startTestApi();
type List = Schema<'BranchList'>;

const read = async (headers: CallerHeaders) =>
  (await api.inject({ url: '/api/config/getBranches', headers: { ...headers } })).json<List>().items;
const save = (headers: CallerHeaders, payload: object) =>
  api.inject({ method: 'POST', url: '/api/config/saveBranch', headers: { ...headers }, payload });
const oradea = {
  branch_id: null,
  name: 'Agenția Oradea',
  county_code: 'BH',
  locality: 'Oradea',
  address: 'Str. Republicii 1',
  phone: '0722 123 456',
  is_active: true,
  row_version: 0,
};

/** The offices that the notice of a claim offers. */
async function offered(headers: CallerHeaders): Promise<string[]> {
  const answer = await api.inject({ url: '/api/config/getBranches', headers: { ...headers } });
  return answer.json<List>().items.flatMap((item) => (item.is_active ? [item.name] : []));
}

test('B13 an office is opened behind the others, and another organisation does not see it', async () => {
  const [calin, alfa] = await Promise.all([api.tokenFor('calin.dobre'), api.tokenFor('alfa.ana')]);
  const before = await read(calin);
  const answer = await save(calin, oradea);
  expect(answer.statusCode).toBe(200);
  expect(await read(calin)).toEqual([
    ...before,
    { ...oradea, branch_id: expect.any(String), phone: '+40722123456', row_version: 1 },
  ]);
  expect((await read(alfa)).map(({ name }) => name)).not.toContain('Agenția Oradea');
});

test('an office is closed and opened again; a colleague who read it before is told', async () => {
  const calin = await api.tokenFor('calin.dobre');
  await save(calin, { ...oradea, name: 'Agenția Zalău' });
  const zalau = (await read(calin)).find(({ name }) => name === 'Agenția Zalău')!;
  expect((await save(calin, { ...zalau, is_active: false })).statusCode).toBe(200);
  expect(await offered(calin)).not.toContain('Agenția Zalău');
  expect((await save(calin, { ...zalau, name: 'Altfel' })).statusCode).toBe(412);
  expect((await save(calin, { ...zalau, row_version: 2 })).statusCode).toBe(200);
  expect(await offered(calin)).toContain('Agenția Zalău');
});

test('M3 a changed office is put back; that it was opened is not taken back', async () => {
  const calin = await api.tokenFor('calin.dobre');
  await save(calin, { ...oradea, name: 'Agenția Deva' });
  const deva = (await read(calin)).find(({ name }) => name === 'Agenția Deva')!;
  await api.letPass({ minutes: 0.02 });
  const later = await api.tokenFor('calin.dobre');
  await save(later, { ...deva, locality: 'Hunedoara' });
  const history = await api.inject({
    url: '/api/config/browseSettingChanges?page=branches',
    headers: { ...later },
  });
  const [changed, opened] = history
    .json<Schema<'SettingChangePage'>>()
    .items.filter(({ subject }) => subject?.label === 'Agenția Deva');
  expect([changed?.can_restore, opened?.can_restore]).toEqual([true, false]);
  const restored = await api.inject({
    method: 'POST',
    url: `/api/config/restoreSettingChange/${changed?.change_id}`,
    headers: { ...later },
  });
  expect(restored.statusCode).toBe(200);
  expect((await read(later)).find(({ name }) => name === 'Agenția Deva')).toMatchObject({
    locality: 'Oradea',
  });
});

test('an office of another organisation is unknown, and wrong answers are told by field', async () => {
  const [calin, alfa] = await Promise.all([api.tokenFor('calin.dobre'), api.tokenFor('alfa.ana')]);
  const [office] = await read(calin);
  expect((await save(alfa, { ...office, name: 'Furat' })).statusCode).toBe(404);
  const refused = await save(calin, { ...oradea, name: ' ', county_code: 'XX', phone: '12' });
  expect(refused.json<Schema<'Problem'>>().fields?.map(({ field }) => field)).toEqual([
    'name',
    'county_code',
    'phone',
  ]);
});

test('a handler neither reads nor changes the offices here', async () => {
  const ana = await api.tokenFor('ana.ionescu');
  const statuses = [
    (await api.inject({ url: '/api/config/getBranches', headers: { ...ana } })).statusCode,
    (await save(ana, oradea)).statusCode,
  ];
  expect(statuses).toEqual([403, 403]);
});
