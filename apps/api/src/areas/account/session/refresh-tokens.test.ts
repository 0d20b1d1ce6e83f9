import { beforeAll, describe, expect, test } from 'vitest';
import { headersOf, type CallerHeaders } from '#src/testing/test-sessions.ts';
import { startTestApi } from '#src/testing/start-test-api.ts';
import { letReplace } from '#src/testing/let-replace.ts';

const api = startTestApi();
beforeAll(() => letReplace(api, 'ana.ionescu', 'radu.marin'));

type Pair = { idToken: string; refreshToken: string };

async function refresh(refreshToken: string, more: Record<string, string> = {}) {
  const payload = { refresh_token: refreshToken, ...more };
  const answer = await api.inject({ method: 'POST', url: '/api/auth/refreshToken', payload });
  return {
    status: answer.statusCode,
    body: answer.json<Pair & { code?: string; profile: { username: string } }>(),
  };
}

const tokenOf = (headers: CallerHeaders) => headers['x-refresh-token'];
const ordinaryCall = async (headers: CallerHeaders) =>
  (await api.inject({ url: '/api/assignment/browseStatuses', headers })).json<{ code?: string }>().code ??
  'let in';

describe('refreshing the tokens of a session', () => {
  test('C5 replaces both tokens and answers with the profile', async () => {
    const before = await api.tokenFor('ana.ionescu');
    const { status, body } = await refresh(tokenOf(before));

    expect(status).toBe(200);
    expect(body.profile.username).toBe('ana.ionescu');
    expect(body.refreshToken).not.toBe(tokenOf(before));
    expect(await ordinaryCall(headersOf(body))).toBe('let in');
  });

  test('calls already on their way with the tokens before are let in for a minute', async () => {
    const before = await api.tokenFor('ana.ionescu');
    await refresh(tokenOf(before));

    expect(await ordinaryCall(before)).toBe('let in');
    await api.letPass({ minutes: 1.1 });
    expect(await ordinaryCall(before)).toBe('refresh_token_expired');
  });

  test('a lost answer is asked for again within 30 seconds and is the same', async () => {
    const token = tokenOf(await api.tokenFor('ana.ionescu'));
    const first = await refresh(token);
    await api.letPass({ minutes: 0.4 });

    expect((await refresh(token)).body.refreshToken).toBe(first.body.refreshToken);
  });
});

describe('a copied refresh token', () => {
  test('presented after the grace time ends the session for everybody and is recorded', async () => {
    const copied = tokenOf(await api.tokenFor('ana.ionescu'));
    const { body: owner } = await refresh(copied);
    await api.letPass({ minutes: 0.6 });

    expect(await refresh(copied)).toMatchObject({ status: 401, body: { code: 'session_revoked' } });
    expect(await refresh(owner.refreshToken)).toMatchObject({
      status: 401,
      body: { code: 'session_revoked' },
    });
    expect(await ordinaryCall(headersOf(owner))).toBe('session_revoked');

    const recorded = await api.database.kysely
      .selectFrom('audit_log')
      .select(['event', 'outcome'])
      .where('entity_id', '=', copied.split('.')[0] ?? '')
      .where('event', '=', 'REFRESH_TOKEN_REUSED')
      .execute();
    expect(recorded).toEqual([{ event: 'REFRESH_TOKEN_REUSED', outcome: 'refused' }]);
  });

  test('from two generations back ends the session at any time', async () => {
    const first = tokenOf(await api.tokenFor('ana.ionescu'));
    const second = (await refresh(first)).body.refreshToken;
    const third = (await refresh(second)).body.refreshToken;

    expect(await refresh(first)).toMatchObject({ status: 401, body: { code: 'session_revoked' } });
    expect(await refresh(third)).toMatchObject({ status: 401, body: { code: 'session_revoked' } });
  });

  test.each(['nonsense', `01890000-0000-7000-8000-000000000001.${'x'.repeat(43)}`])(
    'that is %s opens nothing',
    async (token) => {
      expect(await refresh(token)).toMatchObject({ status: 401, body: { code: 'refresh_token_expired' } });
    },
  );

  test('that names a session and was never issued opens nothing and ends nothing', async () => {
    const headers = await api.tokenFor('ana.ionescu');
    const [sessionId = ''] = tokenOf(headers).split('.');

    expect(await refresh(`${sessionId}.${'x'.repeat(43)}`)).toMatchObject({
      status: 401,
      body: { code: 'refresh_token_expired' },
    });
    expect(await ordinaryCall(headers)).toBe('let in');
  });

  test('of somebody who acts ends their own session too: whoever has the copy could have returned to it', async () => {
    const own = await api.tokenFor('ana.ionescu');
    const { userId } = await api.userNamed('radu.marin');
    const acting = await api.inject({
      method: 'POST',
      url: '/api/auth/impersonate',
      headers: own,
      payload: { user_id: userId },
    });
    const copied = acting.json<Pair>().refreshToken;
    await refresh((await refresh(copied)).body.refreshToken);

    expect(await refresh(copied)).toMatchObject({ status: 401, body: { code: 'session_revoked' } });
    expect(await ordinaryCall(own)).toBe('session_revoked');
  });
});

describe('the end of a session', () => {
  test('refreshing does not count as activity: after an hour alone it is over', async () => {
    let token = tokenOf(await api.tokenFor('ana.ionescu'));
    for (let minutes = 0; minutes < 50; minutes += 10) {
      await api.letPass({ minutes: 10 });
      token = (await refresh(token)).body.refreshToken;
    }
    await api.letPass({ minutes: 11 });
    expect(await refresh(token)).toMatchObject({ status: 401, body: { code: 'refresh_token_expired' } });
  });

  test('working keeps it open, but never longer than twelve hours', async () => {
    let headers = await api.tokenFor('ana.ionescu');
    for (let minutes = 0; minutes < 11 * 60; minutes += 30) {
      await api.letPass({ minutes: 30 });
      headers = headersOf((await refresh(tokenOf(headers))).body);
      expect(await ordinaryCall(headers)).toBe('let in');
    }
    await api.letPass({ minutes: 59 });
    headers = headersOf((await refresh(tokenOf(headers))).body);
    await api.letPass({ minutes: 2 });
    expect(await refresh(tokenOf(headers))).toMatchObject({
      status: 401,
      body: { code: 'refresh_token_expired' },
    });
  });

  test('the body of a refresh never changes whom the session stands for', async () => {
    const token = tokenOf(await api.tokenFor('ana.ionescu'));
    const { userId } = await api.userNamed('maria.stan');

    expect(await refresh(token, { new_user_id: userId })).toMatchObject({ status: 405 });
    expect((await refresh(token)).body.profile.username).toBe('ana.ionescu');
  });

  test('T12 the refresh of a replacing user keeps both', async () => {
    const token = tokenOf(await api.tokenFor('radu.marin', { actor: 'ana.ionescu' }));
    const [radu, ana] = [await api.userNamed('radu.marin'), await api.userNamed('ana.ionescu')];
    const answer = await refresh(token, { new_user_id: radu.userId, impersonated_by_user_id: ana.userId });

    expect(answer.body.profile).toMatchObject({
      username: 'radu.marin',
      impersonated_by_user_id: ana.userId,
      replaced_user_full_name: 'Radu Marin',
    });
  });
});
