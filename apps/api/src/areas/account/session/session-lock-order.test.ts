import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { inTenant } from '#src/kernel/database/index.ts';
import { sessionIdOf } from '#src/kernel/session/refresh-token.ts';
import { startTestApi } from '#src/testing/start-test-api.ts';
import { letReplace } from '#src/testing/let-replace.ts';
import type { CallerHeaders } from '#src/testing/test-sessions.ts';
import { lockUser } from './session-repository.ts';

// Whoever changes a user and their sessions holds the user first and then the sessions in the order of their ids. Two
// calls that end each other's sessions then wait for each other in one direction only.

const api = startTestApi({ people: ['dan.petrescu', 'sorin.matei'] });
beforeAll(() => letReplace(api, 'ana.ionescu', 'radu.marin'));

const post = (url: string, headers: CallerHeaders, payload: object = {}) =>
  api.inject({ method: 'POST', url, headers, payload });
const refresh = (headers: CallerHeaders) =>
  post('/api/auth/refreshToken', headers, { refresh_token: headers['x-refresh-token'] });

type Doing = (headers: CallerHeaders) => Promise<{ statusCode: number }>;
const idOf = (headers: CallerHeaders) => sessionIdOf(headers['x-refresh-token']) ?? '';

test.each<[what: string, username: string, doing: Doing]>([
  ['signing out', 'dan.petrescu', (headers) => api.inject({ url: '/api/auth/logout', headers })],
  ['a refresh', 'maria.stan', refresh],
  [
    'acting for a colleague',
    'ana.ionescu',
    async (headers) =>
      post('/api/auth/impersonate', headers, { user_id: (await api.userNamed('radu.marin')).userId }),
  ],
  [
    'ending another session',
    'sorin.matei',
    (headers) => post('/api/auth/endSession', headers, { session_id: idOf(headers) }),
  ],
])('%s waits for its user before it holds any session', async (_what, username, doing) => {
  const headers = await api.tokenFor(username);
  const { orgId, userId } = await api.userNamed(username);

  const { answer } = await inTenant(api.runtime.db, orgId, async (tx) => {
    await lockUser(tx, orgId, userId);
    // A request is sent when somebody waits for its answer.
    const done = doing(headers).then((answered) => answered);
    const waiting = async () =>
      (await sql`select from pg_locks where locktype = 'transactionid' and not granted`.execute(tx)).rows
        .length;
    await expect.poll(waiting, { interval: 20 }).toBeGreaterThan(0);
    await sql`select from session where session_id = ${idOf(headers)} for update nowait`.execute(tx);
    return { answer: done };
  });
  expect((await answer).statusCode).toBe(200);
});
