import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { locateCluster } from './cluster-folder.ts';
import { ownerName } from './initialise-cluster.ts';
import { hasServer } from './orphaned-server.ts';
import { databaseName, type EmbeddedPostgres } from './start-embedded-postgres.ts';

/**
 * How to reach the embedded server that another process runs in a data folder; `undefined` when none runs there.
 *
 * Only for whoever may read the folder: its socket and password are in it.
 */
export function runningServer(folder: string): Pick<EmbeddedPostgres, 'connection' | 'cluster'> | undefined {
  if (!existsSync(folder)) return undefined;
  const dataDir = realpathSync(folder);
  const [note, secret] = [join(dataDir, 'postgres.socket'), join(dataDir, 'postgres.password')];
  if (!existsSync(note) || !existsSync(secret)) return undefined;
  const cluster = locateCluster(dataDir);
  if (!hasServer(cluster)) return undefined;
  const connection = {
    host: readFileSync(note, 'utf8').trim(),
    port: 5432,
    user: ownerName,
    password: readFileSync(secret, 'utf8').trim(),
    database: databaseName,
  };
  return { connection, cluster };
}
