import pg from 'pg';
import { afterAll, beforeAll, expect } from 'vitest';
import { clientConfig } from '#src/kernel/database/index.ts';
import type { WorldOptions } from './database.ts';
import { isHeavyRun } from './runs.ts';
import { startTestApi } from './start-test-api.ts';
import { startProcessServer } from './process-server.ts';
import { startInnerServer } from './inner-server.ts';
import type { CallerHeaders } from './test-sessions.ts';
import { startClock } from './world/running-clock.ts';

/** A server that answers, with Ana Ionescu signed in at it. */
export type KillableServer = {
  origin: string;
  /** Ends the server in the middle of whatever it does, like the loss of its power. */
  kill: () => Promise<void>;
  /** Ana's headers, for requests that carry no JSON. */
  headers: CallerHeaders;
  /** Sends a request of Ana's. */
  post: (path: string, body: unknown, headers?: Record<string, string>) => Promise<Response>;
};

type Options = WorldOptions & {
  /** Starts processes in the ordinary run as well. */
  asProcesses?: boolean;
};

/**
 * Servers over one database and one data folder, for tests that kill them in the middle of their work.
 *
 * In the heavy run each is a process that gets SIGKILL. In the ordinary run each is a server inside the process of the
 * test that loses its database and its callers at the same moment: it starts in a fraction of the time, and the
 * database and the callers see the same.
 *
 * `api` arranges what the servers find. `observer` is a connection that sees the rows of all organisations and can hold
 * locks, so that a server waits where it is to be killed. The clock runs from the moment of the world on.
 */
export function useKillableServers(
  settings: () => Record<string, string> = () => ({}),
  { asProcesses = isHeavyRun, ...world }: Options = {},
) {
  const api = startTestApi({ ...world, isClockRunning: true });
  const started: (() => Promise<void>)[] = [];
  const kept: { observer?: pg.Client; behind?: number } = {};

  beforeAll(async () => {
    kept.behind = await startClock(api.database.kysely);
    await api.letPass({ minutes: -kept.behind / 60_000 });
    kept.observer = new pg.Client(clientConfig(api.observer));
    await kept.observer.connect();
  });

  afterAll(async () => {
    await kept.observer?.end();
    for (const end of started) await end();
  });

  async function start(): Promise<KillableServer> {
    const place = {
      connection: api.connection,
      settings: { DATA_DIR: dataDir(), SERVER_KEY: api.runtime.env.SERVER_KEY ?? '', ...settings() },
      behind: kept.behind ?? 0,
    };
    const { origin, kill, end } = await (asProcesses ? startProcessServer(place) : startInnerServer(place));
    started.push(end);
    const caller = await api.tokenFor('ana.ionescu');
    return {
      origin,
      kill,
      headers: caller,
      post: (path, body, headers = {}) =>
        fetch(`${origin}${path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...caller, ...headers },
          body: JSON.stringify(body),
        }),
    };
  }

  function observer(): pg.Client {
    if (kept.observer === undefined) throw new Error('The observer is connected before the first test.');
    return kept.observer;
  }
  const dataDir = () => api.runtime.env.DATA_DIR;

  return {
    api,
    start,
    observer,
    dataDir,
    /** Whether some statement of a server waits for the lock of a table. */
    isWaitingFor: async (table: string) => {
      const { rowCount } = await observer().query(
        `select from pg_locks where relation = $1::regclass and not granted
          and database = (select oid from pg_database where datname = current_database())`,
        [table],
      );
      return rowCount !== 0;
    },
    /**
     * Gives back the locks of the observer, and waits until the database has rolled back what killed servers had begun:
     * it notices that a server is gone only when a statement of it is over. Jobs of killed servers have been silent long
     * enough for the next server to take them over, which it does without a pause. No server may be alive meanwhile.
     */
    async letGo(): Promise<void> {
      const { rows } = await observer().query<{ at: Date }>('select clock_timestamp() as at');
      await observer().query('rollback');
      const begunBefore = async () =>
        (
          await observer().query(
            `select from pg_stat_activity
              where datname = current_database() and pid <> pg_backend_pid() and xact_start < $1`,
            [rows[0]?.at],
          )
        ).rowCount;
      await expect.poll(begunBefore, { interval: 20 }).toBe(0);
      await observer().query(
        `update job.job set heartbeat_on = heartbeat_on - interval '1 minute', retry_delay = 0 where state = 'active'`,
      );
    },
  };
}
