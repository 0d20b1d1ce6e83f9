import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Schema } from '@dosar/openapi';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { afterAll, beforeAll } from 'vitest';
import { createApp, type Authenticate } from '../app.ts';
import { askForWaitingCopies, makeCopiesJob } from '../areas/documents/index.ts';
import type { JobNeeds } from '../composition/define-area.ts';
import { readEnv } from '../env.ts';
import type { AnyHandler } from '../kernel/http/route-table.ts';
import type { TimeLimits } from '../kernel/http/time-limits.ts';
import type { Load } from '../kernel/load/load-gauge.ts';
import { startRuntime, type Runtime } from '../runtime.ts';
import { inTenant } from '../kernel/database/index.ts';
import type { AnyJob } from '../kernel/jobs/define-job.ts';
import { stopClock, useDatabase, worldMoment, type WorldOptions } from './database.ts';
import { testServerKey } from './test-server-key.ts';
import { testSessions } from './test-sessions.ts';
import { workOff, type WorkOffOptions } from './work-off.ts';

type Options = WorldOptions & {
  /** Settings that differ from the test environment's. */
  env?: Record<string, string>;
  /** Handlers in the place of the product's own. */
  handlers?: Record<string, AnyHandler>;
  /** Shorter times than the product's, for tests that wait for them. */
  limits?: TimeLimits;
  load?: () => Load;
  /** Around the finding out who calls. */
  authenticate?: (own: Authenticate) => Authenticate;
};

type Started = {
  runtime: Runtime;
  staff: FastifyInstance;
  /** The tracker origin, which is made when somebody asks it first: most files never do. */
  tracker: { open: () => Promise<FastifyInstance>; close: () => Promise<void> };
};

/**
 * The API over a database of its own with the small world, for the tests of one file.
 *
 * Its clock stands at the moment of the world, for the server and for SQL alike, until a test moves it by `letPass`.
 * Call it once at the top of the file; what it returns is there once the tests run.
 */
export function startTestApi({
  env: settings = {},
  handlers,
  limits,
  load,
  authenticate,
  ...options
}: Options = {}) {
  const database = useDatabase(options);
  const clock = { offset: 0 };
  const now = () =>
    new Date((options.isClockRunning === true ? Date.now() : worldMoment.getTime()) + clock.offset);
  const started: Started[] = [];
  let dataDir: string;

  async function startProcess(): Promise<Started> {
    const env = readEnv({
      APP_ENV: 'Test',
      DATA_DIR: dataDir,
      RATE_LIMIT_SCALE: '1000',
      LOG_LEVEL: 'silent',
      SERVER_KEY: testServerKey,
      ...settings,
    });
    const runtime = startRuntime(env, database.connection, now);
    const appOptions = {
      ...(handlers && { handlers }),
      ...(limits && { limits }),
      ...(load && { load }),
      ...(authenticate && { authenticate }),
    };
    const staff = await createApp(runtime, 'staff', appOptions);
    const process = { runtime, staff, tracker: openedLate(() => createApp(runtime, 'tracker', appOptions)) };
    started.push(process);
    return process;
  }

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'dosar-test-api-'));
    await startProcess();
  });

  afterAll(async () => {
    for (const { staff, tracker, runtime } of started) {
      await Promise.all([closed(staff), tracker.close()]);
      await runtime.close();
    }
    await rm(dataDir, { recursive: true, force: true });
  });

  function running(): Started {
    const [first] = started;
    if (first === undefined) throw new Error('The API is there once the tests run.');
    return first;
  }

  function sessions() {
    const { runtime } = running();
    const tokenNeeds = { tokens: runtime.tokens, idleMinutes: 60, absoluteHours: 12 };
    return testSessions({ db: database.db, tokenNeeds, now });
  }
  type Sessions = ReturnType<typeof sessions>;

  return {
    /** Asks the staff origin. */
    inject: (request: InjectOptions) => running().staff.inject(request),
    /** Starts one more server over the same database and files, with a memory of its own, as behind a load balancer. */
    async startAnother() {
      const { staff } = await startProcess();
      return { inject: (request: InjectOptions) => staff.inject(request) };
    },
    /** Asks the tracker origin. */
    injectTracker: async (request: InjectOptions) => (await running().tracker.open()).inject(request),
    tokenFor: (...whom: Parameters<Sessions['tokenFor']>) => sessions().tokenFor(...whom),
    guestFor: (...whom: Parameters<Sessions['guestFor']>) => sessions().guestFor(...whom),
    trackerFor: (...whom: Parameters<Sessions['trackerFor']>) => sessions().trackerFor(...whom),
    directoryFor: (...whom: Parameters<Sessions['directoryFor']>) => sessions().directoryFor(...whom),
    /** Identifiers of an organisation and of a user of the demo world. */
    organisation: (orgCode: string) => sessions().organisation(orgCode),
    userNamed: (username: string) => sessions().userNamed(username),
    /** What was put into the outbox for somebody, newest first. */
    async outbox(to?: string): Promise<Schema<'OutboxItem'>[]> {
      const url = `/api/dev/outbox${to === undefined ? '' : `?to=${encodeURIComponent(to)}`}`;
      return (await running().staff.inject(url)).json<{ items: Schema<'OutboxItem'>[] }>().items;
    },
    /** Works on everything that waits in the queue of a job, as the worker of a server does. */
    workOff: (job: AnyJob<JobNeeds>, how: WorkOffOptions = {}) =>
      workOff(
        database.connection,
        job,
        { ...running().runtime, log: running().staff.log, deliver: () => Promise.resolve() },
        how,
      ),
    /** Makes the copies of every picture: those that were uploaded, and those of the demo world. */
    async makeCopies() {
      const { runtime, staff } = running();
      for (const orgCode of ['demo', 'alfa']) {
        const orgId = await sessions().organisation(orgCode);
        await inTenant(runtime.db, orgId, (tx) => askForWaitingCopies(tx, orgId));
      }
      await workOff(database.connection, makeCopiesJob, { ...runtime, log: staff.log });
    },
    /** Lets time pass, for this API only. */
    async letPass({ minutes }: { minutes: number }) {
      clock.offset += minutes * 60_000;
      if (options.isClockRunning !== true) await stopClock(database.db.kysely, now());
    },
    now,
    /** The database, seen past all tenants. */
    get database() {
      return database.db;
    },
    get connection() {
      return database.connection;
    },
    /** The database, for a connection that sees past all tenants. */
    get observer() {
      return database.observer;
    },
    get runtime() {
      return running().runtime;
    },
    /** The server of the staff origin, for tests that need a real connection. */
    get staff() {
      return running().staff;
    },
  };
}

/** A server that is made when it is asked for, and closed only if it was. */
function openedLate(make: () => Promise<FastifyInstance>): Started['tracker'] {
  let opened: Promise<FastifyInstance> | undefined;
  return {
    open: () => (opened ??= make()),
    close: async () => {
      if (opened !== undefined) await closed(await opened);
    },
  };
}

/** Closes a server. Nobody asks any more: a request that somebody broke off must not keep it. */
async function closed(app: FastifyInstance): Promise<void> {
  app.server.closeAllConnections();
  await app.close();
}

/** The API of a test file. */
export type TestApi = ReturnType<typeof startTestApi>;
