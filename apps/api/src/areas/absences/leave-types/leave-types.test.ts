import type { Schema } from '@dosar/openapi';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { startTestApi } from '#src/testing/start-test-api.ts';
import type { CallerHeaders } from '#src/testing/test-sessions.ts';
import { absenceCalls, weekOff } from '../testing/absence-calls.ts';

const api = startTestApi();
type Change = Schema<'LeaveTypeChange'>;
let calin: CallerHeaders;

beforeEach(async () => {
  await api.letPass({ minutes: 0.02 });
  calin = await api.tokenFor('calin.dobre');
  await sql`delete from leave_type_setting`.execute(api.database.kysely);
  await sql`delete from presence_minimum`.execute(api.database.kysely);
});

const typeOf = async (code: string, who: CallerHeaders = calin) => {
  const answer = await api.inject({ url: '/api/absences/getLeaveTypes', headers: { ...who } });
  const found = answer
    .json<Schema<'LeaveTypeList'>>()
    .items.find(({ absence_type_code: known }) => known === code);
  if (found === undefined) throw new Error(`There is no ${code}.`);
  return found;
};
async function post(call: string, payload: object, who: CallerHeaders = calin) {
  await api.letPass({ minutes: 0.02 });
  return api.inject({ method: 'POST', url: `/api/${call}`, headers: { ...who }, payload });
}
async function save(code: string, change: Partial<Change>, who?: CallerHeaders) {
  const present = await typeOf(code);
  const { least_days: _l, counts_as_away: _a, is_by_law: _b, open_absences: _o, ...wanted } = present;
  return post('absences/saveLeaveType', { ...wanted, ...change }, who);
}
const own = async (who: CallerHeaders) =>
  (await api.inject({ url: '/api/absences/getOwnAbsences', headers: { ...who } })).json<
    Schema<'OwnAbsences'>
  >();
const fieldsOf = (answer: { json: () => { fields?: object[] } }) => answer.json().fields;

test('B13 a kind of absence is called as its organisation says, and in no other', async () => {
  await save('training', { name_ro: 'Curs plătit', name_en: 'Paid course', short_en: 'PC' });
  const named = async (username: string) => {
    const headers = { ...(await api.tokenFor(username)), 'accept-language': 'en' };
    return (await own(headers)).types.find((type) => type.absence_type_code === 'training');
  };
  expect(await named('ana.ionescu')).toMatchObject({ name: 'Paid course', short_name: 'PC' });
  const alfa = await api.tokenFor('alfa.ana');
  expect(await typeOf('training', alfa)).toMatchObject({ name_en: 'Training', row_version: 0 });
});

test('B13 a kind that is no longer offered is not asked for, and an absence that has it keeps it', async () => {
  const ana = absenceCalls(api, await api.tokenFor('ana.ionescu'));
  const course = await ana.ask({ ...weekOff(40), absence_type_code: 'training' });
  await save('training', { is_offered: false });
  expect(await typeOf('training')).toMatchObject({ is_offered: false, open_absences: 1 });

  const refused = await ana.save({ ...weekOff(60), absence_type_code: 'training' });
  expect([refused.statusCode, fieldsOf(refused)]).toMatchObject([
    422,
    [{ field: 'absence_type_code', code: 'unknown_code' }],
  ]);
  const kept = (await own(await api.tokenFor('ana.ionescu'))).absences.find(
    ({ absence_id: id }) => id === course.absence_id,
  );
  expect(kept).toMatchObject({ absence_type_code: 'training' });
});

test('B13 whoever has no own number is entitled to the days of the organisation', async () => {
  await sql`delete from leave_balance`.execute(api.database.kysely);
  const ana = await api.tokenFor('ana.ionescu');
  expect((await own(ana)).balance.entitled).toBe(40);
  await save('rest', { days_per_year: 25 });
  expect((await own(ana)).balance.entitled).toBe(50);
  const alfa = await api.tokenFor('alfa.ana');
  expect(await typeOf('rest', alfa)).toMatchObject({ days_per_year: 20, least_days: 20 });
});

test.each([
  ['rest', { days_per_year: 19 }, { field: 'days_per_year', code: 'too_small' }],
  ['rest', { days_per_year: null }, { field: 'days_per_year', code: 'required' }],
  ['rest', { is_offered: false }, { field: 'is_offered', code: 'invalid_value' }],
  ['medical', { is_offered: false }, { field: 'is_offered', code: 'invalid_value' }],
  ['medical', { only_managers: true }, { field: 'only_managers', code: 'invalid_value' }],
  ['training', { days_per_year: 5 }, { field: 'days_per_year', code: 'invalid_value' }],
  ['training', { name_ro: '    ' }, { field: 'name_ro', code: 'too_short' }],
] as const)('B13 %s cannot be %j: the law or the balance forbids it', async (code, change, field) => {
  const answer = await save(code, change);
  expect([answer.statusCode, fieldsOf(answer)]).toMatchObject([422, [field]]);
  expect(await typeOf(code)).toMatchObject({ row_version: 0 });
});

