import { sql } from 'kysely';
import pg from 'pg';
import { expect, test } from 'vitest';
import { startTestApi } from '#src/testing/start-test-api.ts';
import { clientConfig } from '../database/index.ts';
import { Problem } from '../problem/problem.ts';
import { isDurable } from './database-state.ts';
import { readiness } from './readiness.ts';
import { notAsked } from './service-watch.ts';

const api = startTestApi();
const ready = () => api.inject({ url: '/api/health/ready' });

function needs(differing: Partial<Parameters<typeof readiness>[0]>) {
  const well = {
    dataDir: api.runtime.env.DATA_DIR,
    version: '1.0.0',
    isDatabaseReachable: () => true,
    isQueueGettingOn: () => true,
    isStopping: () => false,
    services: () => notAsked,
  };
  return { db: api.database, ...well, ...differing };
}

test('a server that is ready says what it is, and nobody where its data lies or how they are kept', async () => {
  // The first connections of a server that just started may take their time.
  await expect
    .poll(async () => (await ready()).json<object>())
    .toEqual({
      status: 'ready',
      version: expect.stringMatching(/^\d+\.\d+\.\d+/),
      checks: { process: 'ok', database: 'ok', migrations: 'ok', disk: 'ok', queue: 'ok', files: 'ok' },
      services: notAsked,
    });
});

test.each([
  [{ isStopping: () => true }, { process: 'failed' }],
  [{ isQueueGettingOn: () => false }, { queue: 'failed' }],
  [{ services: () => ({ ...notAsked, files: 'failed' as const }) }, { files: 'failed' }],
  [{ isDatabaseReachable: () => false }, { database: 'failed', migrations: 'failed' }],
])('a server is not ready when anything fails', async (differing, checks) => {
  const problem: unknown = await readiness(needs(differing)).catch((error: unknown) => error);
  expect(problem).toBeInstanceOf(Problem);
  expect(problem).toMatchObject({ status: 503, details: { context: { checks } } });
});

test('a database that keeps the question for longer than a second is not there', async () => {
  const holder = new pg.Client(clientConfig(api.connection));
  await holder.connect();
  await holder.query('begin; lock table schema_migration in access exclusive mode');
  const begun = performance.now();
  const answer = await ready();
  await holder.end();

  expect(answer.json()).toMatchObject({ status: 503, context: { checks: { database: 'failed' } } });
  expect(performance.now() - begun).toBeLessThan(3_000);
  await expect.poll(async () => (await ready()).statusCode).toBe(200);
});

test('a database without the last migration is not the one this program needs', async () => {
  const { kysely } = api.database;
  const last = sql`(select max(number) from schema_migration)`;
  const { rows } = await sql<{
    number: number;
    name: string;
    checksum: string;
  }>`delete from schema_migration where number = ${last} returning number, name, checksum`.execute(kysely);
  expect((await ready()).json()).toMatchObject({
    status: 503,
    context: { checks: { migrations: 'failed' } },
  });

  const [gone] = rows;
  await sql`insert into schema_migration (number, name, checksum) values (${gone?.number}, ${gone?.name}, ${gone?.checksum})`.execute(
    kysely,
  );
  expect((await ready()).statusCode).toBe(200);
});

test('a database that answers before it has written is not durable', () => {
  const safe = { fsync: 'on', full_page_writes: 'on', synchronous_commit: 'on', data_checksums: 'on' };
  expect(isDurable(safe)).toBe(true);
  expect(isDurable({ ...safe, synchronous_commit: 'remote_apply' })).toBe(true);
  for (const setting of ['fsync', 'full_page_writes', 'synchronous_commit'])
    expect(isDurable({ ...safe, [setting]: 'off' })).toBe(false);
});

test('a mail server that is away leaves a server ready and is named', async () => {
  const services = { files: 'ok', mail: 'failed', sms: 'unset', scanner: 'ok' } as const;
  expect(await readiness(needs({ services: () => services }))).toMatchObject({ status: 'ready', services });
});
