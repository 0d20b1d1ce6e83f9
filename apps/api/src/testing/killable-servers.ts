import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll } from 'vitest';
import { demoPassword } from '#src/demo-world.ts';
import { clientConfig } from '#src/kernel/database/index.ts';
import { connectionUrl } from './connection-url.ts';
import { useDatabase, type WorldOptions } from './database.ts';
import { freePorts, launchServer, untilServerReady, type ServerProcess } from './server-process.ts';
import { headersOf, type CallerHeaders } from './test-sessions.ts';

/** A server that answers, with Ana Ionescu signed in at it. */
export type KillableServer = {
  process: ServerProcess;
  origin: string;
  /** Ana's headers, for requests that carry no JSON. */
  headers: CallerHeaders;
  /** Sends a request of Ana's. */
  post: (path: string, body: unknown, headers?: Record<string, string>) => Promise<Response>;
};

/**
 * Real servers over one database and one data folder, for tests that kill them in the middle of their work.
 *
 * `observer` is a connection that sees the rows of all organisations and can hold locks, so that a server waits where it is to
 * be killed. What still runs in the end is killed.
 */
export function useKillableServers(
  settings: () => Record<string, string> = () => ({}),
  world: WorldOptions = {},
) {
  const database = useDatabase({ ...world, isClockRunning: true });
  const started: ServerProcess[] = [];
  const kept: { dataDir?: string; observer?: pg.Client } = {};

  beforeAll(async () => {
    kept.dataDir = await mkdtemp(join(tmpdir(), 'dosar-crash-'));
    kept.observer = new pg.Client(clientConfig(database.observer));
    await kept.observer.connect();
  });

  afterAll(async () => {
    for (const { child } of started) child.kill('SIGKILL');
    await kept.observer?.end();
    if (kept.dataDir !== undefined) await rm(kept.dataDir, { recursive: true, force: true });
  });

  async function start(): Promise<KillableServer> {
    const [port, trackerPort] = await freePorts();
    const server = launchServer({
      DATABASE_URL: connectionUrl(database.connection),
      DATA_DIR: dataDir(),
      STAFF_PORT: String(port),
      TRACKER_PORT: String(trackerPort),
      ...settings(),
    });
    started.push(server);
    await untilServerReady(server, port);
    const origin = `http://127.0.0.1:${port}`;
    const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
      fetch(`${origin}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      });
    const signIn = await post('/api/auth/appToken', { username: 'ana.ionescu', password: demoPassword });
    const caller = headersOf((await signIn.json()) as Parameters<typeof headersOf>[0]);
    return {
      process: server,
      origin,
      headers: caller,
      post: (path, body, headers) => post(path, body, { ...caller, ...headers }),
    };
  }

  function observer(): pg.Client {
    if (kept.observer === undefined) throw new Error('The observer is connected before the first test.');
    return kept.observer;
  }
  function dataDir(): string {
    if (kept.dataDir === undefined) throw new Error('The data folder is made before the first test.');
    return kept.dataDir;
  }

  return {
    database,
    start,
    observer,
    dataDir,
    /** Whether some statement of a server waits for the lock of a table. */
    isWaitingFor: async (table: string) => {
      const { rowCount } = await observer().query(
        'select from pg_locks where relation = $1::regclass and not granted',
        [table],
      );
      return rowCount !== 0;
    },
  };
}
