import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { abandonedClusters, locateCluster } from './cluster-folder.ts';
import { DataFolderDamaged } from './data-folder-damaged.ts';

/** What only a server that had a database leaves in its data folder. */
const traces = ['files', 'keys', 'audit-anchors'];

/**
 * Refuses a data folder whose database is gone while other things in it say that there was one.
 *
 * A new database there would look like a start without trouble, and the files and keys would belong to nothing.
 */
export function refuseLostDatabase(dataDir: string) {
  const cluster = locateCluster(dataDir);
  if (isThere(join(cluster, 'PG_VERSION'))) return refuseLostPassword(dataDir, cluster);

  if (namesIn(cluster).length > 0)
    throw lost(`The folder ${cluster} holds files, but no database: PG_VERSION is missing.`, dataDir);
  const left = traces.filter((name) => holdsFile(join(dataDir, name)));
  if (left.length > 0)
    throw lost(
      `The data folder ${dataDir} holds ${left.map((name) => `${name}/`).join(', ')}, but its database is missing: ` +
        `there is none in ${cluster}.`,
      dataDir,
    );
}

function refuseLostPassword(dataDir: string, cluster: string) {
  const file = join(dataDir, 'postgres.password');
  if (isThere(file) && readFileSync(file, 'utf8').trim() !== '') return;
  throw new DataFolderDamaged(
    `The password of the database in ${cluster} is missing: ${file} is not there, or empty.\n` +
      `Put the file back from your backup. Nothing was changed.`,
  );
}

function lost(what: string, dataDir: string) {
  const elsewhere = abandonedClusters().filter((abandoned) => abandoned.dataDir === dataDir);
  return new DataFolderDamaged(
    [
      `${what}\nNothing was changed, and no new database was made. Choose one:`,
      ...elsewhere.map(
        ({ cluster }) =>
          `  The database of this folder may be ${cluster}: write that path into ${join(dataDir, 'postgres.location')}.`,
      ),
      `  Restore the whole data folder from your backup.`,
      `  If the database is not in the data folder, set DATABASE_URL.`,
      `  To begin anew without the old data, move ${dataDir} away, or set DATA_DIR to an empty folder.`,
    ].join('\n'),
  );
}

function holdsFile(folder: string): boolean {
  return entriesOf(folder).some((entry) =>
    // What was being received when a server stopped belongs to nothing yet.
    entry.isDirectory() ? entry.name !== 'incoming' && holdsFile(join(folder, entry.name)) : true,
  );
}

const namesIn = (folder: string) => entriesOf(folder).map(({ name }) => name);

function entriesOf(folder: string) {
  return whenThere(folder, () => readdirSync(folder, { withFileTypes: true })) ?? [];
}

function isThere(path: string) {
  return whenThere(path, () => statSync(path)) !== undefined;
}

// A folder of another account is not an empty one.
function whenThere<Found>(path: string, look: () => Found): Found | undefined {
  try {
    return look();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENOTDIR') return undefined;
    throw new DataFolderDamaged(
      `${path} cannot be read (${code}). Start the server with the account that made the data folder. Nothing was changed.`,
    );
  }
}
