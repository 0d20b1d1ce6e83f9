import type { Schema } from '@dosar/openapi';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { inTenant } from '#src/kernel/database/index.ts';
import { startTestApi } from '#src/testing/start-test-api.ts';
import type { CallerHeaders } from '#src/testing/test-sessions.ts';

const api = startTestApi({ people: ['irina.neagu', 'dan.petrescu'] });
let calin: CallerHeaders;
const password = 'Primavara-la-Sinaia-2026';

beforeAll(async () => {
  calin = await api.tokenFor('calin.dobre');
});

const get = async <Body>(url: string, who = calin) =>
  (await api.inject({ url: `/api/user/${url}`, headers: { ...who } })).json<Body>();
const post = (call: string, payload: object, who = calin) =>
  api.inject({ method: 'POST', url: `/api/user/${call}`, headers: { ...who }, payload });
const userNamed = async (username: string) =>
  get<Schema<'User'>>(`getUser/${(await api.userNamed(username)).userId}`);
/** Does something to a person as they are now. */
const act = async (call: string, username: string, more: object = {}, who = calin) => {
  const { row, row_version } = await userNamed(username);
  return post(`${call}/${row.user_id}`, { row_version, ...more }, who);
};
const reasonOf = (answer: { json: () => { context?: { reason?: string } } }) => answer.json().context?.reason;

const ioana = {
  username: 'ioana.pop',
  full_name: 'Ioana Pop',
  email: 'ioana.pop@example.com',
  language: 'ro',
  team_id: null,
  role_codes: ['claims.handler'],
};

/** The key in the newest link that was sent to an address. */
async function keySentTo(address: string): Promise<string> {
  const mail = (await api.outbox(address)).find(({ body }) => body.includes('/invitation/'));
  return /\/invitation\/([\w-]+)/.exec(mail?.body ?? '')?.[1] ?? '';
}
const open = (key: string) =>
  api.inject({ method: 'POST', url: '/api/auth/invitationToken', payload: { key } });
/** Chooses a password by a link, as the invited person does. */
async function choose(key: string) {
  const opened = await open(key);
  const { idToken, refreshToken } = opened.json<{ idToken: string; refreshToken: string }>();
  return api.inject({
    method: 'POST',
    url: '/api/auth/renew',
    headers: {
      authorization: `Bearer ${idToken}`,
      'x-refresh-token': refreshToken,
      'x-correlation-token': refreshToken,
    },
    payload: { password },
  });
}
const signIn = (username: string) =>
  api.inject({ method: 'POST', url: '/api/auth/appToken', payload: { username, password } });

describe('R8 E5 an invited person', () => {
  test('chooses a password by the link, once, and signs in with the roles that were given', async () => {
    const invited = await post('inviteUser', ioana);
    expect(invited.statusCode).toBe(201);
    expect(invited.json<Schema<'User'>>().row).toMatchObject({ state: 'invited', full_name: 'Ioana Pop' });
    expect((await signIn('ioana.pop')).statusCode).toBe(400);

    const key = await keySentTo(ioana.email);
    expect((await choose(key)).json()).toMatchObject({ passUpdated: true });
    const answer = await signIn('ioana.pop');
    expect(answer.json()).toMatchObject({ profile: { username: 'ioana.pop', roles: ['claims.handler'] } });
    expect((await userNamed('ioana.pop')).row).toMatchObject({
      state: 'active',
      invitation_expires_at: null,
    });
    expect((await open(key)).statusCode).toBe(404);
  });

  test('finds the link closed after seven days, and the next one open', async () => {
    const dan = { ...ioana, username: 'dan.nou', email: 'dan.nou@example.com', full_name: 'Dan Nou' };
    expect((await post('inviteUser', dan)).statusCode).toBe(201);
    const first = await keySentTo(dan.email);
    expect((await act('sendUserLink', 'dan.nou')).statusCode).toBe(201);
    expect((await open(first)).statusCode).toBe(404);
    const second = await keySentTo(dan.email);
    await api.letPass({ minutes: 7 * 24 * 60 });
    calin = await api.tokenFor('calin.dobre');
    expect((await open(second)).statusCode).toBe(404);
    await act('sendUserLink', 'dan.nou');
    expect((await open(await keySentTo(dan.email))).statusCode).toBe(200);
  });

  test('has a user name of their own, in every organisation, and an address of their own in this one', async () => {
    expect(
      reasonOf(await post('inviteUser', { ...ioana, username: 'Alfa.Ana', email: 'alta@example.com' })),
    ).toBe('username_taken');
    expect(reasonOf(await post('inviteUser', { ...ioana, username: 'ioana.alta' }))).toBe('email_taken');
  });
});

