import { randomUUID } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import { expect, inject, test } from 'vitest';
import { demoId } from '#src/demo-world.ts';
import type { Database } from '#src/generated/database.ts';
import { useDatabase } from '#src/testing/database.ts';
import { createDatabase } from './create-database.ts';
import { DatabaseUnavailable } from './database-unavailable.ts';
import { startEmbeddedPostgres } from './embedded/index.ts';
import { inTenant } from './in-tenant.ts';
import { migrate } from './migrate.ts';

const database = useDatabase();
const demo = demoId('organisation', 'demo');

test('a transaction works as the limited role, for one organisation, with a time limit', async () => {
  const { rows } = await inTenant(database.db, demo, (tx) =>
    sql`select current_user as role, current_org_id() as org, current_setting('statement_timeout') as "limit",
        current_setting('lock_timeout') as wait`.execute(tx),
  );
  expect(rows).toEqual([{ role: 'dosar_app', org: demo, limit: '15s', wait: '5s' }]);
});

test('nothing of a tenant stays on the connection', async () => {
  const db = createDatabase(database.connection, { maxConnections: 1 });
  await inTenant(db, demo, (tx) => tx.selectFrom('team').select('team_id').execute());
  const { rows } = await sql`select current_user as role, current_org_id() as org`.execute(db.kysely);
  expect(rows).toEqual([{ role: inject('testServer').user, org: null }]);
  await db.close();
});

test('whatever fails undoes everything', async () => {
  const teamId = randomUUID();
  const values = { org_id: demo, team_id: teamId, team_code: teamId, name_ro: 'x', name_en: 'x' };
  const failing = inTenant(database.db, demo, async (tx) => {
    await tx.insertInto('team').values(values).execute();
    throw new Error('changed my mind');
  });
  await expect(failing).rejects.toThrow('changed my mind');
  const found = await inTenant(database.db, demo, (tx) =>
    tx.selectFrom('team').select('team_id').where('team_id', '=', teamId).execute(),
  );
  expect(found).toEqual([]);
});

test('something that is no identifier never reaches the SQL that sets the tenant', async () => {
  const work = inTenant(database.db, "x'; drop table team; --", () => Promise.resolve());
  await expect(work).rejects.toThrow('A tenant is named by a UUID.');
});

test('a transaction that lost against another one is repeated when it may be', async () => {
  const raise = (tries: number) => {
    let attempts = 0;
    return {
      work: async (tx: Transaction<Database>) => {
        attempts += 1;
        if (attempts <= tries)
          await sql`do $$ begin raise exception using errcode = '40001'; end $$`.execute(tx);
      },
      attempts: () => attempts,
    };
  };
  const twice = raise(2);
  await inTenant(database.db, demo, twice.work, { retry: true });
  expect(twice.attempts()).toBe(3);

  const always = raise(9);
  await expect(inTenant(database.db, demo, always.work, { retry: true })).rejects.toMatchObject({
    code: '40001',
  });
  expect(always.attempts()).toBe(3);

  const unasked = raise(1);
  await expect(inTenant(database.db, demo, unasked.work)).rejects.toMatchObject({ code: '40001' });
  expect(unasked.attempts()).toBe(1);
});

test('a connection that breaks during the work is repeated on a new one', async () => {
  let attempts = 0;
  const answer = await inTenant(
    database.db,
    demo,
    async (tx) => {
      attempts += 1;
      if (attempts === 1) {
        const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
        await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(database.db.kysely);
      }
      return tx.selectFrom('organisation').select('org_code').execute();
    },
    { retry: true },
  );
  expect(answer).toEqual([{ org_code: 'demo' }]);
  expect(attempts).toBe(2);
});

test('an unknown outcome of a commit is reported and never repeated', async () => {
  // The connection breaks between the last statement and the answer to COMMIT.
  await sql`create function break_commit() returns trigger language plpgsql security definer as
    $$ begin perform pg_terminate_backend(pg_backend_pid()); return null; end $$`.execute(database.db.kysely);
  await sql`create constraint trigger break_commit after insert on team deferrable initially deferred
    for each row execute function break_commit()`.execute(database.db.kysely);
  let attempts = 0;
  const work = inTenant(
    database.db,
    demo,
    (tx) => {
      attempts += 1;
      const values = { org_id: demo, team_code: randomUUID(), name_ro: 'x', name_en: 'x' };
      return tx.insertInto('team').values(values).execute();
    },
    { retry: true },
  );
  await expect(work).rejects.toMatchObject({ name: 'DatabaseUnavailable', isOutcomeUnknown: true });
  expect(attempts).toBe(1);
  await sql`drop trigger break_commit on team`.execute(database.db.kysely);
});

test('a database that is gone says so within a second, and is found again without a restart', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'dosar-away-'));
  chmodSync(dataDir, 0o711);
  const server = await startEmbeddedPostgres({ dataDir, durability: 'throwaway' });
  await migrate(server.connection);
  const db = createDatabase(server.connection, { maxConnections: 4 });
  const state = () =>
    inTenant(db, demo, () => Promise.resolve('there')).catch((error: unknown) => {
      if (error instanceof DatabaseUnavailable) return 'away';
      throw error;
    });
  await Promise.all([state(), state(), state(), state()]);

  process.kill(server.pid() ?? 0, 'SIGKILL');
  const seen = new Set<string>();
  await expect.poll(async () => seen.add(await state()).has('away'), { interval: 1 }).toBe(true);
  await expect(db.ping()).rejects.toBeInstanceOf(DatabaseUnavailable);
  await expect.poll(state, { interval: 20 }).toBe('there');
  await db.ping();

  await db.close();
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}, 60_000);

test('a server that nobody answers for is unavailable, not an internal error', async () => {
  const db = createDatabase({ host: '/nowhere', port: 5432, user: 'x', password: 'x', database: 'x' });
  await expect(inTenant(db, demo, () => Promise.resolve())).rejects.toBeInstanceOf(DatabaseUnavailable);
  await expect(db.ping()).rejects.toBeInstanceOf(DatabaseUnavailable);
  await db.close();
});

test('large numbers stay exact and dates stay days', async () => {
  const { rows } =
    await sql`select 9007199254740991::bigint as large, '2026-03-29'::date as day, '06:30'::time as time,
    12.50::numeric as amount`.execute(database.db.kysely);
  expect(rows).toEqual([
    { large: 9_007_199_254_740_991, day: '2026-03-29', time: '06:30:00', amount: '12.50' },
  ]);
  await expect(sql`select 9007199254740993::bigint as larger`.execute(database.db.kysely)).rejects.toThrow(
    RangeError,
  );
});
