import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { handOver } from './server-account.ts';
import type { ServerAccount } from './server-account.ts';
import type { ServerBinaries } from './server-binaries.ts';

/** Name of the role that owns the embedded database. */
export const ownerName = 'dosar';

type NewCluster = { cluster: string; binaries: ServerBinaries; account: ServerAccount; password: string };

/** Creates the cluster unless it is there. A crash in the middle leaves a draft that the next start replaces. */
export async function initialiseCluster({ cluster, binaries, account, password }: NewCluster) {
  if (existsSync(join(cluster, 'PG_VERSION'))) return;
  const draft = `${cluster}.new`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { mode: 0o700 });
  handOver(account, draft);
  const passwordFolder = mkdtempSync(join(dirname(cluster), 'initdb-'));
  const passwordFile = join(passwordFolder, 'password');
  writeFileSync(passwordFile, password, { mode: 0o600 });
  handOver(account, passwordFolder);
  handOver(account, passwordFile);
  try {
    await run(
      binaries.initdb,
      // prettier-ignore
      ['-D', draft, '-U', ownerName, '-A', 'scram-sha-256', '--pwfile', passwordFile, '-E', 'UTF8', '--data-checksums',
        '--locale-provider=icu', '--icu-locale=ro', '--locale=C'],
      account,
    );
    renameSync(draft, cluster);
  } finally {
    rmSync(passwordFolder, { recursive: true, force: true });
  }
}

function run(program: string, programArguments: string[], account: ServerAccount) {
  return new Promise<void>((resolve, reject) => {
    const child = spawn(program, programArguments, {
      ...account,
      cwd: '/',
      env: { ...process.env, LC_ALL: 'C', TZ: 'UTC' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`The database could not be created (initdb ended with ${code}):\n${output}`));
    });
  });
}
