import { beforeAll, expect, test } from 'vitest';
import { demoPassword } from '#src/demo-world.ts';
import { startTestApi } from '#src/testing/start-test-api.ts';
import { letReplace } from '#src/testing/let-replace.ts';
import type { CallerHeaders } from '#src/testing/test-sessions.ts';

const api = startTestApi({ people: ['paula.vasile', 'petru.lazar', 'nord.mihai'] });
beforeAll(() => letReplace(api, 'ana.ionescu', 'radu.marin'));

async function check(headers: CallerHeaders, password: string) {
  const answer = await api.inject({
    method: 'POST',
    url: '/api/auth/checkPass',
    headers,
    payload: { password },
  });
  return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() };
}

const signIn = async (username: string) =>
  (
    await api.inject({
      method: 'POST',
      url: '/api/auth/appToken',
      payload: { username, password: demoPassword },
    })
  ).statusCode;

const opens = async (headers: CallerHeaders) =>
  (await api.inject({ url: '/api/assignment/browseStatuses', headers })).statusCode;

test('C7 V2 the present password is told from any other', async () => {
  const headers = await api.tokenFor('ana.ionescu');

  expect(await check(headers, demoPassword)).toEqual({ status: 200, body: { passValid: true } });
  expect(await check(headers, 'Claims-2026-ok')).toEqual({ status: 200, body: { passValid: false } });
  expect(await check(headers, demoPassword.normalize('NFD'))).toMatchObject({ body: { passValid: true } });
});

test('C7 the right one clears what was counted, as at the login', async () => {
  const headers = await api.tokenFor('radu.marin');
  for (const _ of Array.from({ length: 3 })) {
    for (const guess of ['eins', 'zwei', 'drei', 'vier']) await check(headers, guess);
    expect((await check(headers, demoPassword)).body).toEqual({ passValid: true });
  }
});

test('C7 the fifth wrong one ends the session and blocks the name, here and at the login', async () => {
  const [stolen, other] = [await api.tokenFor('paula.vasile'), await api.tokenFor('paula.vasile')];
  for (const guess of ['unu', 'doi', 'trei', 'patru'])
    expect(await check(stolen, guess)).toEqual({ status: 200, body: { passValid: false } });

  expect(await check(stolen, 'cinci')).toMatchObject({ status: 401, body: { code: 'session_revoked' } });
  // The server remembers a session until it hears of the change.
  await expect.poll(() => opens(stolen)).toBe(401);
  expect(await signIn('paula.vasile')).toBe(403);

  expect(await check(other, demoPassword)).toMatchObject({ status: 403, body: { code: 'account_locked' } });
  expect(await opens(other)).toBe(200);
  await api.letPass({ minutes: 16 });
  expect(await signIn('paula.vasile')).toBe(200);
});

test('C7 guesses at the login and in a session are counted together', async () => {
  const headers = await api.tokenFor('petru.lazar');
  for (const guess of ['unu', 'doi'])
    await api.inject({
      method: 'POST',
      url: '/api/auth/appToken',
      payload: { username: 'petru.lazar', password: guess },
    });
  for (const guess of ['trei', 'patru']) expect((await check(headers, guess)).status).toBe(200);
  expect((await check(headers, 'cinci')).status).toBe(401);
});

test('C7 of fifty guesses at once five are looked at', async () => {
  const headers = await api.tokenFor('elena.rusu');
  const answers = await Promise.all(Array.from({ length: 50 }, () => check(headers, 'wrong')));
  const count = (status: number) => answers.filter((answer) => answer.status === status).length;

  expect([count(200), count(401), count(403)]).toEqual([4, 1, 45]);
});

test('P4 nobody learns the password of somebody whom they replace, and external users have none', async () => {
  const acting = await api.tokenFor('radu.marin', { actor: 'ana.ionescu' });
  const external = await api.tokenFor('nord.mihai');
  for (const headers of [acting, external])
    expect(await check(headers, demoPassword)).toMatchObject({ status: 403, body: { code: 'forbidden' } });
});

test('C7 each look at a password is in the audit log, without the password', async () => {
  const headers = await api.tokenFor('calin.dobre');
  await check(headers, 'greșită-de-tot');
  await check(headers, demoPassword);
  const { userId } = await api.userNamed('calin.dobre');
  const entries = await api.database.kysely
    .selectFrom('audit_log')
    .select(['event', 'outcome', 'reason', 'entity', 'data'])
    .where('actor_user_id', '=', userId)
    .orderBy('seq')
    .execute();
  const about = { event: 'PASSWORD_CHECKED', entity: 'user', data: {} };
  expect(entries).toEqual([
    { ...about, outcome: 'refused', reason: 'invalid_credentials' },
    { ...about, outcome: 'success', reason: null },
  ]);
});
