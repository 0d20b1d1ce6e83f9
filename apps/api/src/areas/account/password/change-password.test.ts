import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { demoPassword } from '#src/demo-world.ts';
import { inTenant } from '#src/kernel/database/index.ts';
import { sessionIdOf } from '#src/kernel/session/refresh-token.ts';
import { startTestApi } from '#src/testing/start-test-api.ts';
import { letReplace } from '#src/testing/let-replace.ts';
import { headersOf, type CallerHeaders } from '#src/testing/test-sessions.ts';
import { lockUser } from '../session/session-repository.ts';

const api = startTestApi({
  people: [
    'sorin.matei',
    'dan.petrescu',
    'petru.lazar',
    'otilia.popa',
    'paula.vasile',
    'nord.mihai',
    'emil.vechi',
  ],
});
beforeAll(() => letReplace(api, 'ana.ionescu', 'radu.marin'));
const newPassword = 'Patru mere verzi, 88';

type Answer = {
  passUpdated: boolean;
  errorMessage: string | null;
  idToken: string;
  refreshToken: string;
  profile: { username: string; kind: string };
};

async function change(headers: CallerHeaders, password: string, old = demoPassword, language = 'ro') {
  const answer = await api.inject({
    method: 'POST',
    url: '/api/auth/updatePass',
    headers: { ...headers, 'accept-language': language },
    payload: { password, old_password: old },
  });
  return { status: answer.statusCode, body: answer.json<Answer>() };
}

async function signIn(username: string, password: string) {
  const payload = { username, password };
  return (await api.inject({ method: 'POST', url: '/api/auth/appToken', payload })).statusCode;
}

const opens = async (headers: CallerHeaders) =>
  (await api.inject({ url: '/api/assignment/browseStatuses', headers })).statusCode;

const refusedWith = (errorMessage: unknown) => ({
  status: 200,
  body: { passUpdated: false, errorMessage, profile: null, idToken: null, refreshToken: null },
});

test('C8 T3 the new password holds, this session goes on with new tokens, every other one is over', async () => {
  const [here, elsewhere] = [await api.tokenFor('ana.ionescu'), await api.tokenFor('ana.ionescu')];
  const acting = await api.tokenFor('radu.marin', { actor: 'ana.ionescu' });
  const colleague = await api.tokenFor('maria.stan');
  const { status, body } = await change(here, newPassword);

  expect(status).toBe(200);
  expect(body).toMatchObject({
    passUpdated: true,
    errorMessage: null,
    profile: { username: 'ana.ionescu', kind: 'staff' },
  });
  expect(await opens(headersOf(body))).toBe(200);
  expect(body.refreshToken).not.toBe(here['x-refresh-token']);
  expect([await opens(elsewhere), await opens(acting), await opens(colleague)]).toEqual([401, 401, 200]);
  expect([await signIn('ana.ionescu', demoPassword), await signIn('ana.ionescu', newPassword)]).toEqual([
    400, 200,
  ]);
});

test('C8 the user is told by e-mail, and the audit log keeps it', async () => {
  const headers = await api.tokenFor('maria.stan');
  await change(headers, newPassword);

  const [mail] = await api.outbox('maria.stan@demo.example');
  expect(mail).toMatchObject({ kind: 'email', subject: 'Parola a fost schimbată' });
  expect(mail?.body).not.toContain(newPassword);
  const { rows } = await sql<{ event: string; outcome: string }>`
    select event, outcome from audit_log where event = 'PASSWORD_CHANGED'
      and actor_user_id = ${(await api.userNamed('maria.stan')).userId}`.execute(api.database.kysely);
  expect(rows).toEqual([{ event: 'PASSWORD_CHANGED', outcome: 'success' }]);
});

test('C8 a tab that refreshes with the tokens before gets the same new ones', async () => {
  const headers = await api.tokenFor('sorin.matei');
  const { body } = await change(headers, newPassword);
  const refreshed = await api.inject({
    method: 'POST',
    url: '/api/auth/refreshToken',
    payload: { refresh_token: headers['x-refresh-token'] },
  });
  expect(refreshed.json<Answer>().refreshToken).toBe(body.refreshToken);
});

test('C8 V2 X10 without the right old password nothing changes, and it is counted', async () => {
  const headers = await api.tokenFor('dan.petrescu');
  for (const guess of ['unu', 'doi', 'trei', 'patru'])
    expect(await change(headers, newPassword, guess)).toEqual(refusedWith('Vechea parola nu e corecta.'));
  expect(await change(headers, newPassword, 'cinci')).toMatchObject({ status: 401 });
  // The server remembers a session until it hears of the change.
  await expect.poll(() => opens(headers)).toBe(401);
  expect(await signIn('dan.petrescu', demoPassword)).toBe(403);
});

