import { setTimeout as pause } from 'node:timers/promises';
import { resolve } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { builtAppsFolder, createApp } from './app.ts';
import type { Env } from './env.ts';
import { dropAnchor } from './kernel/audit/anchor-file.ts';
import { fileStoreOf } from './open-file-store.ts';
import { databaseState, isDurable, type DatabaseState } from './kernel/health/database-state.ts';
import { requirePages } from './kernel/sites/sites.ts';
import { gaugeLoad } from './kernel/load/load-gauge.ts';
import { processLoad } from './kernel/load/process-load.ts';
import { openDatabase, type Guide, type OpenDatabase } from './open-database.ts';
import { startRuntime, type Runtime } from './runtime.ts';
import { watchServices } from './kernel/health/service-watch.ts';
import { examineServices } from '../db/doctor/examine-surroundings.ts';
import { findJobHold, type JobHold } from './kernel/jobs/job-hold.ts';
import { catchUp, startServerJobs, type ServerJobs } from './server-jobs.ts';
import { offerSetup } from './areas/account/index.ts';
import { stopServing } from './stop-serving.ts';
import { version } from './version.ts';

/** A running server: both origins answer until it is stopped. */
export type Server = {
  /** What opens the set-up of an installation that has no organisation yet. */
  setupCode: string | undefined;
  /** Why nothing is sent and no job is done: a restored copy waits for its operator. */
  jobHold: JobHold | undefined;
  /** Finishes what was begun, lets go of everything; takes nothing new from the moment it is called. */
  stop: () => Promise<void>;
};

/** Requests that have not ended by then are cut off. */
const drainMilliseconds = 20_000;
/** A database that does not answer must not keep the process: what is open there ends with it. */
const goodbyeMilliseconds = 2_000;

/** Starts the database, then, once there are pages to serve, both origins and the workers on jobs. */
export async function startServer(
  env: Env,
  guide: Guide,
  pagesBuilt: Promise<void>,
  now: () => Date = () => new Date(),
): Promise<Server> {
  const database = await readyDatabase(env, guide, pagesBuilt, now());
  const runtime = startRuntime(env, database.connection, now, database);
  const state: { isStopping: boolean; jobs?: ServerJobs } = { isStopping: false };
  const gauge = gaugeLoad({
    measure: processLoad(),
    onChange: (load, reading) => staff.log.warn({ load, ...reading }, 'the load changed'),
  });
  const services = watchedServices(env, runtime, () => staff.log);
  const options = {
    appsFolder: builtAppsFolder,
    isStopping: () => state.isStopping,
    isQueueGettingOn: () => state.jobs?.isGettingOn() ?? true,
    load: gauge.load,
    services: services.services,
  };

  const staff = await createApp(runtime, 'staff', options);
  const tracker = await createApp(runtime, 'tracker', options);
  // Only now is there a log to tell of what fails.
  services.start();

  const anchor = () =>
    dropAnchor(runtime).catch((error: unknown) =>
      staff.log.error({ err: error }, 'the audit log could not be anchored'),
    );
  async function stop(): Promise<void> {
    state.isStopping = true;
    runtime.live.close();
    gauge.stop();
    services.stop();
    // Jobs that have not begun wait in the database for the next process.
    const worked = state.jobs?.stop(drainMilliseconds);
    await stopServing([staff, tracker], drainMilliseconds);
    await worked;
    // Only now has everything been written that this process writes.
    await anchor();
    await Promise.race([runtime.close(), pause(goodbyeMilliseconds)]);
    await database.stop();
    staff.log.info('stopped');
  }

  let [setupCode, jobHold]: [string?, JobHold?] = [];
  try {
    await anchor();
    jobHold = await findJobHold(runtime.db);
    if (jobHold === undefined) state.jobs = await startServerJobs(database.direct, runtime, staff.log);
    else staff.log.warn(jobHold, 'jobs are held: nothing is sent or exported');
    const asked = await databaseState(runtime.db);
    setupCode = await offerSetup(runtime.db, now());
    await tracker.listen({ host: env.HOST, port: env.TRACKER_PORT });
    // Last: whoever waits for the staff origin finds both, and a signal after it finds what ends what was begun.
    await staff.listen({ host: env.HOST, port: env.STAFF_PORT });
    sayHowItRuns(env, asked, staff.log);
  } catch (error) {
    await stop();
    throw error;
  }
  return { setupCode, jobHold, stop };
}

/** The services around a process: the log tells of each that fails or is back, and what waited for it goes on. */
function watchedServices(env: Env, runtime: Runtime, log: () => FastifyBaseLogger) {
  return watchServices({
    examine: () => examineServices(env),
    onChange: (change) => log()[change.state === 'failed' ? 'warn' : 'info'](change, 'a service changed'),
    onReached: (service) => void catchUp(runtime, service, log()),
  });
}

/** The database of a server that has all it serves: its file store, and in Production its pages. */
async function readyDatabase(
  env: Env,
  guide: Guide,
  pagesBuilt: Promise<void>,
  now: Date,
): Promise<OpenDatabase> {
  const files = fileStoreOf(env);
  await guide.progress('Reaching the file store', () => files.check());
  const database = await openDatabase(env, files, guide, now);
  await pagesBuilt;
  try {
    if (env.APP_ENV === 'Production') requirePages(builtAppsFolder);
    return database;
  } catch (error) {
    await database.stop();
    throw error;
  }
}

function sayHowItRuns(env: Env, state: DatabaseState, log: FastifyBaseLogger): void {
  const { durability, serverVersion } = state;
  const folder = resolve(env.DATA_DIR);
  log.info({ version, data_folder: folder, postgresql: serverVersion, ...durability }, 'started');
  if (!isDurable(durability))
    log.warn(durability, 'with these settings of the database a power cut may lose what was acknowledged');
}
