import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from '#src/app.ts';
import { readEnv } from '#src/env.ts';
import { startRuntime, type Runtime } from '#src/runtime.ts';
import { cuttableConnection } from '#src/testing/cuttable-connection.ts';
import { useDatabase } from '#src/testing/database.ts';
import { testSessions, type CallerHeaders } from '#src/testing/test-sessions.ts';

const database = useDatabase();
let line: Awaited<ReturnType<typeof cuttableConnection>>;
let runtime: Runtime;
let app: FastifyInstance;
let headers: CallerHeaders;
let folder: string;

beforeAll(async () => {
  const { connection } = database;
  if (typeof connection === 'string') throw new Error('The test server is named by its parts.');
  folder = await mkdtemp(join(tmpdir(), 'dosar-loss-'));
  line = await cuttableConnection(connection);
  const env = readEnv({ APP_ENV: 'Test', DATA_DIR: folder, LOG_LEVEL: 'silent', RATE_LIMIT_SCALE: '1000' });
  runtime = startRuntime(env, line.connection);
  app = await createApp(runtime, 'staff');
  const tokenNeeds = { tokens: runtime.tokens, idleMinutes: 60, absoluteHours: 12 };
  headers = await testSessions({ db: database.db, tokenNeeds, now: runtime.now }).tokenFor('ana.ionescu');
});

afterAll(async () => {
  await app.close();
  await runtime.close();
  await line.close();
  await rm(folder, { recursive: true, force: true });
});

const ready = () => app.inject('/api/health/ready');
const work = () => app.inject({ url: '/api/assignment/browseStatuses', headers });

test('a database that goes away is noticed within two seconds and missed by nobody once it is back', async () => {
  await expect.poll(async () => (await ready()).statusCode).toBe(200);
  expect((await work()).statusCode).toBe(200);

  line.cut();
  const refused = await work();
  expect(refused.json()).toMatchObject({ status: 503, code: 'database_unavailable' });
  expect(refused.headers['retry-after']).toBe('2');
  await expect.poll(async () => (await ready()).statusCode, { timeout: 2_000 }).toBe(503);
  expect((await ready()).json()).toMatchObject({
    context: { checks: { database: 'failed', migrations: 'failed' } },
  });

  // What needs no database goes on.
  expect((await app.inject('/api/health/live')).statusCode).toBe(200);
  expect((await app.inject('/api/version')).statusCode).toBe(200);
  const signIn = {
    method: 'POST' as const,
    url: '/api/auth/appToken',
    payload: { username: 'a', password: 'b' },
  };
  expect((await app.inject(signIn)).statusCode).toBe(503);

  line.mend();
  await expect.poll(async () => (await work()).statusCode).toBe(200);
  await expect.poll(async () => (await ready()).statusCode).toBe(200);
});
