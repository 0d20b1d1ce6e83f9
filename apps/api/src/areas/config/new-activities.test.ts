import type { Schema } from '@dosar/openapi';
import { sql } from 'kysely';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inTenant } from '#src/kernel/database/index.ts';
import type { CallerHeaders } from '#src/testing/test-sessions.ts';
import { startTestApi } from '#src/testing/start-test-api.ts';
import { aClaim } from '#src/testing/world/a-claim.ts';

const api = startTestApi();

async function news(headers: CallerHeaders): Promise<Schema<'Notification'>[]> {
  const answer = await api.inject({ url: '/api/config/users/browseNotifications', headers });
  expect(answer.statusCode).toBe(200);
  return answer.json<Schema<'Notification'>[]>();
}

async function clear(headers: CallerHeaders): Promise<void> {
  const answer = await api.inject({ url: '/api/config/users/clearNotifications', headers });
  expect([answer.statusCode, answer.json()]).toEqual([200, { success: true }]);
}

type Handing = { from: string; to: string; by?: string };

/** Hands work of a new claim over, as an operation would in the name of `by`; answers which one. */
async function handOver({ from, to, by }: Handing): Promise<string> {
  const [giver, taker] = [await api.userNamed(from), await api.userNamed(to)];
  const userId = by === undefined ? undefined : (await api.userNamed(by)).userId;
  const { assignment_id: id } = await (await aClaim(api)).work('claim_notification');
  const give = (personId: string) =>
    inTenant(
      api.database,
      taker.orgId,
      (tx) =>
        sql`update assignment set assigned_user_id = ${personId}, queue_id = null where assignment_id = ${id}`.execute(
          tx,
        ),
      { userId: personId === giver.userId ? giver.userId : userId },
    );
  await give(giver.userId);
  await give(taker.userId);
  return id;
}

const own = (count: number, name = 'Ana Ionescu') => ({
  type: 'new_activities',
  new_activities: count,
  name,
  current_user: true,
});
const ofRadu = (count: number) => ({ ...own(count, 'Radu Marin'), current_user: false });

let ana: CallerHeaders;
let radu: CallerHeaders;

beforeAll(async () => {
  const [{ orgId, userId }, { userId: deputyId }] = [
    await api.userNamed('radu.marin'),
    await api.userNamed('ana.ionescu'),
  ];
  await sql`insert into replacement (org_id, replaced_user_id, deputy_user_id, date_from, date_to)
    values (${orgId}, ${userId}, ${deputyId}, now()::date - 2, now()::date + 30)`.execute(
    api.database.kysely,
  );
});

beforeEach(async () => {
  [ana, radu] = [await api.tokenFor('ana.ionescu'), await api.tokenFor('radu.marin')];
});

afterEach(async () => {
  await sql`update activity_news set told_until = clock_timestamp(), seen_until = clock_timestamp()`.execute(
    api.database.kysely,
  );
});

describe('C12 E8 new is the open work that somebody else gave me since I last looked', () => {
  test('where nothing was given to anybody, nothing is new', async () => {
    await aClaim(api);
    for (const name of ['ana.ionescu', 'radu.marin', 'maria.stan', 'elena.rusu', 'alfa.ana'])
      expect(await news(await api.tokenFor(name))).toEqual([]);
  });

  test('a colleague gives me one: it is told, again and again, until I say that I have seen it', async () => {
    await handOver({ from: 'maria.stan', to: 'ana.ionescu', by: 'maria.stan' });
    expect(await news(ana)).toEqual([own(1)]);
    await handOver({ from: 'maria.stan', to: 'ana.ionescu' });
    expect(await news(ana)).toEqual([own(2)]);
    expect(await news(ana)).toEqual([own(2)]);

    await clear(ana);
    expect(await news(ana)).toEqual([]);
  });

  test('what I take myself is not new to me', async () => {
    await handOver({ from: 'maria.stan', to: 'ana.ionescu', by: 'ana.ionescu' });
    expect(await news(ana)).toEqual([]);
  });

  test('work that is closed, or handed on, before I look is not told', async () => {
    const [closed] = [await handOver({ from: 'maria.stan', to: 'ana.ionescu' })];
    await handOver({ from: 'maria.stan', to: 'ana.ionescu' });
    await sql`
      update assignment a set status_code = s.status_code from status s
      where a.assignment_id = ${closed} and s.org_id = a.org_id and s.assignment_type_code = a.assignment_type_code
        and s.category_code = 'done'`.execute(api.database.kysely);
    expect(await news(ana)).toEqual([own(1)]);

    const { userId } = await api.userNamed('maria.stan');
    await sql`
      update assignment set assigned_user_id = ${userId}
      where assigned_at > now() - interval '1 minute' and category_code = 'new'
        and assigned_user_id = ${(await api.userNamed('ana.ionescu')).userId}`.execute(api.database.kysely);
    expect(await news(ana)).toEqual([]);
  });

  test('a change of anything else does not make old work new', async () => {
    const { userId } = await api.userNamed('ana.ionescu');
    await handOver({ from: 'maria.stan', to: 'ana.ionescu' });
    expect(await news(ana)).toEqual([own(1)]);
    await clear(ana);
    await sql`
      update assignment set priority = 2, assigned_user_id = assigned_user_id where assigned_user_id = ${userId}`.execute(
      api.database.kysely,
    );
    expect(await news(ana)).toEqual([]);
  });

  test('C13 what comes between the notice and "seen" is told the next time', async () => {
    await handOver({ from: 'maria.stan', to: 'ana.ionescu' });
    expect(await news(ana)).toEqual([own(1)]);
    await handOver({ from: 'maria.stan', to: 'ana.ionescu' });

    await clear(ana);
    expect(await news(ana)).toEqual([own(1)]);
  });
});

