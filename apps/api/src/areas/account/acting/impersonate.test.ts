import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { headersOf, type CallerHeaders } from '#src/testing/test-sessions.ts';
import { startTestApi } from '#src/testing/start-test-api.ts';
import { letReplace } from '#src/testing/let-replace.ts';

const api = startTestApi();

type Tokens = { idToken: string; refreshToken: string };
type Answer = { status: number; code?: string; profile: Record<string, unknown> } & Tokens;

const ids: Record<string, string> = {};
let ana: CallerHeaders;

beforeAll(() => letReplace(api, 'ana.ionescu', 'radu.marin'));

beforeEach(async () => {
  for (const name of ['ana.ionescu', 'radu.marin', 'maria.stan', 'elena.rusu'])
    ids[name] = (await api.userNamed(name)).userId;
  ana = await api.tokenFor('ana.ionescu');
});

async function impersonate(headers: CallerHeaders, username: string): Promise<Answer> {
  const payload = { user_id: ids[username] };
  const answer = await api.inject({ method: 'POST', url: '/api/auth/impersonate', headers, payload });
  return { ...answer.json<Answer>(), status: answer.statusCode };
}

async function statusOf(headers: CallerHeaders, url = '/api/assignment/browseStatuses') {
  const answer = await api.inject({ url, headers });
  return answer.statusCode === 200 ? 'let in' : answer.json<{ code: string }>().code;
}

async function refresh(refreshToken: string, more: Record<string, string | undefined> = {}): Promise<Answer> {
  const payload = { refresh_token: refreshToken, ...more };
  const answer = await api.inject({ method: 'POST', url: '/api/auth/refreshToken', payload });
  return { ...answer.json<Answer>(), status: answer.statusCode };
}

describe('acting for a replaced user', () => {
  test('T12 P3 brings tokens and the profile of that user, and remembers who really acts', async () => {
    const acting = await impersonate(ana, 'radu.marin');

    expect(acting).toMatchObject({
      status: 200,
      profile: {
        username: 'radu.marin',
        user_id: ids['radu.marin'],
        impersonated_by_user_id: ids['ana.ionescu'],
        impersonated_by_full_name: 'Ana Ionescu',
        replaced_user_full_name: 'Radu Marin',
        replaced_users: [],
      },
    });
    expect(await statusOf(headersOf(acting))).toBe('let in');
  });

  test('T12 refresh repeats both ids; a body that names somebody else switches nobody', async () => {
    const acting = await impersonate(ana, 'radu.marin');
    const both = { new_user_id: ids['radu.marin'], impersonated_by_user_id: ids['ana.ionescu'] };

    for (const tampered of [
      { ...both, new_user_id: ids['maria.stan'] },
      { ...both, impersonated_by_user_id: ids['maria.stan'] },
      { new_user_id: ids['ana.ionescu'] },
    ])
      expect(await refresh(acting.refreshToken, tampered)).toMatchObject({
        status: 405,
        code: 'correlation_token_changed',
      });
    const refreshed = await refresh(acting.refreshToken, both);
    expect(refreshed.profile).toMatchObject({
      username: 'radu.marin',
      impersonated_by_user_id: ids['ana.ionescu'],
      impersonated_by_full_name: 'Ana Ionescu',
    });
    expect(await statusOf(headersOf(refreshed))).toBe('let in');
  });

  test('T12 X3 the tab that still shows the old user is told that its identity changed', async () => {
    const acting = headersOf(await impersonate(ana, 'radu.marin'));
    const staleTab = { ...acting, authorization: ana.authorization };
    expect(await statusOf(staleTab)).toBe('correlation_token_changed');

    const own = headersOf(await impersonate(acting, 'ana.ionescu'));
    const tabThatStillActs = { ...own, authorization: acting.authorization };
    expect(await statusOf(tabThatStillActs)).toBe('correlation_token_changed');
  });

  test("brings the rights of that user and none of one's own", async () => {
    await letReplace(api, 'maria.stan', 'elena.rusu');
    const acting = await impersonate(await api.tokenFor('maria.stan'), 'elena.rusu');

    expect(acting.profile['roles']).toEqual(['AC.Assessor', 'assessment.selfmanaged']);
  });

  test('begun again, ends what was begun before: nobody acts twice from one session', async () => {
    const lost = headersOf(await impersonate(ana, 'radu.marin'));
    const acting = headersOf(await impersonate(ana, 'radu.marin'));

    expect([await statusOf(lost), await statusOf(acting)]).toEqual(['session_revoked', 'let in']);
  });
});

