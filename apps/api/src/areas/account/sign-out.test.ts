import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { CallerHeaders } from '../../testing/test-sessions.ts';
import { startTestApi } from '../../testing/start-test-api.ts';

const api = startTestApi();

async function statusOf(headers: CallerHeaders, url = '/api/assignment/browseStatuses') {
  const answer = await api.inject({ url, headers });
  return answer.statusCode === 200 ? 'let in' : answer.json<{ code: string }>().code;
}

describe('an end that acts at once', () => {
  test('C6 sign-out ends the session of the presented tokens and no other', async () => {
    const [here, elsewhere] = [await api.tokenFor('ana.ionescu'), await api.tokenFor('ana.ionescu')];
    expect((await api.inject({ url: '/api/auth/logout', headers: here })).json()).toEqual({ success: true });

    expect(await statusOf(here)).toBe('session_revoked');
    expect(await statusOf(elsewhere)).toBe('let in');
  });

  test('locking a user ends what they do', async () => {
    const headers = await api.tokenFor('elena.rusu');
    expect(await statusOf(headers)).toBe('let in');
    await sql`update app_user set is_locked = true where username = 'elena.rusu'`.execute(
      api.database.kysely,
    );

    await expect.poll(() => statusOf(headers)).toBe('session_revoked');
  });

  test('a role that is taken away opens nothing any more', async () => {
    const headers = await api.tokenFor('maria.stan');
    const add = () => api.inject({ method: 'POST', url: '/api/timeline/addNote', headers, payload: {} });
    expect((await add()).statusCode).toBe(400);
    await sql`delete from user_role using app_user where user_role.user_id = app_user.user_id and username = 'maria.stan'`.execute(
      api.database.kysely,
    );

    await expect.poll(async () => (await add()).statusCode).toBe(403);
  });
});
