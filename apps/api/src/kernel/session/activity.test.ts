import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { sampleOf } from '#src/access/sample-request.ts';
import { startTestApi } from '#src/testing/start-test-api.ts';
import type { CallerHeaders } from '#src/testing/test-sessions.ts';
import { readContract } from '../http/contract.ts';

const api = startTestApi();

const shortlist = '/api/assignment/browseShortlist';
const ask = (headers: CallerHeaders, idleSeconds?: number | string, url = shortlist) =>
  api.inject({
    url,
    headers: { ...headers, ...(idleSeconds !== undefined && { 'x-idle-seconds': String(idleSeconds) }) },
  });

/** The id token is good for a quarter of an hour: whoever comes later has got new ones. */
async function renewed(headers: CallerHeaders): Promise<CallerHeaders> {
  const answer = await api.inject({
    method: 'POST',
    url: '/api/auth/refreshToken',
    headers,
    payload: { refresh_token: headers['x-refresh-token'] },
  });
  const { idToken, refreshToken } = answer.json<{ idToken: string; refreshToken: string }>();
  return {
    authorization: `Bearer ${idToken}`,
    'x-refresh-token': refreshToken,
    'x-correlation-token': refreshToken,
  };
}

async function minutesIdle(headers: CallerHeaders): Promise<number> {
  const { rows } = await sql<{ at: Date }>`
    select last_activity_at as at from session where session_id = ${headers['x-refresh-token'].split('.')[0]}`.execute(
    api.database.kysely,
  );
  return Math.round((api.now().getTime() - (rows[0]?.at.getTime() ?? 0)) / 60_000);
}

test('a dashboard that refreshes itself for an hour does not keep a forgotten session awake', async () => {
  let headers = await api.tokenFor('ana.ionescu');
  for (let minute = 5; minute < 60; minute += 5) {
    await api.letPass({ minutes: 5 });
    if (minute % 10 === 0) headers = await renewed(headers);
    expect((await ask(headers, minute * 60)).statusCode).toBe(200);
  }
  await api.letPass({ minutes: 5 });
  const late = await ask(headers, 3600);
  expect({ status: late.statusCode, code: late.json<{ code: string }>().code }).toEqual({
    status: 401,
    code: 'refresh_token_expired',
  });
});

test('the same dashboard opened by a person counts, from when they last used the page', async () => {
  const headers = await api.tokenFor('radu.marin');
  await api.letPass({ minutes: 10 });
  await ask(headers, 240);
  expect(await minutesIdle(headers)).toBe(4);
  await ask(headers, 0);
  expect(await minutesIdle(headers)).toBe(0);
});

test('a page that nobody uses takes nothing away from another one that somebody does', async () => {
  const headers = await api.tokenFor('radu.marin');
  await api.letPass({ minutes: 10 });
  await ask(headers, 0);
  await ask(headers, 600);
  expect(await minutesIdle(headers)).toBe(0);
});

test('who writes for an hour and asks for nothing is kept awake by what their page asks for', async () => {
  const headers = await api.tokenFor('radu.marin');
  await api.letPass({ minutes: 10 });
  await ask(headers, 3, '/api/config/users/browseNotifications');
  expect(await minutesIdle(headers)).toBe(0);
});

test('a program that says nothing about a page acts by calling', async () => {
  const headers = await api.tokenFor('radu.marin');
  await api.letPass({ minutes: 10 });
  await ask(headers, 'a while');
  expect(await minutesIdle(headers)).toBe(0);
});

const contract = readContract();
const background = contract.operations.filter((operation) => operation.isBackground);

test.each(background.filter(({ method, isStream }) => method === 'GET' && !isStream))(
  '$id is no activity by itself',
  async ({ path, access, parameters }) => {
    const isForHandlers = access.roles?.includes('claims.handler') ?? true;
    const headers = await api.tokenFor(isForHandlers ? 'radu.marin' : 'calin.dobre');
    const query = sampleOf(parameters.query, contract.document, () => undefined) as Record<string, string>;
    await api.letPass({ minutes: 10 });
    expect((await ask(headers, undefined, `${path}?${String(new URLSearchParams(query))}`)).statusCode).toBe(
      200,
    );
    expect(await minutesIdle(headers)).toBe(10);
  },
);