test('B13 of two configurators on one kind the second one is told of the first', async () => {
  expect((await save('telework', { short_ro: 'TLM', row_version: 0 })).statusCode).toBe(200);
  expect((await save('telework', { short_ro: 'TW', row_version: 0 })).statusCode).toBe(412);
  expect((await save('telework', { short_ro: 'TW', row_version: 1 })).statusCode).toBe(200);
  expect((await save('telework', { short_ro: 'T', row_version: 1 })).statusCode).toBe(412);
  expect(await typeOf('telework')).toMatchObject({ short_ro: 'TW', row_version: 2 });
});

test('M3 what was changed of a kind is remembered and put back', async () => {
  await save('medical', { needs_certificate: false, name_en: 'Sick leave' });
  const url = '/api/config/browseSettingChanges?page=leave-types';
  const [change] = (await api.inject({ url, headers: { ...calin } })).json<Schema<'SettingChangePage'>>()
    .items;
  expect(change).toMatchObject({
    subject: { id: 'medical' },
    fields: [
      { field: 'name_en', before: 'Medical leave', after: 'Sick leave' },
      { field: 'needs_certificate', before: true, after: false },
    ],
  });
  expect((await post(`config/restoreSettingChange/${change?.change_id}`, {})).statusCode).toBe(200);
  expect(await typeOf('medical')).toMatchObject({ needs_certificate: true, name_en: 'Medical leave' });
});

const minimums = async (who: CallerHeaders = calin) =>
  (await api.inject({ url: '/api/absences/getPresenceMinimums', headers: { ...who } })).json<
    Schema<'PresenceMinimumList'>
  >().items;
const saveMinimum = (team: string, people: number | null, rowVersion: number, who?: CallerHeaders) =>
  post('absences/savePresenceMinimum', { team_id: team, people, row_version: rowVersion }, who);

test('R8 a configurator says how many people a team needs, and whoever asks for leave is warned', async () => {
  const team = (await minimums()).find(({ members }) => members > 0);
  if (team === undefined) throw new Error('The small world has no team with people.');
  expect(team).toMatchObject({ people: null, row_version: 0 });
  const { rows } = await sql<{ username: string }>`
    select username from app_user where team_id = ${team.team_id} and is_active order by username`.execute(
    api.database.kysely,
  );
  const member = absenceCalls(api, await api.tokenFor(rows[0]?.username ?? ''));
  const warned = async () => (await member.preview(weekOff(20))).warnings.length > 0;
  expect(await warned()).toBe(false);

  expect((await saveMinimum(team.team_id, team.members, 0)).statusCode).toBe(200);
  expect(await warned()).toBe(true);
  expect((await saveMinimum(team.team_id, null, 1)).statusCode).toBe(200);
  expect(await warned()).toBe(false);
});

test('R8 of two configurators on the number of one team the second one is told of the first', async () => {
  const id = (await minimums())[0]?.team_id ?? '';
  const attempts = [];
  for (const [people, version] of [
    [2, 0],
    [3, 0],
    [3, 1],
    [4, 1],
    [null, 1],
    [null, 2],
  ] as const)
    attempts.push((await saveMinimum(id, people, version)).statusCode);
  expect(attempts).toEqual([200, 412, 200, 412, 412, 200]);
});

test('M3 the number of a team is remembered and put back, and is no business of another organisation', async () => {
  const [team] = await minimums();
  const id = team?.team_id ?? '';
  const alfa = await api.tokenFor('alfa.ana');
  expect((await saveMinimum(id, 3, 0, alfa)).statusCode).toBe(404);
  expect((await minimums(alfa)).map(({ team_id: known }) => known)).not.toContain(id);
  await saveMinimum(id, 3, team?.row_version ?? 0);
  const url = '/api/config/browseSettingChanges?page=leave-types';
  const [change] = (await api.inject({ url, headers: { ...calin } })).json<Schema<'SettingChangePage'>>()
    .items;
  expect(change?.fields).toEqual([{ field: 'people', before: null, after: 3 }]);
  expect((await post(`config/restoreSettingChange/${change?.change_id}`, {})).statusCode).toBe(200);
  expect((await minimums()).find(({ team_id: known }) => known === id)?.people).toBeNull();
});

test('a handler and the manager neither read nor change the kinds here', async () => {
  for (const name of ['ana.ionescu', 'maria.stan']) {
    const who = await api.tokenFor(name);
    const read = await api.inject({ url: '/api/absences/getLeaveTypes', headers: { ...who } });
    expect([read.statusCode, (await save('training', {}, who)).statusCode]).toEqual([403, 403]);
  }
});