describe('R8 roles', () => {
  test('are given and taken by an administrator, and the person hears of it', async () => {
    const given = await act('giveRole', 'ana.ionescu', { role_code: 'claims.manager' });
    expect(given.json<Schema<'User'>>().roles.map(({ role_code: code }) => code)).toContain('claims.manager');
    const told = (await api.outbox('ana.ionescu@demo.example')).filter(({ body }) =>
      body.includes('Manager daune'),
    );
    expect(told).toMatchObject([{ body: expect.stringContaining('Călin Dobre') }]);
    const taken = await act('takeRole', 'ana.ionescu', { role_code: 'claims.manager' });
    expect(taken.json<Schema<'User'>>().roles.map(({ role_code: code }) => code)).not.toContain(
      'claims.manager',
    );
  });

  test('of one’s own are changed by nobody, and that of an application configurator by who has it', async () => {
    expect(reasonOf(await act('giveRole', 'calin.dobre', { role_code: 'claims.manager' }))).toBe('own_roles');
    await sql`delete from user_role where role_code = 'app.configurator' and user_id =
      (select user_id from app_user where username = 'calin.dobre')`.execute(api.database.kysely);
    expect(reasonOf(await act('giveRole', 'ana.ionescu', { role_code: 'app.configurator' }))).toBe(
      'role_not_administered',
    );
    const user = await userNamed('ana.ionescu');
    expect(user.roles_to_give.map(({ role_code: code }) => code)).not.toContain('app.configurator');
  });
});

describe('R8 E5 the access of a person', () => {
  test('ends one sign-in at a time, or all of them', async () => {
    const [first, second] = [await api.tokenFor('dan.petrescu'), await api.tokenFor('dan.petrescu')];
    const ofDan = (who: CallerHeaders) =>
      api.inject({ url: '/api/auth/browseSessions', headers: { ...who } });
    const shown = await userNamed('dan.petrescu');
    expect(shown.sessions).toHaveLength(2);
    const ended = await act('endUserSessions', 'dan.petrescu', { session_id: shown.sessions[0]?.session_id });
    expect(ended.json<Schema<'User'>>().sessions).toHaveLength(1);
    const codes = [(await ofDan(first)).statusCode, (await ofDan(second)).statusCode];
    expect(codes.toSorted()).toEqual([200, 401]);
    await act('endUserSessions', 'dan.petrescu', { session_id: null });
    expect((await userNamed('dan.petrescu')).sessions).toEqual([]);
    expect([(await ofDan(first)).statusCode, (await ofDan(second)).statusCode]).toEqual([401, 401]);
  });

  test('is not ended by the number of a session of somebody else', async () => {
    await api.tokenFor('elena.rusu');
    const [session] = (await userNamed('elena.rusu')).sessions;
    const answer = await act('endUserSessions', 'dan.petrescu', { session_id: session?.session_id });
    expect(answer.statusCode).toBe(404);
    expect((await userNamed('elena.rusu')).sessions).toHaveLength(1);
  });

  test('is restricted to networks, but nobody locks out themselves', async () => {
    const contacts = {
      full_name: 'Călin Dobre',
      email: 'calin.dobre@demo.example',
      phone: null,
      language: 'ro',
    };
    const elsewhere = { ...contacts, allowed_addresses: ['198.51.100.0/24'] };
    expect(reasonOf(await act('saveUser', 'calin.dobre', elsewhere))).toBe('own_address');
    const wrong = await act('saveUser', 'calin.dobre', { ...contacts, allowed_addresses: ['10.0.0.0/33'] });
    expect(wrong.statusCode).toBe(422);
  });

  test('of somebody who works is opened by nobody a second time: the password stays', async () => {
    const key = await keySentTo('radu.marin@demo.example');
    await act('reactivateUser', 'radu.marin');
    expect(await keySentTo('radu.marin@demo.example')).toBe(key);
    expect((await userNamed('radu.marin')).row.state).toBe('active');
  });

  test('of somebody who left ends at once, and opens again by a new link only', async () => {
    const elena = await api.tokenFor('elena.rusu');
    expect(
      (await act('deactivateUser', 'elena.rusu', { hand_over: [], note: null })).json<Schema<'User'>>().row
        .state,
    ).toBe('deactivated');
    expect((await api.inject({ url: '/api/auth/browseSessions', headers: { ...elena } })).statusCode).toBe(
      401,
    );
    const opened = await act('reactivateUser', 'elena.rusu');
    expect(opened.json<Schema<'User'>>().row.state).not.toBe('deactivated');
    const key = await keySentTo('elena.rusu@demo.example');
    expect((await choose(key)).statusCode).toBe(200);
    expect((await signIn('elena.rusu')).statusCode).toBe(200);
  });
});

describe('R8 the last administrator', () => {
  test('stays, whatever is tried', async () => {
    await act('giveRole', 'irina.neagu', { role_code: 'org.configurator' });
    const irina = await api.tokenFor('irina.neagu');
    expect((await act('lockUser', 'calin.dobre', { reason: 'Telefon pierdut' }, irina)).statusCode).toBe(201);
    const { row, row_version } = await get<Schema<'User'>>(
      `getUser/${(await api.userNamed('irina.neagu')).userId}`,
      irina,
    );
    expect(
      (await post(`lockUser/${row.user_id}`, { row_version, reason: 'Plecare' }, irina)).statusCode,
    ).toBe(409);
    const { orgId } = await api.userNamed('irina.neagu');
    await expect(
      inTenant(api.database, orgId, (tx) =>
        sql`update app_user set is_active = false where user_id = ${row.user_id}`.execute(tx),
      ),
    ).rejects.toThrow('The last administrator stays.');
  });
});
