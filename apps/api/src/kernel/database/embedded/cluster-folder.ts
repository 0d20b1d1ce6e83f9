import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { canReach } from './server-account.ts';
import type { ServerAccount } from './server-account.ts';
import { reachableBase } from './server-binaries.ts';

/**
 * The folder of the database cluster of a data folder.
 *
 * Normally `<dataDir>/postgres`. When the server's account cannot get there (root in a closed folder), the cluster
 * lives below `/var/lib/dosar` and `<dataDir>/postgres.location` points at it. The name is random and kept only in that
 * file, so a data folder that was removed and made again starts empty.
 */
export function clusterFolder(dataDir: string, account: ServerAccount) {
  const pointer = join(dataDir, 'postgres.location');
  if (existsSync(pointer)) return readFileSync(pointer, 'utf8').trim();

  const inside = join(dataDir, 'postgres');
  if (canReach(account, inside)) return inside;
  if (existsSync(inside)) {
    throw new Error(
      `The database in ${inside} belongs to an unprivileged account that may no longer enter a folder above it. ` +
        `Make the folders above it passable for others (chmod o+x), or set DATA_DIR to another folder.`,
    );
  }
  const outside = join(reachableBase, randomUUID(), 'postgres');
  mkdirSync(join(outside, '..'), { recursive: true, mode: 0o755 });
  writeFileSync(join(outside, '..', 'data-folder'), `${dataDir}\n`);
  writeFileSync(pointer, `${outside}\n`, { mode: 0o600 });
  return outside;
}

/** Removes a cluster whose server has stopped, and what was made around it outside of the data folder. */
export function removeCluster(cluster: string) {
  const isOutside = dirname(dirname(cluster)) === reachableBase;
  rmSync(isOutside ? dirname(cluster) : cluster, { recursive: true, force: true });
}
