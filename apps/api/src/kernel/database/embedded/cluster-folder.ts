import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, isAbsolute, join, sep } from 'node:path';
import { DataFolderDamaged } from './data-folder-damaged.ts';
import { hasServer } from './orphaned-server.ts';
import { canReach } from './server-account.ts';
import type { ServerAccount } from './server-account.ts';
import { makeReachableFolder, reachableBase } from './server-binaries.ts';

const pointerName = 'postgres.location';
const ownerName = 'data-folder';

/**
 * The folder of the database cluster of a data folder.
 *
 * Normally `<dataDir>/postgres`. When the server's account cannot get there (root in a closed folder), the cluster
 * lives below `/var/lib/dosar` and `<dataDir>/postgres.location` points at it. The name is random and kept only in that
 * file, so a data folder that was removed and made again starts empty.
 */
export function clusterFolder(dataDir: string, account: ServerAccount) {
  const outside = locationOutside(dataDir);
  if (outside !== undefined) {
    // The data folder may have been moved since the last start.
    recordOwner(dirname(outside), dataDir);
    return outside;
  }
  const inside = join(dataDir, 'postgres');
  if (canReach(account, inside)) return inside;
  if (existsSync(inside)) {
    throw new Error(
      `The database in ${inside} belongs to an unprivileged account that may no longer enter a folder above it. ` +
        `Make the folders above it passable for others (chmod o+x), or set DATA_DIR to another folder.`,
    );
  }
  const home = join(reachableBase, randomUUID());
  recordOwner(home, dataDir);
  writeFileSync(join(dataDir, pointerName), `${join(home, 'postgres')}\n`, { mode: 0o600, flush: true });
  return join(home, 'postgres');
}

/** Where the cluster of a data folder is, or would be; makes nothing. */
export function locateCluster(dataDir: string) {
  return locationOutside(dataDir) ?? join(dataDir, 'postgres');
}

function locationOutside(dataDir: string) {
  const pointer = join(dataDir, pointerName);
  if (!existsSync(pointer)) return undefined;
  const outside = readFileSync(pointer, 'utf8').trim();
  if (isAbsolute(outside)) return outside;
  const known = abandonedClusters().filter((abandoned) => abandoned.dataDir === dataDir);
  const example = join(reachableBase, '…', 'postgres');
  throw new DataFolderDamaged(
    [
      `${pointer} is damaged: it should name the folder of the database, such as ${example}.`,
      ...known.map(({ cluster }) => `A database that belonged to this data folder is ${cluster}.`),
      'Write the path into it, or restore the file from your backup. Nothing was changed.',
    ].join('\n'),
  );
}

/** A cluster outside of data folders that no data folder points at any more, and the folder it belonged to. */
export type AbandonedCluster = { home: string; cluster: string; dataDir: string };

/** Clusters that were left behind when somebody removed their data folder. */
export function abandonedClusters(): AbandonedCluster[] {
  if (!existsSync(reachableBase)) return [];
  return readdirSync(reachableBase).flatMap((name) => {
    const home = join(reachableBase, name);
    const cluster = join(home, 'postgres');
    const dataDir = contentOf(join(home, ownerName));
    if (dataDir === '' || contentOf(join(dataDir, pointerName)) === cluster) return [];
    return [{ home, cluster, dataDir }];
  });
}

/**
 * Whether an abandoned cluster may be removed without asking anybody.
 *
 * Only when its data folder lay in the folder for temporary files and is gone, and no server works in it. Any other data
 * folder may just be on a disk that is not mounted at the moment.
 */
export function isRemovable({ cluster, dataDir }: AbandonedCluster, temporary = realpathSync(tmpdir())) {
  const wasTemporary = dataDir.startsWith(`${temporary}${sep}`);
  return wasTemporary && !existsSync(dataDir) && !hasServer(cluster);
}

/** Removes a cluster whose server has stopped, and what was made around it outside of the data folder. */
export function removeCluster(cluster: string) {
  const isOutside = dirname(dirname(cluster)) === reachableBase;
  rmSync(isOutside ? dirname(cluster) : cluster, { recursive: true, force: true });
}

function recordOwner(home: string, dataDir: string) {
  makeReachableFolder(home);
  writeFileSync(join(home, ownerName), `${dataDir}\n`, { mode: 0o600 });
}

function contentOf(path: string) {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch {
    return '';
  }
}
