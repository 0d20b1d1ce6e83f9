import { execFileSync } from 'node:child_process';
import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';

/** Enough to tell a living process from another one that was later given the same number. */
export type ProcessIdentity = {
  pid: number;
  hostName: string;
  /** Boot and process name space: two containers with the same host name differ here. */
  machine: string;
  /** Opaque moment of birth; empty where the system does not tell. */
  born: string;
};

/** Identity of this process. */
export function ownIdentity(): ProcessIdentity {
  return { pid: process.pid, hostName: hostname(), machine: machine(), born: birthOf(process.pid) };
}

/** Whether `identity` was written on the machine (and in the container) that asks now. */
export function isOfThisMachine(identity: ProcessIdentity) {
  return identity.hostName === hostname() && identity.machine === machine();
}

/** Whether that very process still runs. Only meaningful on its own machine. */
export function isStillRunning(identity: ProcessIdentity) {
  return isRunning(identity.pid) && birthOf(identity.pid) === identity.born;
}

/** Whether any process has this number now. */
export function isRunning(pid: number) {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
  }
  return processState(pid) !== 'Z';
}

function machine() {
  return `${read('/proc/sys/kernel/random/boot_id')}${link('/proc/self/ns/pid')}`;
}

function birthOf(pid: number) {
  const stat = processStat(pid);
  if (stat) return stat[19] ?? '';
  if (process.platform !== 'darwin') return '';
  try {
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim();
  } catch {
    return '';
  }
}

function processState(pid: number) {
  return processStat(pid)?.[0];
}

// The command name in the second field may hold spaces and brackets, so fields are counted after it.
function processStat(pid: number) {
  const text = read(`/proc/${pid}/stat`);
  return text === '' ? undefined : text.slice(text.lastIndexOf(')') + 2).split(' ');
}

function read(path: string) {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch {
    return '';
  }
}

function link(path: string) {
  try {
    return readlinkSync(path);
  } catch {
    return '';
  }
}
