import type { Schema } from '@dosar/openapi';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApi } from '#src/testing/start-test-api.ts';
import { headersOf, type CallerHeaders } from '#src/testing/test-sessions.ts';

const api = startTestApi({ people: ['irina.neagu', 'dan.petrescu'] });
const newPassword = 'Primavara-la-Sinaia-2026';
let calin: CallerHeaders;
let danId: string;

beforeAll(async () => {
  ({ userId: danId } = await api.userNamed('dan.petrescu'));
});
beforeEach(async () => {
  calin = await api.tokenFor('calin.dobre');
  await sql`update app_user set is_active = true, is_locked = false, is_one_time_password_required = false
    where user_id = ${danId}`.execute(api.database.kysely);
  await sql`delete from attempt_counter`.execute(api.database.kysely);
});

const ask = async (userId = danId, who = calin) => {
  const read = await api.inject({ url: `/api/user/getUser/${userId}`, headers: { ...calin } });
  const { row_version } = read.json<Schema<'User'>>();
  return api.inject({
    method: 'POST',
    url: `/api/user/makeUserCode/${userId}`,
    headers: { ...who },
    payload: { row_version },
  });
};
const codeFor = async (userId = danId) => (await ask(userId)).json<Schema<'NewUserCode'>>();
const signIn = (password: string, username = 'dan.petrescu') =>
  api.inject({ method: 'POST', url: '/api/auth/appToken', payload: { username, password } });
type SignedIn = { idToken: string; refreshToken: string; profile: { kind: string } };
const reasonOf = (answer: { json: () => { context?: { reason?: string } } }) => answer.json().context?.reason;

describe('R8 a one-time code', () => {
  test('signs in once, to nothing but the choice of a new password', async () => {
    const { code, user } = await codeFor();
    expect(code).toMatch(/^[2-9A-HJKMNP-TV-Z]{4}(-[2-9A-HJKMNP-TV-Z]{4}){2}$/);
    expect(user.row).toMatchObject({ state: 'reset', has_code: true });
    const signedIn = await signIn(code);
    expect(signedIn.json()).toMatchObject({ profile: { kind: 'renew' } });
    const headers = headersOf(signedIn.json<SignedIn>());
    expect((await api.inject({ url: '/api/assignment/browseStatuses', headers })).statusCode).toBe(403);
    expect((await signIn(code)).statusCode).toBe(400);

    const renewed = await api.inject({
      method: 'POST',
      url: '/api/auth/renew',
      headers,
      payload: { password: newPassword },
    });
    expect(renewed.json()).toMatchObject({ passUpdated: true });
    expect((await signIn(newPassword)).json()).toMatchObject({ profile: { kind: 'staff' } });
    expect((await signIn(code)).statusCode).toBe(400);
  });

  test('is told by phone: case, spaces and hyphens do not matter', async () => {
    const { code } = await codeFor();
    expect((await signIn(` ${code.toLowerCase().replaceAll('-', ' ')}`)).statusCode).toBe(200);
  });

  test('opens one of two sign-ins that come at once', async () => {
    const { code } = await codeFor();
    const both = await Promise.all([signIn(code), signIn(code)]);
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 400]);
  });

  test('is over after half an hour', async () => {
    const { code } = await codeFor();
    await api.letPass({ minutes: 30 });
    expect((await signIn(code)).statusCode).toBe(400);
  });

  test('ends the sign-ins and the password that there were, and the code before', async () => {
    const dan = await api.tokenFor('dan.petrescu');
    const { code: first } = await codeFor();
    expect((await api.inject({ url: '/api/auth/browseSessions', headers: { ...dan } })).statusCode).toBe(401);
    expect((await signIn(newPassword)).statusCode).toBe(400);
    const { code: second } = await codeFor();
    expect((await signIn(first)).statusCode).toBe(400);
    expect((await signIn(second)).statusCode).toBe(200);
  });

  test('of somebody else opens nothing, and wrong ones are counted as wrong passwords are', async () => {
    const { code } = await codeFor();
    expect((await signIn(code, 'irina.neagu')).statusCode).toBe(400);
    for (const wrong of ['2222-2222-2222', '3333-3333-3333', '4444-4444-4444', '5555-5555-5555', 'x'])
      await signIn(wrong);
    expect((await signIn(code)).statusCode).toBe(403);
  });

  test('does not pass by the one-time password that an account asks for', async () => {
    await sql`update app_user set is_one_time_password_required = true where user_id = ${danId}`.execute(
      api.database.kysely,
    );
    const { code } = await codeFor();
    expect((await signIn(code)).json()).toMatchObject({
      one_time_password_required: true,
      profile: { kind: 'pre_auth' },
    });
  });

  test('opens nothing any more for somebody who was locked meanwhile', async () => {
    const { code } = await codeFor();
    await sql`update app_user set is_locked = true where user_id = ${danId}`.execute(api.database.kysely);
    expect((await signIn(code)).statusCode).toBe(403);
  });
});

describe('R8 who makes a one-time code', () => {
  test('makes none for themselves, for whoever is locked or gone, nor for roles that they do not give', async () => {
    const { userId: calinId } = await api.userNamed('calin.dobre');
    expect(reasonOf(await ask(calinId))).toBe('own_account');
    const set = (statement: ReturnType<typeof sql>) => statement.execute(api.database.kysely);
    await set(sql`update app_user set is_locked = true where user_id = ${danId}`);
    expect(reasonOf(await ask())).toBe('locked');
    await set(sql`update app_user set is_locked = false, is_active = false where user_id = ${danId}`);
    expect(reasonOf(await ask())).toBe('deactivated');

    const { orgId, userId: irinaId } = await api.userNamed('irina.neagu');
    await set(sql`insert into user_role (org_id, user_id, role_code) values (${orgId}, ${irinaId}, 'app.configurator')
      on conflict do nothing`);
    await set(sql`delete from user_role where role_code = 'app.configurator' and user_id = ${calinId}`);
    expect(reasonOf(await ask(irinaId))).toBe('role_not_administered');
  });

  test('is named to the person, and the code is written nowhere', async () => {
    const { code } = await codeFor();
    const { rows: told } = await sql<{ body: string }>`
      select body from outbox where to_address = 'dan.petrescu@demo.example' and body like '%cod de unică folosință%'`.execute(
      api.database.kysely,
    );
    expect(told.at(-1)?.body).toContain('Călin Dobre');
    const plain = code.replaceAll('-', '');
    const { rows } = await sql<{ found: string }>`
      select 'outbox' as found from outbox where body like ${`%${code}%`}
      union all select 'audit' from audit_log entry where entry::text ~ ${`${code}|${plain}`}
      union all select 'invitation' from user_invitation entry where entry::text ~ ${`${code}|${plain}`}
      union all select 'idempotency' from idempotency_key entry where entry::text ~ ${`${code}|${plain}`}`.execute(
      api.database.kysely,
    );
    expect(rows).toEqual([]);
  });
});
