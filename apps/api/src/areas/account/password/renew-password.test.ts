import { expect, test } from 'vitest';
import { demoPassword } from '#src/demo-world.ts';
import { startTestApi } from '#src/testing/start-test-api.ts';
import { headersOf, type CallerHeaders } from '#src/testing/test-sessions.ts';

const api = startTestApi({ people: ['emil.vechi', 'nou.venit', 'birou.fix', 'otilia.popa'] });
const newPassword = 'Patru mere verzi, 88';

type Tokens = { idToken: string; refreshToken: string; profile: Record<string, unknown> };

async function signIn(username: string, password = demoPassword) {
  const payload = { username, password };
  return (await api.inject({ method: 'POST', url: '/api/auth/appToken', payload })).json<Tokens>();
}

async function renew(headers: CallerHeaders, password: string) {
  const answer = await api.inject({ method: 'POST', url: '/api/auth/renew', headers, payload: { password } });
  return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() };
}

async function refresh({ refreshToken }: Tokens) {
  const payload = { refresh_token: refreshToken };
  return (await api.inject({ method: 'POST', url: '/api/auth/refreshToken', payload })).json<Tokens>();
}

const opens = async (headers: CallerHeaders) =>
  (await api.inject({ url: '/api/assignment/browseStatuses', headers })).statusCode;

test.each([
  ['emil.vechi', 'is_expired'],
  ['nou.venit', 'is_default_pass'],
])(
  'C9 T1 %s gives a new password, and the next refresh brings tokens that open everything',
  async (username, due) => {
    const [waiting, elsewhere] = [await signIn(username), await api.tokenFor(username)];
    expect(waiting.profile).toMatchObject({ kind: 'renew', [due]: true });
    expect(await renew(headersOf(waiting), newPassword)).toEqual({
      status: 200,
      body: { passUpdated: true, errorMessage: null },
    });

    // The server remembers a session until it hears of the change.
    await expect.poll(() => opens(headersOf(waiting))).toBe(401);
    const staff = await refresh(waiting);
    expect(staff.profile).toMatchObject({ kind: 'staff', [due]: false, roles: ['claims.handler'] });
    expect(await opens(headersOf(staff))).toBe(200);
    expect(await opens(elsewhere)).toBe(401);
    expect((await signIn(username, newPassword)).profile).toMatchObject({ kind: 'staff' });

    const [mail] = await api.outbox(`${username}@demo.example`);
    expect(mail).toMatchObject({ subject: 'Parola a fost schimbată' });
  },
);

test('C9 it works once: the session then waits for nothing', async () => {
  const headers = await api.tokenFor('birou.fix', { kind: 'renew' });
  const answers = await Promise.all([renew(headers, newPassword), renew(headers, 'Alte mere verzi, 89')]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403]);
  expect((await renew(headers, 'Si alte mere, 90')).status).toBe(401);
});

test('C9 X8 what the policy refuses is told in its words, and the old password is no new one', async () => {
  const headers = await api.tokenFor('radu.marin', { kind: 'renew' });
  for (const [password, errorMessage] of [
    ['scurta', 'Parola trebuie sa aiba cel putin 12 caractere'],
    ['Parola mea din mai', 'Parola nu poate conține numele unei luni.'],
    ['123456789987654321', 'Parola este folosită de prea mulți și se ghicește ușor. Alegeți alta.'],
    [demoPassword, 'Parola nouă trebuie să fie alta decât cea veche.'],
  ] as const)
    expect(await renew(headers, password)).toEqual({
      status: 200,
      body: { passUpdated: false, errorMessage },
    });
  expect((await signIn('radu.marin')).profile).toMatchObject({ kind: 'staff' });
});

test('C9 nobody else may: neither who is signed in already, nor who still owes a code', async () => {
  for (const kind of ['staff', 'pre_auth'] as const)
    expect((await renew(await api.tokenFor('maria.stan', { kind }), newPassword)).status).toBe(403);
});

test('C9 who owes a code and a new password gives the code first', async () => {
  const { userId } = await api.userNamed('otilia.popa');
  await api.database.kysely
    .updateTable('app_user')
    .set({ is_password_expired: true })
    .where('user_id', '=', userId)
    .execute();
  expect((await signIn('otilia.popa')).profile).toMatchObject({ kind: 'pre_auth', is_expired: true });
});
