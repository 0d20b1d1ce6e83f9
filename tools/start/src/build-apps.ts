import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inputsHash } from './inputs-hash.ts';

const apps = ['backoffice', 'contact-confirm', 'print', 'tracker'];

/** A build under way: wait for it, or give it up. */
export type Build = { done: Promise<void>; giveUp: () => void };

/** Builds the web apps unless they were built from exactly these files before. */
export function buildApps(root: string): Build {
  const stampFile = join(root, '.cache', 'start', 'built-from');
  const wanted = inputsHash(root);
  const isBuilt = apps.every((app) => existsSync(join(root, 'apps', app, 'dist', 'index.html')));
  if (isBuilt && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === wanted) {
    return { done: Promise.resolve(), giveUp: () => undefined };
  }

  const projects = apps.map((app) => `@dosar/${app}`).join(',');
  const nx = spawn(
    process.execPath,
    [join(root, 'node_modules/nx/dist/bin/nx.js'), 'run-many', '-t', 'build', '-p', projects],
    {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: process.platform !== 'win32',
    },
  );
  const done = finished(nx).then(() => {
    mkdirSync(join(stampFile, '..'), { recursive: true });
    writeFileSync(stampFile, wanted);
  });
  return { done, giveUp: () => endGroup(nx) };
}

function finished(nx: ChildProcess): Promise<void> {
  const output: Buffer[] = [];
  nx.stdout?.on('data', (chunk: Buffer) => output.push(chunk));
  nx.stderr?.on('data', (chunk: Buffer) => output.push(chunk));
  return new Promise((resolve, reject) => {
    nx.on('error', reject);
    nx.on('exit', (code) => {
      if (code === 0) return resolve();
      reject(new Error(`The apps could not be built:\n${Buffer.concat(output).toString('utf8')}`));
    });
  });
}

/** Nx has workers of its own: they end with their group, not with it. */
function endGroup(nx: ChildProcess): void {
  if (nx.pid === undefined || nx.exitCode !== null) return;
  if (process.platform === 'win32') nx.kill();
  else process.kill(-nx.pid, 'SIGTERM');
}
