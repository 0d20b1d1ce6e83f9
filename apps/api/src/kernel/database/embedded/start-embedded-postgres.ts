import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { abandonedClusters, clusterFolder, isRemovable, removeCluster } from './cluster-folder.ts';
import { lockDataFolder } from './data-folder-lock.ts';
import { initialiseCluster, ownerName } from './initialise-cluster.ts';
import { keepServer } from './kept-server.ts';
import { refuseLostDatabase } from './lost-database.ts';
import { stopOrphanedServer } from './orphaned-server.ts';
import { makePassableFolder } from './passable-folder.ts';
import { serverAccount } from './server-account.ts';
import { serverAddress } from './server-address.ts';
import { serverBinaries } from './server-binaries.ts';

/** What the caller may decide about the embedded server. */
export type EmbeddedPostgresOptions = {
  /** Folder for the cluster, its password, log and lock; made when missing. */
  dataDir: string;
  /** Told what goes on when something takes longer than expected or goes wrong. */
  report?: (text: string) => void;
  /** `throwaway` gives up durability for speed and removes the database on `stop`; only for tests. */
  durability?: 'safe' | 'throwaway';
  /** Folder of another PostgreSQL, with its programs in `bin`; only for tests. */
  programs?: string | undefined;
};

/** A running embedded server. */
export type EmbeddedPostgres = {
  connection: { host: string; port: number; user: string; password: string; database: string };
  /** Where the database files are; may lie outside the data folder (see `clusterFolder`). */
  cluster: string;
  /** Number of the server process; another one after it had to be restarted. */
  pid: () => number | undefined;
  stop: () => Promise<void>;
};

/** Name of the embedded database. */
export const databaseName = 'dosar';

const settings = {
  fsync: 'on',
  full_page_writes: 'on',
  synchronous_commit: 'on',
  shared_buffers: '128MB',
  max_connections: '80',
  // One process's worth of requests: parallel plans would only take shared memory from small containers.
  max_parallel_workers_per_gather: '0',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // The log must not repeat values of rows or statements: they are personal data.
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
};
const throwaway = {
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  // A statement that PostgreSQL can plan only for given values fails in every test, not at its sixth call in a product.
  plan_cache_mode: 'force_generic_plan',
};

/**
 * Runs a real PostgreSQL in `dataDir` for this process alone.
 *
 * Throws `DataFolderInUse` when another living process has the folder, and `DataFolderDamaged` when its database is lost. The server is restarted when it dies, until
 * `stop` is called; it listens on a private socket and asks for a generated password.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const account = serverAccount();
  if (account) makePassableFolder(options.dataDir);
  else mkdirSync(options.dataDir, { recursive: true, mode: 0o700 });
  const dataDir = realpathSync(options.dataDir);
  const lock = lockDataFolder(dataDir);
  try {
    return await run(dataDir, options, lock.release);
  } catch (error) {
    lock.release();
    throw error;
  }
}

async function run(dataDir: string, options: EmbeddedPostgresOptions, releaseLock: () => void) {
  const account = serverAccount();
  const report = options.report ?? (() => undefined);
  const isThrowaway = options.durability === 'throwaway';
  const binaries = serverBinaries(account, options.programs);
  refuseLostDatabase(dataDir);
  const cluster = clusterFolder(dataDir, account);
  const password = await keptPassword(dataDir);
  if (account && !isThrowaway) clearAbandoned(report);
  await stopOrphanedServer(cluster);
  await initialiseCluster({ cluster, binaries, account, password });

  const address = await serverAddress(dataDir, account);
  const plan = {
    postgres: binaries.postgres,
    cluster,
    account,
    logFile: join(dataDir, 'postgres.log'),
    settings: { ...settings, ...(isThrowaway ? throwaway : {}), ...address.settings },
  };
  const { host, port } = address;
  const connection = { host, port, user: ownerName, password, database: databaseName };

  const server = await keepServer(plan, report);
  let stopped: Promise<void> | undefined;
  const stop = async () => {
    await server.stop();
    address.remove();
    if (isThrowaway) removeCluster(cluster);
    releaseLock();
  };
  const stopOnce = () => (stopped ??= stop());
  try {
    await createDatabase(connection);
  } catch (error) {
    await stopOnce();
    throw error;
  }
  return { connection, cluster, pid: server.pid, stop: stopOnce };
}

function clearAbandoned(report: (text: string) => void) {
  for (const abandoned of abandonedClusters()) {
    const { home, cluster, dataDir } = abandoned;
    if (isRemovable(abandoned)) {
      removeCluster(cluster);
      report(`Removed the database of ${dataDir}, a temporary folder that is gone.`);
    } else {
      report(
        `The database in ${home} belonged to ${dataDir}, which no longer uses it. Remove it to free its space.`,
      );
    }
  }
}

async function keptPassword(dataDir: string) {
  const file = join(dataDir, 'postgres.password');
  if (!existsSync(file))
    writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600, flush: true });
  return readFileSync(file, 'utf8').trim();
}

async function createDatabase(connection: EmbeddedPostgres['connection']) {
  const client = new pg.Client({ ...connection, database: 'postgres' });
  await client.connect();
  try {
    const found = await client.query('select from pg_database where datname = $1', [databaseName]);
    if (found.rowCount === 0) await client.query(`create database ${databaseName}`);
  } finally {
    await client.end();
  }
}
