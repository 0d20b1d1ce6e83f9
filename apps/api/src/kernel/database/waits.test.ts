import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoId } from '#src/demo-world.ts';
import { cuttableConnection } from '#src/testing/cuttable-connection.ts';
import { startTestApi } from '#src/testing/start-test-api.ts';
import { createDatabase, type Db } from './create-database.ts';
import { clientConfig } from './database-connection.ts';
import { DatabaseUnavailable } from './database-unavailable.ts';
import { inTenant, readInTenant } from './in-tenant.ts';

const api = startTestApi();
const demo = demoId('organisation', 'demo');

test('whoever has to wait for a locked table is told in seconds, and finds it once it is free', async () => {
  const headers = await api.tokenFor('ana.ionescu');
  const read = { url: '/api/assignment/browseSavedViews', headers };
  const write = {
    method: 'POST' as const,
    url: '/api/assignment/saveWorklistFilter',
    headers,
    payload: { filter_keys: 0, category_code: 'active' },
  };
  expect((await api.inject(read)).statusCode).toBe(200);

  const holder = new pg.Client(clientConfig(api.connection));
  await holder.connect();
  await holder.query('begin; lock table saved_view, app_user in access exclusive mode');
  const begun = performance.now();
  for (const answer of await Promise.all([api.inject(read), api.inject(write)])) {
    expect(answer.json()).toMatchObject({ status: 503, code: 'overloaded' });
    expect(answer.headers['retry-after']).toBe('1');
  }
  expect(performance.now() - begun).toBeLessThan(15_000);

  await holder.end();
  expect((await api.inject(read)).statusCode).toBe(200);
  expect((await api.inject(write)).statusCode).toBe(200);
});

describe('a database that stands still', () => {
  let way: Awaited<ReturnType<typeof cuttableConnection>>;
  let db: Db;

  beforeAll(async () => {
    if (typeof api.connection === 'string') throw new Error('The test server is named by its parts.');
    way = await cuttableConnection(api.connection);
    db = createDatabase(way.connection, { maxConnections: 2, longestAnswerMs: 500 });
  });

  afterAll(async () => {
    await db.close();
    await way.close();
  });

  const asked = {
    'a transaction': () => inTenant(db, demo, (tx) => sql`select 1`.execute(tx), { retry: true }),
    'a read': () => readInTenant(db, demo, (tx) => sql`select 1`.execute(tx)),
  };

  test.each(Object.entries(asked))(
    'is waited for once by %s, and missed by nobody afterwards',
    async (_, ask) => {
      await Promise.all([ask(), ask()]);
      way.freeze();
      const begun = performance.now();
      await expect(ask()).rejects.toBeInstanceOf(DatabaseUnavailable);
      expect(performance.now() - begun).toBeLessThan(3_000);
      way.mend();
      await ask();
    },
  );

  test('in the middle of a transaction leaves nothing of it behind', async () => {
    const note = (tx: Parameters<Parameters<typeof inTenant>[2]>[0]) =>
      sql`update organisation set short_name = 'half' where org_id = ${demo}`.execute(tx);
    const halted = inTenant(db, demo, async (tx) => {
      way.freeze();
      await note(tx);
    });
    await expect(halted).rejects.toBeInstanceOf(DatabaseUnavailable);
    way.mend();
    const { rows } = await inTenant(db, demo, (tx) =>
      sql<{ name: string }>`select short_name as name from organisation`.execute(tx),
    );
    expect(rows).not.toEqual([{ name: 'half' }]);
  });

  test('while a change is confirmed says that nobody knows how that ended', async () => {
    const halted = inTenant(db, demo, async (tx) => {
      await sql`select 1`.execute(tx);
      way.freeze();
    });
    await expect(halted).rejects.toMatchObject({ isOutcomeUnknown: true });
    way.mend();
  });

  test('keeps those who wait for a connection no longer than five seconds', async () => {
    way.freeze();
    const begun = performance.now();
    const answers = await Promise.allSettled([asked['a read'](), asked['a read'](), asked['a read']()]);
    expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    expect(performance.now() - begun).toBeLessThan(12_000);
    way.mend();
  });
});
