import { chmod, cp, mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Env } from '#src/env.ts';
import { verifyAudit } from '#src/kernel/audit/verify-audit.ts';
import { anchorsFolderOf } from '#src/kernel/audit/anchor-file.ts';
import {
  clusterFolder,
  handOver,
  serverAccount,
  startEmbeddedPostgres,
} from '#src/kernel/database/embedded/index.ts';
import { createDatabase, migrate, type Db } from '#src/kernel/database/index.ts';
import { holdJobs } from '#src/kernel/jobs/job-hold.ts';
import { clusterPrefix } from './copy-cluster.ts';
import { dumpName, restoreDump } from './dump-database.ts';
import { anchorsPrefix, filesPrefix } from './kept-files.ts';
import { passwordName, serverKeyName } from './make-backup.ts';
import type { Manifest } from './manifest.ts';
import { BackupUnusable, readArchive } from './read-archive.ts';

/** What a restore brought back. */
export type Restored = {
  manifest: Manifest;
  /** Documents that came back, each with the bytes of its hash. */
  files: number;
  /** Audit chains that are not whole. */
  brokenChains: string[];
  /** Messages that waited when the backup was made. */
  waitingMessages: number;
};

type Source = { source: string; identity: string; now: Date };

/**
 * Restores a backup into an empty place and holds its jobs, so that nothing is sent a second time before somebody decides.
 *
 * Nothing is put in place before the whole archive was read and every hash agreed.
 */
export async function restoreBackup(env: Env, { source, identity, now }: Source): Promise<Restored> {
  await refuseUsed(env);
  if (env.SERVER_KEY === undefined && !existsSync(join(env.DATA_DIR, 'keys', 'server.key')))
    throw keyMissing();
  await mkdir(env.DATA_DIR, { recursive: true, mode: 0o711 });
  const unpacked = await mkdtemp(join(env.DATA_DIR, 'restore-'));
  try {
    const manifest = await readArchive(source, identity, unpacked);
    refuseOther(env, manifest);
    await putInPlace(env, manifest, unpacked);
    return await withRestored(env, async (db) => ({
      manifest,
      files: manifest.files.filter(({ name }) => name.startsWith(filesPrefix)).length,
      brokenChains: await brokenChains(db, env),
      waitingMessages: await holdJobs(db, {
        held_since: now,
        reason: `Restored from a backup of ${manifest.taken_at}`,
      }),
    }));
  } finally {
    await rm(unpacked, { recursive: true, force: true });
  }
}

/** Keys may be there already: they are kept apart from backups. */
async function refuseUsed({ DATA_DIR: folder }: Env): Promise<void> {
  if (!existsSync(folder)) return;
  const found = (await readdir(folder)).filter((name) => name !== 'keys');
  if (found.length > 0)
    throw new BackupUnusable(
      `${folder} is not empty (${found.slice(0, 3).join(', ')}). Restore into an empty DATA_DIR, with the folder keys at most.`,
    );
}

function refuseOther(env: Env, manifest: Manifest): void {
  const isDump = manifest.database === 'dump';
  if (isDump !== (env.DATABASE_URL !== undefined))
    throw new BackupUnusable(
      isDump
        ? 'The backup is of a PostgreSQL of its own: set DATABASE_URL to an empty database.'
        : 'The backup is of an embedded database: restore without DATABASE_URL.',
    );
  if (manifest.server_key !== serverKeyName(env)) throw keyMissing();
}

/** A key that the restore made itself would open none of the sealed numbers. */
const keyMissing = () =>
  new BackupUnusable(
    'The server key is not that of the backup, so nobody could read the sealed numbers. ' +
      'Set SERVER_KEY, or put server.key and token-signing.pem into DATA_DIR/keys.',
  );

async function putInPlace(env: Env, manifest: Manifest, unpacked: string): Promise<void> {
  const files = join(env.DATA_DIR, 'files');
  await mkdir(files, { recursive: true, mode: 0o700 });
  await moveContent(join(unpacked, filesPrefix), files);
  await moveContent(join(unpacked, anchorsPrefix), anchorsFolderOf(env.DATA_DIR));
  if (env.DATABASE_URL !== undefined)
    return restoreDump(env.DATABASE_URL, join(unpacked, dumpName), manifest.owner);
  await rename(join(unpacked, passwordName), join(env.DATA_DIR, passwordName));
  const account = serverAccount();
  const cluster = clusterFolder(env.DATA_DIR, account);
  await mkdir(dirname(cluster), { recursive: true });
  await cp(join(unpacked, clusterPrefix), cluster, { recursive: true });
  for (const folder of manifest.folders) await mkdir(join(cluster, folder), { recursive: true });
  await giveTo(account, cluster);
}

async function moveContent(from: string, to: string): Promise<void> {
  if (!existsSync(from)) return;
  await mkdir(to, { recursive: true, mode: 0o700 });
  for (const name of await readdir(from)) await rename(join(from, name), join(to, name));
}

/** PostgreSQL starts in a folder only that its own account alone can read. */
async function giveTo(account: ReturnType<typeof serverAccount>, folder: string): Promise<void> {
  handOver(account, folder);
  await chmod(folder, 0o700);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await giveTo(account, path);
    else {
      handOver(account, path);
      await chmod(path, 0o600);
    }
  }
}

async function withRestored<Result>(env: Env, work: (db: Db) => Promise<Result>): Promise<Result> {
  const server =
    env.DATABASE_URL === undefined
      ? await startEmbeddedPostgres({ dataDir: env.DATA_DIR })
      : { connection: env.DATABASE_URL, stop: () => Promise.resolve() };
  try {
    await migrate(server.connection);
    const db = createDatabase(server.connection, { maxConnections: 2 });
    try {
      return await work(db);
    } finally {
      await db.close();
    }
  } finally {
    await server.stop();
  }
}

async function brokenChains(db: Db, env: Env): Promise<string[]> {
  const { chains } = await verifyAudit(db, anchorsFolderOf(env.DATA_DIR));
  return chains.flatMap(({ code, broken }) => (broken === undefined ? [] : [code]));
}
