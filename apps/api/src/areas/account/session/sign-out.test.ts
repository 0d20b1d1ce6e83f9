import { beforeAll, describe, expect, test } from 'vitest';
import { headersOf, type CallerHeaders } from '#src/testing/test-sessions.ts';
import { startTestApi } from '#src/testing/start-test-api.ts';
import { letReplace } from '#src/testing/let-replace.ts';

const api = startTestApi();
beforeAll(() => letReplace(api, 'ana.ionescu', 'radu.marin'));

async function statusOf(headers: CallerHeaders, url = '/api/assignment/browseStatuses') {
  const answer = await api.inject({ url, headers });
  return answer.statusCode === 200 ? 'let in' : answer.json<{ code: string }>().code;
}

describe('G9 an end that acts at once', () => {
  test('C6 sign-out ends the session of the presented tokens and no other', async () => {
    const [here, elsewhere] = [await api.tokenFor('ana.ionescu'), await api.tokenFor('ana.ionescu')];
    const answer = await api.inject({ url: '/api/auth/logout', headers: here });
    expect(answer.json()).toEqual({ success: true });
    // Never the storage: drafts lie there, and outlive the session.
    expect(answer.headers['clear-site-data']).toBe('"cache"');

    expect(await statusOf(here)).toBe('session_revoked');
    expect(await statusOf(elsewhere)).toBe('let in');
  });

  test('C6 sign-out ends what was begun in the session, also on another server', async () => {
    const another = await api.startAnother();
    const own = await api.tokenFor('ana.ionescu');
    const { userId } = await api.userNamed('radu.marin');
    const acting = headersOf(
      (
        await api.inject({
          method: 'POST',
          url: '/api/auth/impersonate',
          headers: own,
          payload: { user_id: userId },
        })
      ).json<{ idToken: string; refreshToken: string }>(),
    );
    const elsewhere = async () =>
      (await another.inject({ url: '/api/assignment/browseStatuses', headers: acting })).statusCode;
    expect(await elsewhere()).toBe(200);

    await api.inject({ url: '/api/auth/logout', headers: acting });
    expect([await statusOf(acting), await statusOf(own)]).toEqual(['session_revoked', 'session_revoked']);
    await expect.poll(elsewhere, { timeout: 1_000, interval: 20 }).toBe(401);
  });
});
