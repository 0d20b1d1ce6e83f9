import { existsSync, globSync } from 'node:fs';
import { basename, dirname } from 'node:path';

/** Where Debian and its relatives put each PostgreSQL. */
const home = '/usr/lib/postgresql';

/** The newest PostgreSQL that the system's packages installed; `undefined` where there is none. */
export function newestPackaged(): { version: number; folder: string } | undefined {
  const found = globSync(`${home}/*/bin/initdb`)
    .map((program) => dirname(dirname(program)))
    .filter((folder) => existsSync(`${folder}/bin/postgres`))
    .map((folder) => ({ version: Number(basename(folder)), folder }));
  return found.sort((one, other) => other.version - one.version)[0];
}
