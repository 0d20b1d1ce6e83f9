import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
  return { server, post };
}

const count = async (statement: string) => {
  const { rows } = await observer.query<{ count: number }>(statement);
  return rows[0]?.count ?? 0;
};

test('S10 a server that is killed in the middle of a portion has not begun it; another one does it once', async () => {
  const first = await startServer();
  await observer.query(`
    insert into assignment (org_id, claim_file_id, assignment_type_code, status_code, assigned_user_id, due_at, tag_names)
    select model.org_id, model.claim_file_id, model.assignment_type_code, model.status_code, model.assigned_user_id,
      now() + interval '3 days', array['Mult']
    from (select a.* from assignment a join app_user u using (org_id) where u.username = 'ana.ionescu'
      and a.assigned_user_id = u.user_id and a.list_code = 'active' and not a.is_case_master order by due_at limit 5) model
    cross join generate_series(1, 90)`);
  const signIn = await first.post('/api/auth/appToken', { username: 'ana.ionescu', password: demoPassword });
  const caller: CallerHeaders = headersOf((await signIn.json()) as Parameters<typeof headersOf>[0]);

  // Nothing can be told in the timeline: the first portion waits with its assignments changed.
  await observer.query('begin');
  await observer.query('lock table timeline_event in share mode');
  const settings = { filter_keys: 1, category_code: 'active', filter_criteria: { tag: 'Mult' } };
  const change = { action: 'priority', priority: 3 };
  const answer = await first.post('/api/assignment/changeMatching', { settings, total: 450, change }, caller);
  expect(answer.status).toBe(201);
  const isWaiting = async () =>
    (await observer.query(`select from pg_locks where relation = 'timeline_event'::regclass and not granted`))
      .rowCount;
  await expect.poll(isWaiting, { interval: 20, timeout: 20_000 }).toBe(1);
  first.server.child.kill('SIGKILL');
  await first.server.ended;
  await observer.query('rollback');
  await expect.poll(isWaiting, { interval: 20, timeout: 20_000 }).toBe(0);
  expect(
    await count(
      `select count(*)::integer as count from assignment where tag_names = array['Mult'] and priority = 3`,
    ),
  ).toBe(0);

  await startServer();
  const state = async () =>
    (await observer.query<{ state: string }>(`select state from assignment_change where request is not null`))
      .rows[0]?.state;
  await expect.poll(state, { interval: 200, timeout: 120_000 }).toBe('done');
  expect(
    await count(`select count(*)::integer as count from assignment_change_item where outcome = 'done'`),
  ).toBe(450);
  // A version and an entry in the timeline for each: nothing was done twice.
  expect(
    await count(`select count(*)::integer as count from assignment
      where tag_names = array['Mult'] and priority = 3 and row_version = 2`),
  ).toBe(450);
  expect(
    await count(`select count(*)::integer as count from timeline_event t join assignment a using (org_id, assignment_id)
      where a.tag_names = array['Mult'] and t.title = 'Prioritate critică'`),
  ).toBe(450);
}, 240_000);
