import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { holdJobs, releaseJobs } from './kernel/jobs/job-hold.ts';
import { connectionUrl } from './testing/connection-url.ts';
import { useDatabase } from './testing/database.ts';
import { freePorts, launchServer, untilServerReady } from './testing/server-process.ts';

const database = useDatabase({ isClockRunning: true });

/** Starts a server until it answers, and what it said; the jobs of its start are in the queue by then. */
async function saidAtStart(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'dosar-held-'));
  const [staffPort, trackerPort] = await freePorts();
  const server = launchServer({
    DATABASE_URL: connectionUrl(database.connection),
    DATA_DIR: dataDir,
    STAFF_PORT: String(staffPort),
    TRACKER_PORT: String(trackerPort),
  });
  onTestFinished(async () => {
    server.child.kill('SIGKILL');
    await rm(dataDir, { recursive: true, force: true });
  });
  await untilServerReady(server, staffPort);
  await expect.poll(() => server.output()).toContain('Ctrl-C');
  server.child.kill('SIGTERM');
  await server.ended;
  return server.output();
}

const startedJobs = async () => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from job.job where singleton_key = 'start'`.execute(database.db.kysely);
  return rows[0]?.count ?? 0;
};

test('G16 a server on a restored copy answers, says that jobs are held, and begins none until they are released', async () => {
  await holdJobs(database.db, { held_since: new Date('2026-03-04T08:00:00Z'), reason: 'Restored' });
  expect(await saidAtStart()).toContain('Jobs are held: nothing is sent or exported');
  expect(await startedJobs()).toBe(0);

  await releaseJobs(database.db, { dropsMessages: false });
  expect(await saidAtStart()).not.toContain('Jobs are held');
  expect(await startedJobs()).toBeGreaterThan(0);
});