describe('returning to oneself', () => {
  test('T12 goes back to the session it was begun in, with new tokens, and ends the other', async () => {
    const acting = await impersonate(ana, 'radu.marin');
    const own = await impersonate(headersOf(acting), 'ana.ionescu');

    expect(own.profile).toMatchObject({
      username: 'ana.ionescu',
      impersonated_by_user_id: null,
      impersonated_by_full_name: null,
      replaced_user_full_name: null,
      replaced_users: [{ username: 'radu.marin', full_name: 'Radu Marin' }],
    });
    expect(own.refreshToken.split('.')[0]).toBe(ana['x-refresh-token'].split('.')[0]);
    expect(own.refreshToken).not.toBe(ana['x-refresh-token']);
    expect(await statusOf(headersOf(own))).toBe('let in');
    expect(await statusOf(headersOf(acting))).toBe('session_revoked');
    expect(await refresh(own.refreshToken)).toMatchObject({ status: 200 });
    expect(await refresh(acting.refreshToken)).toMatchObject({ status: 401, code: 'session_revoked' });
  });

  test('T12 whose answer is lost, is answered once more to a refresh with the tokens that acted', async () => {
    const acting = await impersonate(ana, 'radu.marin');
    const lost = await impersonate(headersOf(acting), 'ana.ionescu');
    const both = { new_user_id: ids['radu.marin'], impersonated_by_user_id: ids['ana.ionescu'] };

    const { idToken, refreshToken, profile } = await refresh(acting.refreshToken, both);
    expect({ idToken, refreshToken }).toEqual({ idToken: lost.idToken, refreshToken: lost.refreshToken });
    expect(profile).toMatchObject({ username: 'ana.ionescu', impersonated_by_user_id: null });
    expect(await statusOf(headersOf(acting))).toBe('session_revoked');

    await api.letPass({ minutes: 0.51 });
    expect(await refresh(acting.refreshToken, both)).toMatchObject({ status: 401, code: 'session_revoked' });
    expect(await refresh(refreshToken)).toMatchObject({ status: 200 });
  });

  test('whose answer is lost, brings nothing back once the session it led to is over', async () => {
    const acting = await impersonate(ana, 'radu.marin');
    const own = await impersonate(headersOf(acting), 'ana.ionescu');
    await api.inject({ url: '/api/auth/logout', headers: headersOf(own) });
    expect(await refresh(acting.refreshToken)).toMatchObject({ status: 401, code: 'session_revoked' });
  });

  test('is possible after hours of acting: who acts is there', async () => {
    let acting = await impersonate(ana, 'radu.marin');
    for (let halfHour = 0; halfHour < 6; halfHour += 1) {
      await api.letPass({ minutes: 30 });
      acting = await refresh(acting.refreshToken);
      await statusOf(headersOf(acting));
    }
    expect(await impersonate(headersOf(acting), 'ana.ionescu')).toMatchObject({ status: 200 });
  });

  test('acting lasts no longer than the session it was begun in', async () => {
    let own = ana;
    for (let halfHour = 0; halfHour < 22; halfHour += 1) {
      await api.letPass({ minutes: 30 });
      own = headersOf(await refresh(own['x-refresh-token']));
      await statusOf(own);
    }
    const acting = await impersonate(own, 'radu.marin');
    await api.letPass({ minutes: 55 });
    expect(await statusOf(headersOf(await refresh(acting.refreshToken)))).toBe('let in');

    await api.letPass({ minutes: 6 });
    expect(await refresh(acting.refreshToken)).toMatchObject({ code: 'refresh_token_expired' });
  });

  test('oneself, while acting for nobody, is a mistake that changes nothing', async () => {
    expect(await impersonate(ana, 'ana.ionescu')).toMatchObject({ status: 409, code: 'conflict' });
    expect(await statusOf(ana)).toBe('let in');
  });
});
