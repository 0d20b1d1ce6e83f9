import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { isRunning } from './process-identity.ts';

/**
 * Ends a PostgreSQL that outlived the process which started it (a kill -9, for example).
 *
 * The caller holds the lock of the data folder, so no living process of ours uses that server. It is stopped rather
 * than adopted: a fast shutdown takes a fraction of a second and the new server is our own child again.
 */
export async function stopOrphanedServer(cluster: string) {
  const pidFile = join(cluster, 'postmaster.pid');
  if (!existsSync(pidFile)) return;
  const pid = recordedPid(pidFile);
  if (pid !== undefined && isRunning(pid) && isServerOf(cluster, pid)) {
    // SIGINT: fast shutdown; SIGQUIT: immediate, recovered at the next start; both keep what was committed.
    for (const [signal, patience] of [
      ['SIGINT', 10_000],
      ['SIGQUIT', 5_000],
      ['SIGKILL', 2_000],
    ] as const) {
      kill(pid, signal);
      if (await ended(() => !isRunning(pid), patience)) break;
    }
  }
  await endLeftBackends(cluster);
  // Whoever has the number now is not a server of this folder, yet PostgreSQL would refuse to start because of it; and a
  // power cut may have left no number at all.
  if (recordedPid(pidFile) === pid) rmSync(pidFile, { force: true });
}

/** Whether a server works in the cluster folder, or may do so as far as anybody can tell. */
export function hasServer(cluster: string) {
  const pid = recordedPid(join(cluster, 'postmaster.pid'));
  return (pid !== undefined && isRunning(pid)) || processesInside(cluster).length > 0;
}

/** The number of a database server that works in the cluster folder. */
export function serverIn(cluster: string) {
  const pid = recordedPid(join(cluster, 'postmaster.pid'));
  if (pid !== undefined && isRunning(pid) && isServerOf(cluster, pid)) return pid;
  return processesInside(cluster)[0];
}

/** Processes that work inside the cluster folder; PostgreSQL's processes all do. Linux only, empty elsewhere. */
function processesInside(cluster: string) {
  let names: string[];
  let folder: string;
  try {
    names = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
    folder = realpathSync(cluster);
  } catch {
    return [];
  }
  return names.map(Number).filter((pid) => workingFolder(pid) === folder && isRunning(pid));
}

async function endLeftBackends(cluster: string) {
  await ended(() => processesInside(cluster).length === 0, 2_000);
  for (const pid of processesInside(cluster)) kill(pid, 'SIGKILL');
  await ended(() => processesInside(cluster).length === 0, 2_000);
}

// The number in the file may belong to somebody else by now, who must not be ended.
function isServerOf(cluster: string, pid: number) {
  if (process.platform === 'linux') return processesInside(cluster).includes(pid);
  const [program, programArguments] =
    process.platform === 'win32'
      ? ['tasklist', ['/FI', `PID eq ${pid}`]]
      : ['ps', ['-o', 'command=', '-p', `${pid}`]];
  return /postgres/.test(spawnSync(program, programArguments, { encoding: 'utf8' }).stdout ?? '');
}

function recordedPid(pidFile: string) {
  try {
    const pid = Number.parseInt(readFileSync(pidFile, 'utf8'), 10);
    return Number.isInteger(pid) && pid > 0 ? pid : undefined;
  } catch {
    return undefined;
  }
}

function workingFolder(pid: number) {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return undefined;
  }
}

function kill(pid: number, signal: NodeJS.Signals) {
  try {
    process.kill(pid, signal);
  } catch {
    // It ended in the meantime.
  }
}

async function ended(isOver: () => boolean, patienceMs: number) {
  const deadline = Date.now() + patienceMs;
  while (!isOver()) {
    if (Date.now() > deadline) return false;
    await pause(10);
  }
  return true;
}
