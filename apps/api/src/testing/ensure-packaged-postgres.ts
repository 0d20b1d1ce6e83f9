// In CI the migrations also run on the newest PostgreSQL that the sources of packages have, and a server runs behind PgBouncer. As root on Debian both are installed
// here; elsewhere the test takes the one that is there, and is skipped where there is none.
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { newestPackaged } from './packaged-postgres.ts';

const mayInstall =
  process.env['CI'] !== undefined && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** The target that installs the browser takes the same lock: of two apt-get at once, one fails. */
function aptGet(...args: string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('flock', [path.join(tmpdir(), 'dosar-apt.lock'), 'apt-get', ...args], {
    stdio: 'inherit',
    env,
    timeout: 300_000,
  });
}

/** The package of the programs alone: the metapackage depends on the newest version. */
function newestPackage(): string | undefined {
  const { stdout } = spawnSync('apt-cache', ['depends', 'postgresql'], { encoding: 'utf8' });
  return /postgresql-\d+/.exec(stdout)?.[0];
}

if (mayInstall) {
  // The package would create and start a cluster of its own.
  const settings = '/etc/postgresql-common';
  if (!existsSync(settings)) {
    mkdirSync(settings, { recursive: true });
    writeFileSync(`${settings}/createcluster.conf`, 'create_main_cluster = false\n');
  }
  aptGet('update');
  const name = newestPackage();
  if (name !== undefined)
    aptGet(
      'install',
      '-y',
      '--no-install-recommends',
      '-o',
      'Dpkg::Options::=--force-confold',
      name,
      'pgbouncer',
    );
}

const newest = newestPackaged();
process.stdout.write(
  newest === undefined ? 'No packaged PostgreSQL.\n' : `PostgreSQL ${newest.version} of the system.\n`,
);