describe('C12 C13 the work of a colleague whom I replace', () => {
  test('is told by name beside my own; what I have seen, the colleague has not', async () => {
    await handOver({ from: 'maria.stan', to: 'ana.ionescu' });
    await handOver({ from: 'maria.stan', to: 'radu.marin' });
    expect(await news(ana)).toEqual([own(1), ofRadu(1)]);
    await clear(ana);

    expect(await news(ana)).toEqual([]);
    expect(await news(radu)).toEqual([own(1, 'Radu Marin')]);
  });

  test('acting for the colleague I am told of that work only, and my own waits for me', async () => {
    const acting = await api.tokenFor('radu.marin', { actor: 'ana.ionescu' });
    await handOver({ from: 'maria.stan', to: 'ana.ionescu' });
    await handOver({ from: 'maria.stan', to: 'radu.marin' });
    expect(await news(acting)).toEqual([ofRadu(1)]);
    await clear(acting);

    expect(await news(ana)).toEqual([own(1)]);
    expect(await news(radu)).toEqual([own(1, 'Radu Marin')]);
  });

  test('what I give the colleague is new to the colleague alone', async () => {
    await handOver({ from: 'maria.stan', to: 'radu.marin', by: 'ana.ionescu' });
    expect(await news(ana)).toEqual([]);
    expect(await news(radu)).toEqual([own(1, 'Radu Marin')]);
  });

  test('counts from the day on which I began to replace them, and no longer once that is over', async () => {
    await handOver({ from: 'maria.stan', to: 'radu.marin' });
    const forgetLooks = sql`delete from activity_news where user_id <> about_user_id`;
    await sql`update assignment set assigned_at = now() - interval '4 days' where assigned_user_id = ${
      (await api.userNamed('radu.marin')).userId
    }`.execute(api.database.kysely);
    await forgetLooks.execute(api.database.kysely);
    expect(await news(ana)).toEqual([]);

    await handOver({ from: 'maria.stan', to: 'radu.marin' });
    expect(await news(ana)).toEqual([ofRadu(1)]);

    await sql`update replacement set revoked_at = now()`.execute(api.database.kysely);
    expect(await news(ana)).toEqual([]);
    await sql`update replacement set revoked_at = null`.execute(api.database.kysely);
  });
});

describe('P5 nobody is told', () => {
  const change = (what: string, how: string) => sql`update ${sql.table(what)} set ${sql.raw(how)}`;
  const metadata = (isOn: boolean) =>
    change(
      'organisation',
      `app_metadata = app_metadata || '{"enable_user_new_activities_notifications": ${isOn}}'`,
    );
  const preference = (isOn: boolean) =>
    change('app_user', `user_metadata = '{"preferences": {"notify_new_activities": ${isOn}}}'`);

  test.each([
    ['whose organisation has switched it off', metadata(false), metadata(true)],
    [
      'whose organisation is no primary one',
      change('organisation', `org_type = 'partner' where org_code = 'demo'`),
      change('organisation', `org_type = 'primary' where org_code = 'demo'`),
    ],
    ['who has switched it off', preference(false), preference(true)],
  ])('%s', async (_whom, switchOff, switchOn) => {
    await handOver({ from: 'maria.stan', to: 'ana.ionescu' });
    await switchOff.execute(api.database.kysely);
    expect(await news(ana)).toEqual([]);

    await switchOn.execute(api.database.kysely);
    expect(await news(ana)).toEqual([own(1)]);
  });

  test('who is a guest', async () => {
    const headers = await api.guestFor('demo');
    const answer = await api.inject({ url: '/api/config/users/browseNotifications', headers });
    expect(answer.statusCode).toBe(403);
  });
});

test('C13 the audit log says who has seen news about how many people', async () => {
  await handOver({ from: 'maria.stan', to: 'ana.ionescu' });
  await handOver({ from: 'maria.stan', to: 'radu.marin' });
  await news(ana);
  await clear(ana);

  const { userId } = await api.userNamed('ana.ionescu');
  const { rows } = await sql`
    select actor_user_id, entity_id, data from audit_log where event = 'NOTIFICATIONS_CLEARED'
    order by seq desc limit 1`.execute(api.database.kysely);
  expect(rows).toEqual([{ actor_user_id: userId, entity_id: userId, data: { people: 2 } }]);
});

test('K2 asking every five minutes is no activity: after an hour alone the session is over', async () => {
  const headers = await api.tokenFor('ana.ionescu');
  const expiry = async () => {
    const { rows } = await sql<{ idle_expires_at: Date }>`
      select idle_expires_at from session where session_id = ${headers['x-refresh-token'].split('.')[0]}`.execute(
      api.database.kysely,
    );
    return rows[0]?.idle_expires_at;
  };
  const before = await expiry();
  await api.letPass({ minutes: 10 });
  await news(headers);
  expect(await expiry()).toEqual(before);

  // Saying that one has seen them takes somebody who is there.
  await clear(headers);
  expect(await expiry()).not.toEqual(before);
});
