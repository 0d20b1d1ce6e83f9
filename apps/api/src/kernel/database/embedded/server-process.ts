import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { ServerAccount } from './server-account.ts';

/** How to run the server of one cluster. */
export type ServerPlan = {
  postgres: string;
  cluster: string;
  account: ServerAccount;
  settings: Record<string, string>;
  logFile: string;
};

/** Starts PostgreSQL and answers once it accepts connections. */
export async function startServer(plan: ServerPlan): Promise<ChildProcess> {
  const programArguments = Object.entries(plan.settings).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ]);
  if (existsSync(plan.logFile)) renameSync(plan.logFile, `${plan.logFile}.1`);
  const log = openSync(plan.logFile, 'a', 0o600);
  // Its own session: Ctrl-C in a terminal must reach us only, who stop it after the last request is answered.
  const server = spawn(plan.postgres, ['-D', plan.cluster, ...programArguments], {
    ...plan.account,
    cwd: '/',
    detached: true,
    env: { ...process.env, LC_ALL: 'C', TZ: 'UTC' },
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  server.unref();
  await ready(server, plan);
  return server;
}

/** Ends the server: fast shutdown, and harder means when it does not obey. Committed work stays in each case. */
export async function stopServer(server: ChildProcess) {
  server.ref();
  for (const [signal, patience] of [
    ['SIGINT', 15_000],
    ['SIGQUIT', 5_000],
    ['SIGKILL', 2_000],
  ] as const) {
    if (hasEnded(server)) return;
    server.kill(signal);
    await Promise.race([onceEnded(server), pause(patience, undefined, { ref: false })]);
  }
}

/** Answers when the server has ended, whoever ended it. */
export function onceEnded(server: ChildProcess) {
  return new Promise<void>((resolve) => {
    if (hasEnded(server)) resolve();
    else server.once('exit', () => resolve());
  });
}

function hasEnded(server: ChildProcess) {
  return server.exitCode !== null || server.signalCode !== null;
}

// The postmaster writes its state into the eighth line of its pid file, which is also how pg_ctl waits.
async function ready(server: ChildProcess, plan: ServerPlan) {
  let failure: Error | undefined;
  server.once('error', (error) => (failure = error));
  const pidFile = join(plan.cluster, 'postmaster.pid');
  for (;;) {
    await pause(5);
    if (failure) throw failure;
    if (hasEnded(server)) {
      throw new Error(`PostgreSQL did not start. The end of ${plan.logFile}:\n${lastLines(plan.logFile)}`);
    }
    const lines = linesOf(pidFile);
    if (lines[0] === String(server.pid) && lines[7]?.trim() === 'ready') return;
  }
}

function linesOf(path: string) {
  try {
    return readFileSync(path, 'utf8').split('\n');
  } catch {
    return [];
  }
}

function lastLines(path: string) {
  return linesOf(path).slice(-15).join('\n');
}
