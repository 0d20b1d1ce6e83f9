import { mkdtemp, readdir, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Schema } from '@dosar/openapi';
import pg from 'pg';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkListsJob } from './areas/worklist/index.ts';
import { demoId, demoPassword } from './demo-world.ts';
import { clientConfig, inTenant } from './kernel/database/index.ts';
import { enqueueJob } from './kernel/jobs/enqueue-job.ts';
import { enqueue } from './kernel/outbox/enqueue.ts';
import { connectionUrl } from './testing/connection-url.ts';
import { useDatabase } from './testing/database.ts';
import { freePorts, launchServer, untilServerReady, type ServerProcess } from './testing/server-process.ts';
import { headersOf } from './testing/test-sessions.ts';

const database = useDatabase();
const orgId = demoId('organisation', 'demo');
const servers: ServerProcess[] = [];
/** Mails as they came, and whether they are taken; one that is not keeps its sender waiting. */
const mail = { received: [] as string[], isTaken: false };
const mailServer = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData(stream, _session, callback) {
    let text = '';
    stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
    stream.on('end', () => {
      mail.received.push(text);
      if (mail.isTaken) callback();
    });
  },
});
let dataDir: string;
let observer: pg.Client;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'dosar-jobs-crash-'));
  observer = new pg.Client(clientConfig(database.observer));
  await observer.connect();
  await new Promise<void>((listening) => mailServer.listen(0, '127.0.0.1', listening));
});

afterAll(async () => {
  for (const { child } of servers) child.kill('SIGKILL');
  await observer.end();
  await new Promise<void>((closed) => mailServer.close(() => closed()));
  await rm(dataDir, { recursive: true, force: true });
});

async function startServer() {
  const [port, trackerPort] = await freePorts();
  const { port: mailPort } = mailServer.server.address() as AddressInfo;
  const server = launchServer({
    DATABASE_URL: connectionUrl(database.connection),
    DATA_DIR: dataDir,
    STAFF_PORT: String(port),
    TRACKER_PORT: String(trackerPort),
    SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
  });
  servers.push(server);
  await untilServerReady(server, port);
  return { server, url: `http://127.0.0.1:${port}` };
}

/** Asks for an export so large that a job makes it. */
async function askForExport(url: string): Promise<string> {
  const post = async (path: string, body: object, headers: object = {}) => {
    const answer = await fetch(`${url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    return answer.json();
  };
  const tokens = await post('/api/auth/appToken', { username: 'ana.ionescu', password: demoPassword });
  const settings = { filter_keys: 0, category_code: 'all' };
  const request = { format: 'csv', settings, columns: ['assignment_no'] };
  const asked = await post(
    '/api/assignment/export',
    request,
    headersOf(tokens as Parameters<typeof headersOf>[0]),
  );
  return (asked as Schema<'Export'>).export_id;
}

const rows = async (query: string, values: unknown[] = []) => (await observer.query(query, values)).rows;
const isWaitingFor = async (table: string) =>
  (await rows('select from pg_locks where relation = $1::regclass and not granted', [table])).length > 0;
async function contents(): Promise<number> {
  const files = await readdir(join(dataDir, 'files'), { recursive: true, withFileTypes: true });
  return files.filter((file) => file.isFile()).length;
}

test('a server that is killed in the middle of a message, an export and the nightly check leaves them to the others, and each is done once', async () => {
  const first = await startServer();
  // The checks of its start are over before its tables are held.
  await expect.poll(() => rows('select from worklist_check')).not.toEqual([]);
  await expect.poll(() => rows(`select from job.job where state < 'completed'`)).toEqual([]);
  await observer.query('delete from worklist_check');

  const messageId = await inTenant(database.db, orgId, (tx) =>
    enqueue(tx, { orgId, kind: 'email', to: 'ana@example.com', subject: 'Dosar', body: 'x' }),
  );
  await expect.poll(() => mail.received).toHaveLength(1);
  await observer.query('begin');
  await observer.query('lock table job_progress, worklist_check in share mode');
  const exportId = await askForExport(first.url);
  await inTenant(database.db, orgId, (tx) => enqueueJob(tx, checkListsJob, { orgId }));
  const isInTheMiddle = async () =>
    (await isWaitingFor('job_progress')) && (await isWaitingFor('worklist_check'));
  await expect.poll(isInTheMiddle, { interval: 20 }).toBe(true);
  first.server.child.kill('SIGKILL');
  await first.server.ended;
  await observer.query('rollback');
  expect(await rows('select state from outbox where outbox_id = $1', [messageId])).toEqual([
    { state: 'pending' },
  ]);
  expect(await rows('select from worklist_check where org_id = $1', [orgId])).toEqual([]);

  mail.isTaken = true;
  await Promise.all([startServer(), startServer()]);
  const untilDone = { timeout: 120_000, interval: 500 };
  const outcome = async () => ({
    message: await rows('select state, attempts from outbox where outbox_id = $1', [messageId]),
    export: await rows('select state from export where export_id = $1', [exportId]),
    checks: await rows('select from worklist_check where org_id = $1', [orgId]),
  });
  await expect
    .poll(outcome, untilDone)
    .toEqual({ message: [{ state: 'sent', attempts: 2 }], export: [{ state: 'ready' }], checks: [{}] });
  await expect.poll(() => rows(`select from job.job where state < 'completed'`), untilDone).toEqual([]);
  expect((await outcome()).checks).toHaveLength(1);

  // Taken once by its receiver, who can tell by the same identity that it has come before.
  expect(mail.received).toHaveLength(2);
  for (const text of mail.received) expect(text).toContain(`<${messageId}@dosar>`);
  expect(await contents()).toBe(1);
}, 240_000);
