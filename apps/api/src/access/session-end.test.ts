import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { readContract } from '../kernel/http/contract.ts';
import { sessionIdOf } from '../kernel/session/refresh-token.ts';
import type { CallerHeaders } from '../testing/test-sessions.ts';
import { startTestApi } from '../testing/start-test-api.ts';
import { probeHandlers, verdictOf, type Verdict } from './access-probe.ts';

// Whatever ends a session, or takes a role or a feature from it, acts on every operation of every server process within
// a second, however often they were asked just before. Time stands still for the servers, so that nothing they remember
// becomes too old by itself: the announcement of the change alone has to reach them.

const { operations } = readContract();
const guarded = operations.filter(({ access }) => !access.callers.includes('public'));

const api = startTestApi({ handlers: probeHandlers(operations) });
type Server = Pick<typeof api, 'inject'>;
let servers: Server[];

beforeAll(async () => {
  servers = [api, await api.startAnother()];
});

const change = (statement: ReturnType<typeof sql>) => statement.execute(api.database.kysely);

/** So many are asked at once that a pool of connections holds them, however many operations there come to be. */
const atOnce = 40;

/** Who was not answered as expected, by which operation: every operation of every server is asked. */
async function otherwise(who: CallerHeaders, wanted: Verdict, asked = guarded): Promise<string[]> {
  const found: string[] = [];
  for (let from = 0; from < asked.length; from += atOnce) {
    const answers = servers.flatMap((server, index) =>
      asked.slice(from, from + atOnce).map(async (operation) => {
        const verdict = await verdictOf(server, operation, who);
        return verdict === wanted ? [] : [`${operation.id} of server ${index}: ${verdict}`];
      }),
    );
    found.push(...(await Promise.all(answers)).flat());
  }
  return found;
}

/** Waits, a second at most, until both servers answer one operation so, and then asks them all. */
async function soonEverywhere(who: CallerHeaders, wanted: Verdict, asked = guarded): Promise<void> {
  const probe = asked.slice(0, 1);
  await expect.poll(() => otherwise(who, wanted, probe), { timeout: 1_000, interval: 20 }).toEqual([]);
  expect(await otherwise(who, wanted, asked)).toEqual([]);
}

/** Somebody new with every role, whom all servers have let in everywhere a moment ago. */
async function somebodyKnown(orgCode = 'demo') {
  const username = `known.${crypto.randomUUID()}`;
  const orgId = await api.organisation(orgCode);
  await change(sql`
    insert into app_user (org_id, username, username_normalised, full_name, nickname)
    values (${orgId}, ${username}, ${username}, ${username}, ${username})`);
  const { userId } = await api.userNamed(username);
  await change(sql`
    insert into user_role (org_id, user_id, role_code) select ${orgId}, ${userId}, role_code from role`);
  const who = await api.tokenFor(username);
  return { username, userId, orgId, who, sessionId: sessionIdOf(who['x-refresh-token']) ?? '' };
}

const ofStaff = guarded.filter(
  ({ access }) => access.callers.includes('staff') && access.feature === undefined,
);
const withRole = ofStaff.filter(({ access }) => access.roles !== undefined);
const withFeature = guarded.filter(({ access }) => access.feature !== undefined);
type Known = Awaited<ReturnType<typeof somebodyKnown>>;

describe('G9 within a second, on every operation of two servers', () => {
  test.each<[what: string, end: (known: Known) => Promise<unknown>]>([
    [
      'locking the user',
      ({ userId }) => change(sql`update app_user set is_locked = true where user_id = ${userId}`),
    ],
    [
      'switching the user off',
      ({ userId }) => change(sql`update app_user set is_active = false where user_id = ${userId}`),
    ],
    [
      'ending the session',
      ({ sessionId }) => change(sql`update session set revoked_at = now() where session_id = ${sessionId}`),
    ],
    [
      'the end of its time',
      ({ sessionId }) =>
        change(sql`update session set absolute_expires_at = '2000-01-01' where session_id = ${sessionId}`),
    ],
  ])('%s ends what the user does', async (_what, end) => {
    const known = await somebodyKnown();
    expect(await otherwise(known.who, 'let in', ofStaff)).toEqual([]);
    await end(known);
    await soonEverywhere(known.who, 'unknown');
  });

  test('switching an organisation off ends what its people do, and nobody else', async () => {
    const [ofAlfa, ofDemo] = [await somebodyKnown('alfa'), await somebodyKnown('demo')];
    expect(await otherwise(ofAlfa.who, 'let in', ofStaff)).toEqual([]);

    await change(sql`update organisation set is_active = false where org_id = ${ofAlfa.orgId}`);
    await soonEverywhere(ofAlfa.who, 'unknown');
    expect(await otherwise(ofDemo.who, 'let in', ofStaff)).toEqual([]);

    await change(sql`update organisation set is_active = true where org_id = ${ofAlfa.orgId}`);
    await soonEverywhere(ofAlfa.who, 'unknown');
  });

  test('what a lock ended stays ended after it is lifted', async () => {
    const { who, userId, username } = await somebodyKnown();
    await change(sql`update app_user set is_locked = true where user_id = ${userId}`);
    await soonEverywhere(who, 'unknown');
    await change(sql`update app_user set is_locked = false where user_id = ${userId}`);

    expect(await otherwise(who, 'unknown')).toEqual([]);
    expect(await otherwise(await api.tokenFor(username), 'let in', ofStaff)).toEqual([]);
  });

  test('a role that is taken away opens nothing any more, and one that is given opens at once', async () => {
    const { who, userId, orgId } = await somebodyKnown();
    expect(await otherwise(who, 'let in', withRole)).toEqual([]);
    await change(sql`delete from user_role where user_id = ${userId}`);
    await soonEverywhere(who, 'refused', withRole);

    await change(sql`
      insert into user_role (org_id, user_id, role_code) select ${orgId}, ${userId}, role_code from role`);
    await soonEverywhere(who, 'let in', withRole);
  });

  test('P1 a feature that is switched off hides its operations, also from those who just used them', async () => {
    const { who, orgId } = await somebodyKnown();
    // Also those that the organisation does not have.
    for (const feature of new Set(withFeature.map(({ access }) => access.feature)))
      await change(sql`
        insert into feature_flag (org_id, feature_code, is_enabled) values (${orgId}, ${feature}, true)
        on conflict (org_id, feature_code) do update set is_enabled = true`);
    await soonEverywhere(who, 'let in', withFeature);
    expect(withFeature.length).toBeGreaterThan(0);
    await change(sql`update feature_flag set is_enabled = false`);
    await soonEverywhere(who, 'hidden', withFeature);
  });
});
