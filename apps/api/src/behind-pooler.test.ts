import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { demoPassword } from '../db/seed/demo/account/demo-accounts.ts';
import { isPooled } from './kernel/database/index.ts';
import { connectionUrl } from './testing/connection-url.ts';
import { useDatabase } from './testing/database.ts';
import { isPoolerInstalled, startPooler } from './testing/packaged-pooler.ts';
import { freePorts, launchServer, untilServerReady } from './testing/server-process.ts';
import { aPieceOfWork, placeIn } from './testing/some-work.ts';
import { headersOf } from './testing/test-sessions.ts';

// PgBouncer of the system's packages: Debian's 1.18 keeps no prepared statements.
const database = useDatabase({ isClockRunning: true });

async function pooled() {
  if (typeof database.connection === 'string')
    throw new TypeError('The embedded server is told by its parts.');
  const pooler = await startPooler(database.connection);
  onTestFinished(pooler.stop);
  return pooler.connection;
}

async function launch(settings: Record<string, string>) {
  const dataDir = await mkdtemp(join(tmpdir(), 'dosar-pooler-data-'));
  const [staffPort, trackerPort] = await freePorts();
  const server = launchServer({
    DATA_DIR: dataDir,
    STAFF_PORT: String(staffPort),
    TRACKER_PORT: String(trackerPort),
    ...settings,
  });
  onTestFinished(async () => {
    server.child.kill('SIGKILL');
    await server.ended;
    await rm(dataDir, { recursive: true, force: true });
  });
  return { server, staffPort };
}

test.skipIf(!isPoolerInstalled)(
  'a pooler is told from the database itself by the number of the session',
  async () => {
    expect(await isPooled(await pooled())).toBe(true);
    expect(await isPooled(database.connection)).toBe(false);
  },
);

test.skipIf(!isPoolerInstalled)(
  'behind a pooler without a way past it the server refuses to start and says what to set',
  async () => {
    const { server } = await launch({ DATABASE_URL: connectionUrl(await pooled()) });

    expect(await server.ended).toBe(1);
    expect(server.output()).toContain('Set MIGRATION_DATABASE_URL to the database itself');
    expect(server.output()).not.toContain('    at ');
  },
);

test.skipIf(!isPoolerInstalled)(
  'G5 behind a pooler in transaction mode every call answers, and two insurers on the same sessions see their own work alone',
  async () => {
    const { server, staffPort } = await launch({
      DATABASE_URL: connectionUrl(await pooled()),
      MIGRATION_DATABASE_URL: connectionUrl(database.connection),
      RATE_LIMIT_SCALE: '1000',
    });
    await untilServerReady(server, staffPort);
    const call = (path: string, init: RequestInit = {}) =>
      fetch(`http://127.0.0.1:${staffPort}${path}`, init);
    const signedIn = async (username: string) => {
      const body = JSON.stringify({ username, password: demoPassword });
      const headers = { 'content-type': 'application/json' };
      const answer = await call('/api/auth/appToken', { method: 'POST', headers, body });
      return { ...headers, ...headersOf((await answer.json()) as Parameters<typeof headersOf>[0]) };
    };
    const { assignment_id: work } = await aPieceOfWork(placeIn(database));
    const [ana, alfa] = [await signedIn('ana.ionescu'), await signedIn('alfa.ana')];
    const paths = [
      '/api/auth/getOwnAccount',
      '/api/assignment/browseStatuses',
      '/api/timeline/browseColleagues',
      '/api/fnol/browseClaimDrafts',
    ];

    // Ten at a time on three sessions: each statement may reach another one than the statement before it.
    const statuses: number[] = [];
    for (let round = 0; round < 12; round += 1) {
      const asked = [ana, alfa].flatMap((headers) => paths.map((path) => call(path, { headers })));
      const body = JSON.stringify({ assignment_id: work, body: `Runda ${round}`, visibility: 'internal' });
      const note = (headers: Record<string, string>) =>
        call('/api/timeline/addNote', { method: 'POST', headers, body });
      const answers = await Promise.all([...asked, note(ana), note(alfa)]);
      statuses.push(...answers.map(({ status }) => status));
    }

    expect(statuses.filter((status) => status >= 500)).toEqual([]);
    const refused = statuses.filter((status) => status >= 400);
    // Alfa's notes on demo's work, one in each round, and nothing else.
    expect(refused).toEqual(Array.from({ length: 12 }, () => 404));
  },
  60_000,
);
