import type { Schema } from '@dosar/openapi';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import type { CallerHeaders } from '#src/testing/test-sessions.ts';
import { startTestApi } from '#src/testing/start-test-api.ts';
import { letReplace } from '#src/testing/let-replace.ts';

const api = startTestApi({ people: ['dan.petrescu', 'paula.vasile', 'nord.mihai'] });
beforeAll(() => letReplace(api, 'ana.ionescu', 'radu.marin'));

const read = async (headers: CallerHeaders, language = 'ro') => {
  const answer = await api.inject({
    url: '/api/auth/getOwnAccount',
    headers: { ...headers, 'accept-language': language },
  });
  return answer.json<Schema<'OwnAccount'>>();
};

const write = (headers: CallerHeaders, body: object) =>
  api.inject({ method: 'POST', url: '/api/auth/updateOwnAccount', headers, payload: body });

const changeable = ({ nickname, language, preferences, row_version }: Schema<'OwnAccount'>) => ({
  nickname,
  language,
  preferences,
  row_version,
});

test('R11 people read their own data, with the names of team and manager in their language', async () => {
  const ana = await api.tokenFor('ana.ionescu');
  expect(await read(ana)).toMatchObject({
    username: 'ana.ionescu',
    full_name: 'Ana Ionescu',
    nickname: 'Ana',
    email: 'ana.ionescu@demo.example',
    team_name: 'Daune',
    manager_full_name: 'Maria Stan',
    language: 'ro',
    preferences: {
      color_mode: 'system',
      density: 'comfortable',
      notify_new_activities: true,
      single_key_shortcuts: true,
    },
  });
  expect(await read(ana, 'en')).toMatchObject({ team_name: 'Claims' });
});

test('R11 E1 what somebody changes is in the answered profile, in the next tokens and after the next sign-in', async () => {
  const ana = await api.tokenFor('ana.ionescu');
  const before = await read(ana);
  const preferences = {
    color_mode: 'dark',
    density: 'compact',
    notify_new_activities: false,
    single_key_shortcuts: false,
  };
  const answer = await write(ana, {
    ...changeable(before),
    nickname: '  Anişoara ',
    language: 'en',
    preferences,
  });
  expect(answer.statusCode).toBe(200);
  const changed = { nickname: 'Anișoara', language: 'en', user_metadata: { preferences } };
  expect(answer.json()).toMatchObject({ username: 'ana.ionescu', kind: 'staff', ...changed });

  const renewed = await api.inject({
    method: 'POST',
    url: '/api/auth/refreshToken',
    payload: { refresh_token: ana['x-refresh-token'] },
  });
  expect(renewed.json<Schema<'AuthTokens'>>().profile).toMatchObject(changed);
  expect(await read(await api.tokenFor('ana.ionescu'))).toMatchObject({
    nickname: 'Anișoara',
    language: 'en',
    preferences,
    row_version: before.row_version + 1,
  });
});

test('E3 the worklist that somebody left behind stays when preferences change', async () => {
  const radu = await api.tokenFor('radu.marin');
  const filter = { filter_keys: 3, category_code: 'all' };
  const { userId } = await api.userNamed('radu.marin');
  await sql`update app_user set user_metadata = ${JSON.stringify({ worklist_filter: filter })}
    where user_id = ${userId}`.execute(api.database.kysely);

  const answer = await write(radu, changeable(await read(radu)));
  expect(answer.json()).toMatchObject({ user_metadata: { worklist_filter: filter } });
});

test('a write of what somebody read before a change is refused and tells the present version', async () => {
  const elena = await api.tokenFor('elena.rusu');
  const early = await read(elena);
  expect((await write(elena, { ...changeable(early), nickname: 'Lena' })).statusCode).toBe(200);

  const late = await write(elena, { ...changeable(early), nickname: 'Elenuța' });
  expect([late.statusCode, late.json()]).toMatchObject([
    412,
    { code: 'stale_row_version', context: { row_version: early.row_version + 1 } },
  ]);
  expect(await read(elena)).toMatchObject({ nickname: 'Lena' });
});

test('a nickname of nothing but spaces is refused at its field', async () => {
  const dan = await api.tokenFor('dan.petrescu');
  const answer = await write(dan, { ...changeable(await read(dan)), nickname: ' \t\n' });
  expect([answer.statusCode, answer.json()]).toMatchObject([
    422,
    { code: 'rule_refused', fields: [{ field: 'nickname', code: 'required' }] },
  ]);
});

test('T12 whoever works in somebody else’s name reads that account and cannot change it', async () => {
  const anaForRadu = await api.tokenFor('radu.marin', { actor: 'ana.ionescu' });
  const account = await read(anaForRadu);
  expect(account.username).toBe('radu.marin');
  expect((await write(anaForRadu, changeable(account))).statusCode).toBe(403);
});

test('a user of another organisation changes their own account and nobody else’s', async () => {
  const alfa = await api.tokenFor('alfa.ana');
  expect((await write(alfa, { ...changeable(await read(alfa)), nickname: 'Alfa' })).statusCode).toBe(200);
  const { rows } = await sql<{ username: string }>`
    select username from app_user where nickname = 'Alfa'`.execute(api.database.kysely);
  expect(rows).toEqual([{ username: 'alfa.ana' }]);
});

test('the audit log tells which fields changed, and not what to', async () => {
  const paula = await api.tokenFor('paula.vasile');
  await write(paula, { ...changeable(await read(paula)), nickname: 'Pauli', language: 'en' });
  const { userId } = await api.userNamed('paula.vasile');
  const { rows } = await sql<{ outcome: string; data: unknown }>`
    select outcome, data from audit_log where event = 'OWN_ACCOUNT_CHANGED' and entity_id = ${userId}
  `.execute(api.database.kysely);
  expect(rows).toEqual([{ outcome: 'success', data: { changed: 'nickname,language' } }]);
});

test('who has chosen no colours begins with those of the organisation', async () => {
  await sql`update organisation set theme = 'dark' where org_code = 'service-nord'`.execute(
    api.database.kysely,
  );
  expect(await read(await api.tokenFor('nord.mihai'))).toMatchObject({ preferences: { color_mode: 'dark' } });
});
