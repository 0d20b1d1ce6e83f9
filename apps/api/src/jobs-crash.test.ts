import { readdir } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Schema } from '@dosar/openapi';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkListsJob } from './areas/worklist/index.ts';
import { demoId } from './demo-world.ts';
import { inTenant } from './kernel/database/index.ts';
import { enqueueJob } from './kernel/jobs/enqueue-job.ts';
import { enqueue } from './kernel/outbox/enqueue.ts';
import { many, someWork } from './testing/some-work.ts';
import { useKillableServers, type KillableServer } from './testing/killable-servers.ts';

const orgId = demoId('organisation', 'demo');
const recipient = 'ana@example.com';
/** Mails as they came, and whether that of this test is taken; until then its sender waits. */
const mail = { received: [] as string[], isTaken: false };
const mailServer = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData(stream, _session, callback) {
    let text = '';
    stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
    stream.on('end', () => {
      mail.received.push(text);
      // Others are written to as well, such as owners whose deadline is near at this very minute.
      if (mail.isTaken || !text.includes(recipient)) callback();
    });
  },
});

const { api, start, observer, dataDir, isWaitingFor, letGo } = useKillableServers(() => {
  const { port } = mailServer.server.address() as AddressInfo;
  return { SMTP_URL: `smtp://127.0.0.1:${port}` };
});

beforeAll(() => new Promise<void>((listening) => mailServer.listen(0, '127.0.0.1', listening)));
afterAll(() => new Promise<void>((closed) => mailServer.close(() => closed())));

/** Asks for an export so large that a job makes it. */
async function askForExport({ post }: KillableServer): Promise<string> {
  const settings = { filter_keys: 0, category_code: 'all' };
  const answer = await post('/api/assignment/export', {
    format: 'csv',
    settings,
    columns: ['assignment_no'],
  });
  return ((await answer.json()) as Schema<'Export'>).export_id;
}

const rows = async (query: string, values: unknown[] = []) => (await observer().query(query, values)).rows;
async function contents(): Promise<number> {
  const files = await readdir(join(dataDir(), 'files'), { recursive: true, withFileTypes: true });
  return files.filter((file) => file.isFile()).length;
}

test('a server that is killed in the middle of a message, an export and the nightly check leaves them to the others, and each is done once', async () => {
  const untilDone = { timeout: 120_000, interval: 500 };
  // More than an answer holds, so that a job makes the file.
  await someWork(api, many(520));
  const first = await start();
  // The checks of its start are over before its tables are held.
  await expect.poll(() => rows('select from worklist_check'), untilDone).not.toEqual([]);
  await expect.poll(() => rows(`select from job.job where state < 'completed'`), untilDone).toEqual([]);
  await observer().query('delete from worklist_check');

  const messageId = await inTenant(api.database, orgId, (tx) =>
    enqueue(tx, { orgId, kind: 'email', to: recipient, subject: 'Dosar', body: 'x' }),
  );
  const taken = () => mail.received.filter((text) => text.includes(`<${messageId}@dosar>`));
  await expect.poll(taken, untilDone).toHaveLength(1);
  await observer().query('begin');
  await observer().query('lock table job_progress, worklist_check in share mode');
  const exportId = await askForExport(first);
  await inTenant(api.database, orgId, (tx) => enqueueJob(tx, checkListsJob, { orgId }));
  const isInTheMiddle = async () =>
    (await isWaitingFor('job_progress')) && (await isWaitingFor('worklist_check'));
  await expect.poll(isInTheMiddle, { ...untilDone, interval: 20 }).toBe(true);
  await first.kill();
  await letGo();
  expect(await rows('select state from outbox where outbox_id = $1', [messageId])).toEqual([
    { state: 'pending' },
  ]);
  expect(await rows('select from worklist_check where org_id = $1', [orgId])).toEqual([]);

  mail.isTaken = true;
  await Promise.all([start(), start()]);
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
  expect(taken()).toHaveLength(2);
  expect(await contents()).toBe(1);
}, 240_000);
