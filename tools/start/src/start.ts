import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { buildApps, type Build } from './build-apps.ts';
import { progress } from './progress.ts';
import { startDevelopmentServers } from './start-development-servers.ts';

const root = join(import.meta.dirname, '../../..');
const isWatching = process.argv.includes('--watch');
const orphanCheckMilliseconds = 250;
const running: { build?: Build; endDevelopmentServers?: () => void } = {};

const api = startApi();
endTogether(api);
if (isWatching) running.endDevelopmentServers = startDevelopmentServers(root);
// The API says when it has the data folder for itself: only then no other start can be serving what is built here.
else api.once('message', () => void preparePages());

async function preparePages(): Promise<void> {
  try {
    running.build = buildApps(root);
    await progress('Building the apps', running.build.done);
    if (api.connected) api.send('pages are built');
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

function startApi(): ChildProcess {
  const main = join(root, 'apps/api/src/main.ts');
  const how = isWatching ? ['--watch', '--watch-preserve-output', main] : [main, '--wait-for-pages'];
  return spawn(process.execPath, how, {
    cwd: root,
    // Node keeps here what it has compiled: the next start takes a second less.
    env: { NODE_COMPILE_CACHE: join(root, '.cache/node'), ...process.env },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    // In a group of its own, so that Ctrl-C reaches it once, through us, and not a second time from the terminal.
    detached: process.platform !== 'win32',
  });
}

function endTogether(child: ChildProcess): void {
  let isTold = false;
  const stop = () => {
    isTold = true;
    child.kill('SIGTERM');
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
  // A signal to npm ends npm and its shell, and neither passes it on: all one can notice is that the parent is gone.
  // Where the signal reached both, once is enough: the API takes a second one for impatience.
  if (process.env['npm_lifecycle_event'] !== undefined)
    onceOrphaned(() => {
      if (!isTold) stop();
    });
  child.on('exit', (code) => {
    running.build?.giveUp();
    running.endDevelopmentServers?.();
    process.exit(code ?? 1);
  });
}

function onceOrphaned(stop: () => void): void {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    stop();
  }, orphanCheckMilliseconds);
}
