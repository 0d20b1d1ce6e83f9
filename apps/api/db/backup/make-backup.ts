import { createHmac } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Env } from '#src/env.ts';
import { anchorsFolderOf } from '#src/kernel/audit/anchor-file.ts';
import { runningServer, startEmbeddedPostgres } from '#src/kernel/database/embedded/index.ts';
import { serverKeys } from '#src/kernel/keys/server-keys.ts';
import { fileStoreOf } from '#src/open-file-store.ts';
import { version } from '#src/version.ts';
import { clusterFolders, copyCluster, fileOf } from './copy-cluster.ts';
import { dumpDatabase, ownerOf } from './dump-database.ts';
import { copyAnchors, copyKeptFiles } from './kept-files.ts';
import type { Manifest, ManifestFacts } from './manifest.ts';
import { writeArchive, type ArchivedFile } from './write-archive.ts';

/** The password of the embedded database, as it is named in the data folder and in an archive. */
export const passwordName = 'postgres.password';

/** Names the server key of an installation without telling anything of it. */
export const serverKeyName = (env: Env): string =>
  createHmac('sha256', serverKeys(env).hmac)
    .update('the server key of a backup')
    .digest('base64url')
    .slice(0, 16);

/** What a backup is made to. */
export type BackupTarget = { target: string; recipient: string; now: Date };

/**
 * Backs up the database and the documents while the server goes on.
 *
 * The database comes first and documents never change, so every document that the copied database names is copied after it.
 */
export async function makeBackup(env: Env, { target, recipient, now }: BackupTarget): Promise<Manifest> {
  const { owner, kind, folders, files, stop } = await databaseOf(env);
  const hasFiles = env.S3_BUCKET === undefined;
  const facts: ManifestFacts = {
    format: 1,
    version,
    taken_at: now.toISOString(),
    database: kind,
    owner,
    server_key: serverKeyName(env),
    has_files: hasFiles,
    folders,
  };
  async function* everything(): AsyncGenerator<ArchivedFile> {
    yield* files();
    yield* copyAnchors(anchorsFolderOf(env.DATA_DIR));
    if (hasFiles) yield* copyKeptFiles(fileStoreOf(env));
  }
  try {
    return await writeArchive(target, recipient, facts, everything());
  } finally {
    await stop();
  }
}

async function databaseOf(env: Env) {
  const url = env.BACKUP_DATABASE_URL ?? env.DATABASE_URL;
  if (url !== undefined) {
    const owner = await ownerOf(url);
    return {
      kind: 'dump' as const,
      owner,
      folders: [],
      files: () => dumpDatabase(url),
      stop: () => Promise.resolve(),
    };
  }
  const running = runningServer(env.DATA_DIR);
  const server = running ?? (await startEmbeddedPostgres({ dataDir: env.DATA_DIR }));
  const { connection, cluster } = server;
  async function* files() {
    yield fileOf(passwordName, await readFile(join(env.DATA_DIR, passwordName)));
    yield* copyCluster(connection, cluster);
  }
  return {
    kind: 'cluster' as const,
    owner: connection.user,
    folders: await clusterFolders(cluster),
    files,
    stop: 'stop' in server ? (server as { stop: () => Promise<void> }).stop : () => Promise.resolve(),
  };
}
