import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { headersOf } from '#src/testing/test-sessions.ts';
import { startTestApi } from '#src/testing/start-test-api.ts';
import { aClaim } from '#src/testing/world/a-claim.ts';
import { guestToken, linkTo } from '../testing/guest-links.ts';

const api = startTestApi();

let key: string;

beforeAll(async () => {
  const claim = await aClaim(api).takenIn();
  key = await linkTo(api, await claim.work('assessment'));
});

function trackerToken(orgCode: string) {
  return api.inject({ method: 'POST', url: '/api/auth/trackerToken', payload: { org_code: orgCode } });
}

type Tokens = { idToken: string; refreshToken: string };

test('E1 P2 visitors learn the names and looks of the organisation, and nothing that its staff alone use', async () => {
  const answers = [
    await guestToken(api, 'claim_notification', 'demo'),
    await guestToken(api, 'assessment', key),
    await trackerToken('demo'),
  ];
  const refreshed = await Promise.all(
    answers.map((answer) => {
      const payload = { refresh_token: answer.json<Tokens>().refreshToken };
      return api.inject({ method: 'POST', url: '/api/auth/refreshToken', payload });
    }),
  );
  const profiles = [...answers, ...refreshed].map((answer) => answer.json<{ profile: object }>().profile);
  expect(profiles).toHaveLength(6);
  for (const profile of profiles) {
    expect(profile).toMatchObject({ org_code: 'demo', branding: { short_name: 'Demo' } });
    for (const ofStaff of ['features', 'config_assistants_roles', 'app_metadata', 'user_metadata'])
      expect(profile).not.toHaveProperty(ofStaff);
  }
});

describe('a guest link', () => {
  test('C37 R4 to file a claim: the key names the organisation', async () => {
    const answer = await guestToken(api, 'claim_notification', 'demo');

    expect(answer.json()).toMatchObject({
      profile: {
        kind: 'guest',
        org_code: 'demo',
        roles: [],
        guest_scope: { assignment_type: 'claim_notification', assignment_key: 'demo' },
      },
    });
  });

  test('R4 P2 to one assignment opens that one, as a guest', async () => {
    const answer = await guestToken(api, 'assessment', key);
    expect(answer.json()).toMatchObject({
      profile: { guest_scope: { assignment_key: key } },
    });

    const headers = headersOf(answer.json<Tokens>());
    const url = `/api/assignment/getForGuest/${key}`;
    expect((await api.inject({ url, headers })).statusCode).toBe(200);
    expect((await api.inject({ url: '/api/assignment/browseStatuses', headers })).statusCode).toBe(403);
  });

  test('unknown, of another type, expired, withdrawn: one and the same answer', async () => {
    const bodies = [
      await guestToken(api, 'assessment', 'there-is-no-such-key-at-all'),
      await guestToken(api, 'liquidation', key),
      await guestToken(api, 'claim_notification', key),
      await guestToken(api, 'claim_notification', 'nobody'),
      await guestToken(api, 'assessment', 'demo'),
      await trackerToken('nobody'),
    ];
    await sql`update guest_access set expires_at = now() - interval '1 second'`.execute(api.database.kysely);
    bodies.push(await guestToken(api, 'assessment', key));
    await sql`update guest_access set expires_at = now() + interval '1 day', revoked_at = now()`.execute(
      api.database.kysely,
    );
    bodies.push(await guestToken(api, 'assessment', key));

    const shown = bodies.map((answer) => JSON.stringify({ ...answer.json<object>(), error_id: '' }));
    expect(bodies.map((answer) => answer.statusCode)).toEqual(bodies.map(() => 404));
    expect(new Set(shown).size).toBe(1);
  });
});

test('C37 a claimant on the tracker has no case yet and lasts an hour at most', async () => {
  const answer = await trackerToken('demo');
  expect(answer.json()).toMatchObject({ profile: { kind: 'tracker', org_code: 'demo', guest_scope: null } });

  const headers = headersOf(answer.json<Tokens>());
  expect((await api.injectTracker({ url: '/api/tracker/getTrackerConfig', headers })).statusCode).toBe(200);
  expect((await api.inject({ url: '/api/assignment/browseStatuses', headers })).statusCode).toBe(403);
  const { absolute_expires_at: end, created_at: begin } = await api.database.kysely
    .selectFrom('session')
    .select(['absolute_expires_at', 'created_at'])
    .where('session_id', '=', headers['x-refresh-token'].split('.')[0] ?? '')
    .executeTakeFirstOrThrow();
  expect(end.getTime() - begin.getTime()).toBe(60 * 60_000);
});
