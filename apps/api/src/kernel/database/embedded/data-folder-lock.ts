import { randomUUID } from 'node:crypto';
import {
  linkSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  unlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { DataFolderInUse, type DataFolderHolder } from './data-folder-in-use.ts';
import { isOfThisMachine, isStillRunning, ownIdentity } from './process-identity.ts';
import { refusalByUnreadable } from './unreadable-lock.ts';

/** The folder is ours until it is released. */
export type DataFolderLock = { release: () => void };

const lockName = /^dosar\.lock\.(\d+)$/;
const heartbeatMs = 5_000;
// Another machine's process cannot be asked; six missed beats mean that it is gone.
const silenceMs = 30_000;

/**
 * Takes the data folder for this process, or throws `DataFolderInUse` with the holder, or `DataFolderDamaged` when there may
 * be one that the lock does not name.
 *
 * A dead holder is succeeded by creating the next number, which only one process can do; nobody ever overwrites or
 * removes a lock that might be alive.
 */
export function lockDataFolder(dataDir: string): DataFolderLock {
  const content = JSON.stringify(ownHolder(), undefined, 2);
  for (;;) {
    const present = locksIn(dataDir);
    for (const number of present) {
      const refusal = refusalBy(dataDir, number);
      if (refusal) throw refusal;
    }
    const mine = (present.at(-1) ?? 0) + 1;
    if (!create(dataDir, mine, content)) continue;
    if (hasRival(dataDir, mine)) {
      unlinkSync(lockPath(dataDir, mine));
      continue;
    }
    for (const older of locksIn(dataDir)) if (older < mine) putAway(lockPath(dataDir, older));
    return keep(lockPath(dataDir, mine));
  }
}

function refusalBy(dataDir: string, number: number) {
  const path = lockPath(dataDir, number);
  const holder = holderIn(path);
  if (holder === 'gone') return undefined;
  if (holder === 'unreadable') return refusalByUnreadable(dataDir, path, silenceMs);
  return isAlive(holder, path) ? new DataFolderInUse(dataDir, holder) : undefined;
}

// A slow process may have judged the folder before somebody else took it and even gave it back.
function hasRival(dataDir: string, mine: number) {
  return locksIn(dataDir).some(
    (number) => number > mine || (number < mine && refusalBy(dataDir, number) !== undefined),
  );
}

function isAlive(holder: DataFolderHolder, path: string) {
  return isOfThisMachine(holder)
    ? isStillRunning(holder)
    : Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0) < silenceMs;
}

function holderIn(path: string): DataFolderHolder | 'gone' | 'unreadable' {
  try {
    const holder = JSON.parse(readFileSync(path, 'utf8')) as Partial<DataFolderHolder> | null;
    const isComplete = typeof holder?.pid === 'number' && typeof holder.hostName === 'string';
    return isComplete ? (holder as DataFolderHolder) : 'unreadable';
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOENT' ? 'gone' : 'unreadable';
  }
}

// Nobody knows what an unreadable lock was: it stays, under a name that locks nothing.
function putAway(path: string) {
  if (holderIn(path) === 'unreadable') renameSync(path, `${path}.damaged`);
  else rmSync(path, { force: true });
}

function keep(path: string): DataFolderLock {
  const heartbeat = setInterval(() => {
    try {
      utimesSync(path, new Date(), new Date());
    } catch {
      // The folder was removed under us; the server will notice on its own.
    }
  }, heartbeatMs);
  heartbeat.unref();
  return {
    release() {
      clearInterval(heartbeat);
      rmSync(path, { force: true });
    },
  };
}

// The content is written first and then linked under the lock's name: nobody sees a lock without a holder.
function create(dataDir: string, number: number, content: string) {
  const draft = join(dataDir, `dosar.lock-draft.${randomUUID()}`);
  writeFileSync(draft, content, { mode: 0o644 });
  try {
    linkSync(draft, lockPath(dataDir, number));
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

function locksIn(dataDir: string) {
  return readdirSync(dataDir)
    .flatMap((name) => lockName.exec(name)?.[1] ?? [])
    .map(Number)
    .sort((a, b) => a - b);
}

function lockPath(dataDir: string, number: number) {
  return join(dataDir, `dosar.lock.${number}`);
}

function ownHolder(): DataFolderHolder {
  return {
    ...ownIdentity(),
    startedAt: new Date().toISOString(),
    command: process.argv.join(' '),
  };
}