describe('a password that is not taken says why, in the policy’s words', () => {
  test.each([
    ['V3 too short', 'Patru mere', 'Parola trebuie sa aiba cel putin 12 caractere'],
    ['V4 the user name in it', 'x-Petru.Lazar-x', 'Parola nu poate conține numele de utilizator.'],
    ['V4 the organisation in it', 'asigurareademo-88', 'Parola nu poate conține numele organizației.'],
    ['V4 a month in it', 'Din Octombrie 88', 'Parola nu poate conține numele unei luni.'],
    ['one that everybody tries', '123456789987654321', /se ghicește ușor/],
    ['the old one once more', demoPassword, 'Parola nouă trebuie să fie alta decât cea veche.'],
  ])('C8 %s', async (_why, password, text) => {
    const headers = await api.tokenFor('petru.lazar');
    const expected = text instanceof RegExp ? expect.stringMatching(text) : text;
    expect(await change(headers, password)).toEqual(refusedWith(expected));
    expect(await opens(headers)).toBe(200);
    expect(await signIn('petru.lazar', demoPassword)).toBe(200);
  });

  test('C8 V5 the expression of the organisation is not met', async () => {
    const headers = await api.tokenFor('alfa.ana');
    expect(await change(headers, 'patru mere verzi')).toEqual(
      refusedWith('Parola trebuie să aibă cel puțin o literă mare și o cifră.'),
    );
    expect((await change(headers, newPassword)).body.passUpdated).toBe(true);
  });

  test('C8 in the language of the reader where the policy has no words', async () => {
    const headers = await api.tokenFor('petru.lazar');
    expect(await change(headers, 'short', demoPassword, 'en')).toEqual(
      refusedWith('The password must have at least 12 characters'),
    );
  });
});

test('K3 E5 an organisation without a policy asks for five characters', async () => {
  const { userId, orgId } = await api.userNamed('calin.dobre');
  await sql`update organisation set app_metadata = app_metadata - 'credentials' where org_id = ${orgId}`.execute(
    api.database.kysely,
  );
  const headers = await api.tokenFor('calin.dobre');

  expect(await change(headers, 'zx8q')).toEqual(refusedWith('Parola trebuie sa aiba cel putin 5 caractere'));
  const { body } = await change(headers, 'zx8qv');
  expect(body).toMatchObject({
    passUpdated: true,
    profile: { user_id: userId, app_metadata: { credentials: { password_policy: { min_length: 5 } } } },
  });
});

test('C8 long passwords, spaces and every script are taken as they are', async () => {
  const password = `Пять яблок 五个苹果 ${'🍏'.repeat(200)}`;
  const { body } = await change(await api.tokenFor('otilia.popa'), password);
  expect(body.passUpdated).toBe(true);
  expect(await signIn('otilia.popa', password.normalize('NFD'))).toBe(200);
});

test('C8 of two changes at once one holds, and the other is told that its old password is old', async () => {
  const [first, second] = [await api.tokenFor('elena.rusu'), await api.tokenFor('elena.rusu')];
  const answers = await Promise.all([change(first, 'Prima parola, 17'), change(second, 'A doua parola, 18')]);
  expect(answers.filter(({ body }) => body.passUpdated)).toHaveLength(1);
  expect([200, 401]).toContain(answers.find(({ body }) => !body.passUpdated)?.status);
});

test('a change waits for its user before it holds any session, so that no two changes wait for each other', async () => {
  const headers = await api.tokenFor('paula.vasile');
  const sessionId = sessionIdOf(headers['x-refresh-token']);
  const { orgId, userId } = await api.userNamed('paula.vasile');

  const { answer } = await inTenant(api.runtime.db, orgId, async (tx) => {
    await lockUser(tx, orgId, userId);
    const changing = change(headers, newPassword);
    // Others of this server may wait for rows of theirs as well.
    const waiting = async () =>
      (await sql`select from pg_locks where locktype = 'transactionid' and not granted`.execute(tx)).rows
        .length;
    await expect.poll(waiting, { interval: 20 }).toBeGreaterThan(0);
    await sql`select from session where session_id = ${sessionId} for update nowait`.execute(tx);
    return { answer: changing };
  });
  expect(await answer).toMatchObject({ status: 200, body: { passUpdated: true } });
});

test('P4 not in the name of somebody else, not for external users, not before the login is complete', async () => {
  const refused = [
    await api.tokenFor('radu.marin', { actor: 'ana.ionescu' }),
    await api.tokenFor('nord.mihai'),
    await api.tokenFor('emil.vechi', { kind: 'renew' }),
  ];
  for (const headers of refused) expect((await change(headers, newPassword)).status).toBe(403);
  expect(await signIn('radu.marin', demoPassword)).toBe(200);
});
