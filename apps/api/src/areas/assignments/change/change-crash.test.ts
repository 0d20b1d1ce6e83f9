import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Schema } from '@dosar/openapi';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoPassword } from '#src/demo-world.ts';
import { clientConfig } from '#src/kernel/database/index.ts';
import { connectionUrl } from '#src/testing/connection-url.ts';
import { useDatabase } from '#src/testing/database.ts';
import {
  freePorts,
  launchServer,
  untilServerReady,
  type ServerProcess,
} from '#src/testing/server-process.ts';
import { headersOf, type CallerHeaders } from '#src/testing/test-sessions.ts';

const database = useDatabase();
const servers: ServerProcess[] = [];
let dataDir: string;
let observer: pg.Client;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'dosar-crash-'));
  observer = new pg.Client(clientConfig(database.observer));
  await observer.connect();
});

afterAll(async () => {
  for (const { child } of servers) child.kill('SIGKILL');
  await observer.end();
  await rm(dataDir, { recursive: true, force: true });
});

/** Starts a real server over the database of this test, with somebody signed in. */
async function startServer() {
  const [port, trackerPort] = await freePorts();
  const server = launchServer({
    DATABASE_URL: connectionUrl(database.connection),
    DATA_DIR: dataDir,
    STAFF_PORT: String(port),
    TRACKER_PORT: String(trackerPort),
  });
  servers.push(server);
  await untilServerReady(server, port);
  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    fetch(`http://127.0.0.1:${port}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  const signIn = await post('/api/auth/appToken', { username: 'ana.ionescu', password: demoPassword });
  const caller: CallerHeaders = headersOf((await signIn.json()) as Parameters<typeof headersOf>[0]);
  return {
    server,
    post: (path: string, body: unknown, headers: Record<string, string> = {}) =>
      post(path, body, { ...caller, ...headers }),
  };
}

const key = { 'idempotency-key': 'one-change-of-many-0001' };

test('S10 a server that is killed in the middle of a change of many leaves whole rows, and the same request says what is true', async () => {
  const first = await startServer();
  const { rows: items } = await observer.query<{ assignment_id: string; row_version: number }>(
    `select a.assignment_id, a.row_version from assignment a
     join app_user u on u.org_id = a.org_id and u.user_id = a.assigned_user_id
     where u.username = 'ana.ionescu' and a.list_code = 'active' order by a.due_at limit 100`,
  );
  const request = { items, change: { action: 'tag', add: ['Neterminat'], remove: [] } };
  const countTagged = async () =>
    (await observer.query(`select from assignment where tag_names @> array['Neterminat']`)).rowCount;

  // The rows are changed and told in the timeline when this table makes the change wait.
  await observer.query('begin');
  await observer.query('lock table assignment_change_item in share mode');
  const lost = first.post('/api/assignment/change', request, key).catch((error: unknown) => error);
  const isWaiting = async () =>
    (
      await observer.query(
        `select from pg_locks where relation = 'assignment_change_item'::regclass and not granted`,
      )
    ).rowCount;
  await expect.poll(isWaiting, { interval: 20 }).toBe(1);
  first.server.child.kill('SIGKILL');
  expect(await lost).toBeInstanceOf(Error);
  await observer.query('rollback');
  await expect.poll(isWaiting, { interval: 20 }).toBe(0);
  expect(await countTagged()).toBe(0);

  const second = await startServer();
  const answer = await second.post('/api/assignment/change', request, key);
  const result = (await answer.json()) as Schema<'AssignmentChangeResult'>;
  expect(result.items.filter((item) => item.outcome === 'done')).toHaveLength(items.length);
  expect(await countTagged()).toBe(items.length);

  const again = await second.post('/api/assignment/change', request, key);
  expect(again.headers.get('idempotency-replayed')).toBe('true');
  expect(await again.json()).toEqual(result);
  const versions = await observer.query(
    `select from assignment a join unnest($1::uuid[], $2::integer[]) as asked (assignment_id, row_version)
      using (assignment_id) where a.row_version = asked.row_version + 1`,
    [items.map((item) => item.assignment_id), items.map((item) => item.row_version)],
  );
  expect(versions.rowCount).toBe(items.length);
}, 120_000);
