import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { demoPassword } from '../db/seed/demo/account/demo-accounts.ts';
import { readAnchors } from './kernel/audit/anchor-file.ts';
import { clientConfig } from './kernel/database/index.ts';
import { connectionUrl } from './testing/connection-url.ts';
import { useDatabase } from './testing/database.ts';
import { freePorts, launchServer, untilServerReady, type ServerProcess } from './testing/server-process.ts';
import { aPieceOfWork, placeIn } from './testing/some-work.ts';
import { headersOf } from './testing/test-sessions.ts';

const database = useDatabase({ isClockRunning: true });
let dataDir: string;
let port: number;
let server: ServerProcess;
let lock: pg.Client;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'dosar-shutdown-'));
  const [staffPort, trackerPort] = await freePorts();
  port = staffPort;
  server = launchServer({
    DATABASE_URL: connectionUrl(database.connection),
    DATA_DIR: dataDir,
    STAFF_PORT: String(port),
    TRACKER_PORT: String(trackerPort),
  });
  await untilServerReady(server, port);
  lock = new pg.Client(clientConfig(database.observer));
  await lock.connect();
});

afterEach(async () => {
  server.child.kill('SIGKILL');
  await lock.end();
  await rm(dataDir, { recursive: true, force: true });
});

const call = (path: string, init: RequestInit = {}) => fetch(`http://127.0.0.1:${port}${path}`, init);
const posted = (body: unknown, headers: Record<string, string> = {}) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
});

/** Sends a note that waits for a table somebody holds: whatever comes next finds it in flight. */
async function noteInFlight(text: string): Promise<{ answer: Promise<Response> }> {
  const signIn = await call(
    '/api/auth/appToken',
    posted({ username: 'ana.ionescu', password: demoPassword }),
  );
  const headers = headersOf((await signIn.json()) as Parameters<typeof headersOf>[0]);
  const { assignment_id: assignmentId } = await aPieceOfWork(placeIn(database));
  await lock.query('begin');
  await lock.query('lock table note in share mode');
  const note = { assignment_id: assignmentId, body: text, visibility: 'internal' };
  const answer = call('/api/timeline/addNote', posted(note, headers));
  answer.catch(() => undefined);
  const isWaiting = async () =>
    (await lock.query(`select from pg_locks where relation = 'note'::regclass and not granted`)).rowCount;
  await expect.poll(isWaiting, { interval: 20 }).toBe(1);
  return { answer };
}

/** What whoever asks whether the server is ready hears, from now until nobody listens any more. */
async function untilRefused(): Promise<Set<number>> {
  const heard = new Set<number>();
  const ask = async () => {
    const answer = await call('/api/health/ready').catch(() => undefined);
    if (answer !== undefined) heard.add(answer.status);
    return answer === undefined;
  };
  await expect.poll(ask, { timeout: 5_000, interval: 5 }).toBe(true);
  return heard;
}

const notesLike = async (text: string) =>
  (await lock.query('select from note where body = $1', [text])).rowCount;

test('a request in flight when the server is told to stop gets its answer, its row is stored, nothing is left', async () => {
  const { answer } = await noteInFlight('Sent before the end');

  server.child.kill('SIGTERM');
  expect([...(await untilRefused())]).toContain(503);
  await lock.query('commit');

  expect((await answer).status).toBe(201);
  expect(await server.ended).toBe(0);
  expect(await notesLike('Sent before the end')).toBe(1);

  const open = await lock.query(
    // The connections of this test are those of another role.
    `select from pg_stat_activity
     where datname = current_database() and application_name = 'dosar' and usename <> current_user`,
  );
  expect(open.rowCount).toBe(0);
  // What was written last is anchored too.
  const { anchors } = await readAnchors(join(dataDir, 'audit-anchors'));
  const heads = await lock.query<{ org_id: string; hash: string }>('select org_id, hash from audit_head');
  const anchored = new Map(anchors.at(-1)?.heads.map((head) => [head.org_id, head.hash]));
  expect(heads.rows).not.toHaveLength(0);
  for (const head of heads.rows) expect(anchored.get(head.org_id)).toBe(head.hash);
}, 60_000);

test('whoever tells the server twice does not want to wait', async () => {
  const { answer } = await noteInFlight('Sent to somebody impatient');

  server.child.kill('SIGTERM');
  await untilRefused();
  server.child.kill('SIGTERM');

  expect(await server.ended).toBe(1);
  await expect(answer).rejects.toThrow();
  await lock.query('commit');
  expect(await notesLike('Sent to somebody impatient')).toBe(0);
}, 60_000);
