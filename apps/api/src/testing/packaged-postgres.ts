import { existsSync, globSync } from 'node:fs';
import { basename, dirname } from 'node:path';

/** Where Debian and its relatives put each PostgreSQL. */
const home = '/usr/lib/postgresql';

/**
 * The newest PostgreSQL that the system's packages installed, or the version that `PACKAGED_POSTGRES` names: the nightly run
 * tries every supported one. `undefined` where there is none.
 */
export function newestPackaged(): { version: number; folder: string } | undefined {
  const found = globSync(`${home}/*/bin/initdb`)
    .map((program) => dirname(dirname(program)))
    .filter((folder) => existsSync(`${folder}/bin/postgres`))
    .map((folder) => ({ version: Number(basename(folder)), folder }));
  const wanted = process.env['PACKAGED_POSTGRES'];
  if (wanted !== undefined) return found.find(({ version }) => version === Number(wanted));
  return found.sort((one, other) => other.version - one.version)[0];
}
