import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { clientConfig, type DatabaseConnection } from '#src/kernel/database/database-connection.ts';
import type { ArchivedFile } from './write-archive.ts';

/** Where the files of a cluster are in an archive. */
export const clusterPrefix = 'cluster/';

// The content of these folders belongs to the running server; a copy needs the empty folders.
const emptied = [
  'pg_wal',
  'pg_dynshmem',
  'pg_notify',
  'pg_replslot',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
];
const leftOut = new Set(['postmaster.pid', 'postmaster.opts', 'backup_label', 'tablespace_map']);
const isTemporary = (name: string) => name.startsWith('pgsql_tmp') || name.startsWith('pg_internal.init');

/** All folders of a cluster, below it. */
export async function clusterFolders(cluster: string): Promise<string[]> {
  const entries = await readdir(cluster, { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name).slice(cluster.length + 1))
    .filter((folder) => !emptied.some((name) => folder.startsWith(`${name}/`) && name !== 'pg_wal'));
}

/**
 * The files of a cluster whose server runs, as PostgreSQL describes it (26.3.4, "Making a Base Backup Using the Low Level API"):
 * the data between the two calls, then the label, then the log of what changed meanwhile. A temporary replication slot keeps
 * that log from being recycled.
 */
export async function* copyCluster(
  connection: DatabaseConnection,
  cluster: string,
): AsyncGenerator<ArchivedFile> {
  const client = new pg.Client(clientConfig(connection));
  await client.connect();
  try {
    await client.query(
      `select pg_create_physical_replication_slot('dosar_backup_' || pg_backend_pid(), true, true)`,
    );
    await client.query(`select pg_backup_start('dosar', true)`);
    yield* dataFiles(cluster, '');
    const { rows } = await client.query<{ labelfile: string; last: string }>(
      `select labelfile, pg_walfile_name(lsn) as last from pg_backup_stop(false)`,
    );
    const [end] = rows;
    if (end === undefined) throw new Error('The database did not end the backup.');
    yield fileOf(`${clusterPrefix}backup_label`, end.labelfile);
    for (const name of await logFiles(cluster, end.last)) yield fileAt(cluster, join('pg_wal', name));
  } finally {
    await client.end();
  }
}

async function* dataFiles(cluster: string, folder: string): AsyncGenerator<ArchivedFile> {
  for (const entry of await readdir(join(cluster, folder), { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (isTemporary(entry.name) || leftOut.has(path)) continue;
    if (entry.isDirectory()) {
      if (!emptied.includes(path)) yield* dataFiles(cluster, path);
    } else if (entry.isFile()) {
      const file = await fileAt(cluster, path).catch(forgetGone);
      if (file !== undefined) yield file;
    }
  }
}

/** Segments of the log up to the last one that the backup needs. */
async function logFiles(cluster: string, last: string): Promise<string[]> {
  const names = await readdir(join(cluster, 'pg_wal'));
  return names.filter((name) => /^[0-9A-F]{24}$/.test(name) && name <= last).sort();
}

async function fileAt(cluster: string, path: string): Promise<ArchivedFile> {
  const { size } = await stat(join(cluster, path));
  return { name: `${clusterPrefix}${path}`, size, content: exactly(join(cluster, path), size) };
}

/** A table may be dropped while the copy is made; the log says so again. */
function forgetGone(error: unknown): undefined {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
  throw error;
}

/** As many bytes as the file had: what is written to it meanwhile is in the log, too. */
async function* exactly(path: string, size: number): AsyncGenerator<Uint8Array> {
  let left = size;
  if (size > 0) {
    try {
      for await (const chunk of createReadStream(path, { end: size - 1 })) {
        left -= (chunk as Buffer).length;
        yield chunk as Buffer;
      }
    } catch (error) {
      forgetGone(error);
    }
  }
  while (left > 0) {
    const zeros = Buffer.alloc(Math.min(left, 65_536));
    left -= zeros.length;
    yield zeros;
  }
}

/** A small file whose content is known. */
export function fileOf(name: string, content: string | Buffer): ArchivedFile {
  const bytes = Buffer.from(content);
  async function* whole() {
    await Promise.resolve();
    yield bytes;
  }
  return { name, size: bytes.length, content: whole() };
}
