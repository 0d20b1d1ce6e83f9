import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { appendFile, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { demoId } from '#src/demo-world.ts';
import { readEnv } from '#src/env.ts';
import { anchorsFolderOf, dropAnchor } from '#src/kernel/audit/anchor-file.ts';
import { inTenant } from '#src/kernel/database/index.ts';
import { findJobHold } from '#src/kernel/jobs/job-hold.ts';
import { connectedBoss } from '#src/kernel/jobs/job-boss.ts';
import { startTestApi } from '#src/testing/start-test-api.ts';
import { holdCopy } from './hold-copy.ts';

const api = startTestApi();
const asOf = new Date('2026-03-04T08:30:00Z');
const now = new Date('2026-03-04T12:00:00Z');
const signingKey = generateKeyPairSync('ed25519').privateKey;

async function installation() {
  const folder = await mkdtemp(join(tmpdir(), 'dosar-held-copy-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const env = readEnv({ APP_ENV: 'Test', DATA_DIR: folder });
  await mkdir(anchorsFolderOf(folder), { recursive: true });
  return env;
}

test('G16 a database that was recovered to a moment holds its jobs, and anchors of what was undone stand aside', async () => {
  const env = await installation();
  const folder = anchorsFolderOf(env.DATA_DIR);
  const { db } = api.runtime;
  const orgId = demoId('organisation', 'demo');
  await inTenant(db, orgId, async (tx) => {
    await sql`insert into audit_log (org_id, event, actor_kind) values (${orgId}, 'X', 'system')`.execute(tx);
    await sql`insert into outbox (org_id, kind, to_address, body)
      values (${orgId}, 'sms', '+40722000000', 'waits')`.execute(tx);
  });
  const anchor = (at: string) =>
    dropAnchor({ db, anchorsFolder: folder, signingKey, now: () => new Date(at) });
  await anchor('2026-03-04T08:00:00Z');
  await anchor('2026-03-04T08:30:00Z');
  const file = join(folder, '2026-03.jsonl');
  const kept = await readFile(file, 'utf8');
  // As the original wrote it about entries that the copy does not have.
  const undone = JSON.stringify({
    time: '2026-03-04T09:00:00.000Z',
    heads: [],
    signature: randomBytes(8).toString('hex'),
  });
  await appendFile(file, `${undone}\n`);

  expect(await holdCopy(api.runtime.db, env, { asOf, now })).toEqual({
    brokenChains: [],
    waitingMessages: 1,
    anchorsSetAside: 1,
  });
  expect(await findJobHold(db)).toEqual({ held_since: now, reason: 'Recovered to 2026-03-04T08:30:00.000Z' });
  expect(await readFile(file, 'utf8')).toBe(kept);
  expect(await readFile(join(folder, 'undone/2026-03.jsonl'), 'utf8')).toBe(`${undone}\n`);
});

test('G16 jobs that a server works on are not held, because what it has begun goes on', async () => {
  const env = await installation();
  const boss = connectedBoss(api.connection, {
    max: 1,
    supervise: false,
    schedule: false,
    registerInstance: false,
  });
  await boss.start();
  onTestFinished(() => boss.stop({ graceful: false }));
  await expect(holdCopy(api.runtime.db, env, { asOf, now })).rejects.toThrow('Stop it first');
});
