import type { BodyOf, Schema } from '@dosar/openapi';
import { localDateOf } from '@dosar/kernel/zone';
import { addDays } from '@dosar/kernel/dates';
import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApi } from '#src/testing/start-test-api.ts';

const api = startTestApi();
type Told = Schema<'NormImport'>;
type Norms = Schema<'RepairNorms'>;

beforeAll(async () => {
  // A configurator of another insurer.
  await sql`insert into user_role (org_id, user_id, role_code)
    select org_id, user_id, 'org.configurator' from app_user where username = 'alfa.ana' on conflict do nothing`.execute(
    api.database.kysely,
  );
});
beforeEach(async () => {
  // Two changes never happen at the same moment.
  await api.letPass({ minutes: 0.02 });
});

const today = () => localDateOf(api.now());
const file = (csv: string, more: Partial<BodyOf<'importRepairNorms'>> = {}) => ({
  csv,
  columns: null,
  valid_from: today(),
  file_name: 'norme.csv',
  ...more,
});
async function post<Body>(call: string, payload: object, who = 'calin.dobre') {
  const answer = await api.inject({
    method: 'POST',
    url: `/api/claim/assessmentNorm/${call}`,
    headers: { ...(await api.tokenFor(who)) },
    payload,
  });
  return { status: answer.statusCode, body: answer.json<Body & Schema<'Problem'>>() };
}
const read = async (who = 'calin.dobre') =>
  (
    await api.inject({
      url: '/api/claim/assessmentNorm/browse',
      headers: { ...(await api.tokenFor(who)) },
    })
  ).json<Norms>();
const hoursOf = async (who?: string) => (await read(who)).lines.map((line) => line.labour_hundredths);

test('B13 a file says line by line what it would do, and nothing is in force before it is taken over', async () => {
  const csv = [
    'Piesă;Operație;Ore manoperă;Ore vopsire;Preț',
    'Bară față;înlocuire;1,5;2;1.234,50 lei',
    'front_bumper;replace;9;;',
    'Aripa lunii;înlocuire;1;;',
    'Capotă motor;topire;1;;',
    'Capotă motor;reparare;multe;;',
    'Capotă motor;vopsire;;;',
  ].join('\n');
  const { body } = await post<Told>('preview', file(csv));
  expect(body.lines.map(({ line, reason }) => [line, reason])).toEqual([
    [2, null],
    [3, 'twice'],
    [4, 'part_unknown'],
    [5, 'operation_unknown'],
    [6, 'malformed_hours'],
    [7, 'empty'],
  ]);
  expect((await read()).lines).toEqual([]);
  expect((await post<Told>('import', file(csv))).status).toBe(201);
  expect((await read('ana.ionescu')).lines).toEqual([
    {
      part_code: 'front_bumper',
      operation: 'replace',
      labour_type: 'body',
      labour_hundredths: 150,
      paint_hundredths: 200,
      unit_price_bani: 123_450,
    },
  ]);
});

test('B13 a table holds from its day on, the one before until then, and taking it back brings that one back', async () => {
  await post('import', file('piesa;operatie;ore\nbonnet;repair;1'));
  await api.letPass({ minutes: 1 });
  const coming = addDays(today(), 2);
  const later = await post<Told>(
    'import',
    file('piesa;operatie;ore\nbonnet;repair;3', { valid_from: coming }),
  );
  expect(later.body.counts).toContainEqual({ outcome: 'changed', count: 1 });
  expect(await hoursOf()).toEqual([100]);
  await api.letPass({ minutes: 3 * 24 * 60 });
  expect(await hoursOf()).toEqual([300]);

  const [version] = (await read()).versions;
  const mark = { assessment_norm_id: version?.assessment_norm_id, is_withdrawn: true, row_version: 1 };
  expect((await post('withdraw', mark)).status).toBe(200);
  expect(await hoursOf()).toEqual([100]);
  expect((await post('withdraw', mark)).status).toBe(412);
  const headers = { ...(await api.tokenFor('calin.dobre')) };
  const { items } = (
    await api.inject({ url: '/api/config/browseSettingChanges?page=repair-norms', headers })
  ).json<Schema<'SettingChangePage'>>();
  await api.letPass({ minutes: 1 });
  const back = await api.inject({
    method: 'POST',
    url: `/api/config/restoreSettingChange/${items[0]?.change_id}`,
    headers,
  });
  expect(back.statusCode).toBe(200);
  expect(await hoursOf()).toEqual([300]);
});

test('B13 a table is that of one insurer, and neither handlers nor past days load one', async () => {
  await post('import', file('piesa;operatie;ore\nbonnet;repair;5'));
  expect(await hoursOf('alfa.ana')).toEqual([]);
  const [mine] = (await read()).versions;
  const foreign = { assessment_norm_id: mine?.assessment_norm_id, is_withdrawn: true, row_version: 1 };
  expect((await post('withdraw', foreign, 'alfa.ana')).status).toBe(404);
  const csv = 'piesa;operatie;ore\nbonnet;repair;7';
  expect((await post('import', file(csv), 'ana.ionescu')).status).toBe(403);
  const past = await post('import', file(csv, { valid_from: addDays(today(), -1) }));
  expect(past.body.fields).toMatchObject([{ field: 'valid_from' }]);
  const unmapped = await post('import', file('x;y\n1;2'));
  expect(unmapped.body.fields).toMatchObject([{ field: 'columns', code: 'required' }]);
  expect((await post<Told>('preview', file('x;y\n1;2'))).body.headings).toEqual(['x', 'y']);
});
