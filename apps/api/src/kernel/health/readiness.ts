import { statfs } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import type { SuccessBody } from '@dosar/openapi';
import { latestSchemaVersion, type Db } from '../database/index.ts';
import { Problem } from '../problem/problem.ts';
import { databaseState, type DatabaseState } from './database-state.ts';
import type { Services } from './service-watch.ts';

export { notAsked, type Services } from './service-watch.ts';

type Check = 'ok' | 'failed';
type Needs = {
  db: Db;
  dataDir: string;
  version: string;
  isDatabaseReachable: () => boolean;
  /** Whether outgoing messages are processed; false when none was processed for some minutes. */
  isQueueGettingOn: () => boolean;
  /** True once the process was told to stop, so that a load balancer sends no new requests. */
  isStopping: () => boolean;
  services: () => Services;
};

/** A disk is nearly full when less than both limits is free. */
const leastFree = { share: 0.05, bytes: 2 * 1024 ** 3 };
const patienceMilliseconds = 1_000;
const latest = latestSchemaVersion();

/** The readiness of this process: each check by name, or a 503 that names the failed checks. */
export async function readiness(needs: Needs): Promise<SuccessBody<'getHealthReady'>> {
  const state = needs.isDatabaseReachable() ? await inTime(databaseState(needs.db)) : undefined;
  const services = needs.services();
  const checks = {
    process: checked(!needs.isStopping()),
    database: checked(state !== undefined),
    // A newer release may already have migrated further, which this release supports.
    migrations: checked(state !== undefined && state.schemaVersion >= latest),
    disk: checked(await hasRoom(needs.dataDir)),
    queue: checked(needs.isQueueGettingOn()),
    // Uploads to this process would fail, while another process may reach the store.
    files: checked(services.files !== 'failed'),
  } satisfies Record<string, Check>;
  const failed = Object.entries(checks).flatMap(([name, check]) => (check === 'failed' ? [name] : []));
  if (state !== undefined && failed.length === 0) {
    return { status: 'ready', checks, services, version: needs.version };
  }

  throw new Problem(503, state === undefined ? 'database_unavailable' : 'overloaded', {
    context: { status: 'not_ready', checks, services },
    headers: { 'retry-after': '2' },
    logged: { level: 'warn', reason: `not ready: ${failed.join(', ')}` },
  });
}

const checked = (isGood: boolean): Check => (isGood ? 'ok' : 'failed');

/** Undefined when the database does not answer within the time-out. */
function inTime(asked: Promise<DatabaseState>): Promise<DatabaseState | undefined> {
  const answered = asked.catch(() => undefined);
  return Promise.race([answered, pause(patienceMilliseconds, undefined, { ref: false })]);
}

async function hasRoom(folder: string): Promise<boolean> {
  const { bavail, blocks, bsize } = await statfs(folder);
  return bavail / blocks >= leastFree.share || bavail * bsize >= leastFree.bytes;
}
