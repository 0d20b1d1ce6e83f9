import type { Schema } from '@dosar/openapi';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { sessionIdOf } from '#src/kernel/session/refresh-token.ts';
import { headersOf, type CallerHeaders } from '#src/testing/test-sessions.ts';
import { startTestApi } from '#src/testing/start-test-api.ts';
import { letReplace } from '#src/testing/let-replace.ts';

const api = startTestApi({ people: ['dan.petrescu', 'petru.lazar'] });
beforeAll(() => letReplace(api, 'ana.ionescu', 'radu.marin'));

type Tokens = Parameters<typeof headersOf>[0];

async function browse(headers: CallerHeaders) {
  const answer = await api.inject({ url: '/api/auth/browseSessions', headers });
  return answer.json<Schema<'OwnSession'>[]>();
}

async function post<Body = object>(headers: CallerHeaders, url: string, payload?: object) {
  const answer = await api.inject({ method: 'POST', url, headers, ...(payload && { payload }) });
  return { status: answer.statusCode, ...answer.json<Body>() };
}

const end = (headers: CallerHeaders, ended: CallerHeaders) =>
  post(headers, '/api/auth/endSession', { session_id: idOf(ended) });
const idOf = (headers: CallerHeaders) => sessionIdOf(headers['x-refresh-token']) ?? '';

async function statusOf(headers: CallerHeaders) {
  const answer = await api.inject({ url: '/api/assignment/browseStatuses', headers });
  return answer.statusCode === 200 ? 'let in' : answer.json<{ code: string }>().code;
}

async function actFor(headers: CallerHeaders, username: string): Promise<CallerHeaders> {
  const { userId } = await api.userNamed(username);
  const acting = await post<Tokens>(headers, '/api/auth/impersonate', { user_id: userId });
  return headersOf(acting);
}

describe('the list of own sessions', () => {
  test('shows where one is signed in, the latest activity first, and what is over no more', async () => {
    const first = await api.tokenFor('dan.petrescu');
    await api.letPass({ minutes: 2 });
    const second = await api.tokenFor('dan.petrescu');
    await api.letPass({ minutes: 2 });
    const over = await api.tokenFor('dan.petrescu');
    await api.inject({ url: '/api/auth/logout', headers: over });

    const sessions = await browse(first);
    expect(sessions).toMatchObject([
      {
        session_id: idOf(first),
        is_current: true,
        acting_for: null,
        address: '127.0.0.1',
        user_agent: 'test',
      },
      { session_id: idOf(second), is_current: false },
    ]);
    const { begun_at, expires_at } = sessions[0] ?? { begun_at: '', expires_at: '' };
    expect(Date.parse(expires_at) - Date.parse(begun_at)).toBe(12 * 60 * 60 * 1000);

    await api.letPass({ minutes: 58.5 });
    const refreshed = await post<Tokens>(first, '/api/auth/refreshToken', {
      refresh_token: first['x-refresh-token'],
    });
    const later = await browse(headersOf(refreshed));
    expect(later.map(({ session_id }) => session_id)).toEqual([idOf(first)]);
  });

  test("shows nobody else's, of one's own organisation or another, and names whom one acts for", async () => {
    const ana = await api.tokenFor('ana.ionescu');
    const elsewhere = await api.tokenFor('ana.ionescu');
    await actFor(elsewhere, 'radu.marin');
    const radu = await api.tokenFor('radu.marin');
    await api.tokenFor('alfa.ana');

    expect((await browse(ana)).map(({ session_id, acting_for }) => [session_id, acting_for]).sort()).toEqual(
      [
        [idOf(ana), null],
        [idOf(elsewhere), 'Radu Marin'],
      ].sort(),
    );
    expect((await browse(radu)).map(({ session_id }) => session_id)).toEqual([idOf(radu)]);
  });
});

describe('ending one session', () => {
  test('ends it with what was begun in it, at once, and says so in the audit log', async () => {
    const [here, elsewhere] = [await api.tokenFor('ana.ionescu'), await api.tokenFor('ana.ionescu')];
    const acting = await actFor(elsewhere, 'radu.marin');

    expect(await end(here, elsewhere)).toEqual({ status: 200, success: true });
    expect([await statusOf(elsewhere), await statusOf(acting)]).toEqual([
      'session_revoked',
      'session_revoked',
    ]);
    expect(await statusOf(here)).toBe('let in');
    expect(await end(here, elsewhere)).toEqual({ status: 200, success: true });

    const { userId } = await api.userNamed('ana.ionescu');
    const recorded = await api.database.kysely
      .selectFrom('audit_log')
      .select(['event', 'outcome', 'actor_user_id', 'session_id'])
      .where('entity_id', '=', idOf(elsewhere))
      .where('event', '=', 'SESSION_ENDED')
      .execute();
    const entry = {
      event: 'SESSION_ENDED',
      outcome: 'success',
      actor_user_id: userId,
      session_id: idOf(here),
    };
    expect(recorded).toEqual([entry, entry]);
  });

  test('of somebody else is refused like one that does not exist, and ends nothing', async () => {
    const ana = await api.tokenFor('ana.ionescu');
    const others = [
      await api.tokenFor('maria.stan'),
      await api.tokenFor('alfa.ana'),
      await api.guestFor('demo'),
      await actFor(await api.tokenFor('ana.ionescu'), 'radu.marin'),
    ];

    for (const other of others) {
      expect(await end(ana, other)).toMatchObject({ status: 404, code: 'not_found' });
      const isAlive = await api.database.kysely
        .selectFrom('session')
        .select('revoked_at')
        .where('session_id', '=', idOf(other))
        .executeTakeFirstOrThrow();
      expect(isAlive).toEqual({ revoked_at: null });
    }
  });

  test("that is one's own is like signing out", async () => {
    const here = await api.tokenFor('ana.ionescu');
    expect(await end(here, here)).toMatchObject({ status: 200 });
    expect(await statusOf(here)).toBe('session_revoked');
  });
});

test("ending all others leaves the one that asks, and everybody else's", async () => {
  const { userId } = await api.userNamed('petru.lazar');
  const here = await api.tokenFor('petru.lazar');
  const others = [await api.tokenFor('petru.lazar'), await api.tokenFor('petru.lazar')];
  const halfSignedIn = await api.tokenFor('petru.lazar', { kind: 'pre_auth' });
  const somebody = await api.tokenFor('ana.ionescu');

  expect(await post(here, '/api/auth/endOtherSessions')).toEqual({ status: 200, ended: 3 });
  for (const headers of [...others, halfSignedIn]) expect(await statusOf(headers)).toBe('session_revoked');
  expect([await statusOf(here), await statusOf(somebody)]).toEqual(['let in', 'let in']);
  expect(await post(here, '/api/auth/endOtherSessions')).toEqual({ status: 200, ended: 0 });

  const { rows } = await sql<{ data: object }>`
    select data from audit_log where event = 'OTHER_SESSIONS_ENDED' and entity_id = ${userId} order by seq`.execute(
    api.database.kysely,
  );
  expect(rows).toEqual([{ data: { ended: 3 } }, { data: { ended: 0 } }]);
});
