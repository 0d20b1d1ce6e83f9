import { randomUUID } from 'node:crypto';
import {
  linkSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  unlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { DataFolderInUse } from './data-folder-in-use.ts';
import { isOfThisMachine, isStillRunning, ownIdentity } from './process-identity.ts';
import type { ProcessIdentity } from './process-identity.ts';

/** Who holds a data folder. */
export type DataFolderHolder = ProcessIdentity & { startedAt: string; command: string };

/** The folder is ours until it is released. */
export type DataFolderLock = { release: () => void };

const lockName = /^dosar\.lock\.(\d+)$/;
const heartbeatMs = 5_000;
// Another machine's process cannot be asked; six missed beats mean that it is gone.
const silenceMs = 30_000;

/**
 * Takes the data folder for this process, or throws `DataFolderInUse` with the holder.
 *
 * A dead holder is succeeded by creating the next number, which only one process can do; nobody ever overwrites or
 * removes a lock that might be alive.
 */
export function lockDataFolder(dataDir: string): DataFolderLock {
  const content = JSON.stringify(ownHolder(), undefined, 2);
  for (;;) {
    const present = locksIn(dataDir);
    for (const number of present) refuseWhenAlive(dataDir, number);
    const mine = (present.at(-1) ?? 0) + 1;
    if (!create(dataDir, mine, content)) continue;
    if (hasRival(dataDir, mine)) {
      unlinkSync(lockPath(dataDir, mine));
      continue;
    }
    for (const older of locksIn(dataDir)) if (older < mine) rmSync(lockPath(dataDir, older), { force: true });
    return keep(lockPath(dataDir, mine));
  }
}

function refuseWhenAlive(dataDir: string, number: number) {
  const holder = livingHolder(lockPath(dataDir, number));
  if (holder) throw new DataFolderInUse(dataDir, holder);
}

// A slow process may have judged the folder before somebody else took it and even gave it back.
function hasRival(dataDir: string, mine: number) {
  return locksIn(dataDir).some(
    (number) => number > mine || (number < mine && livingHolder(lockPath(dataDir, number)) !== undefined),
  );
}

function livingHolder(path: string) {
  try {
    const holder = JSON.parse(readFileSync(path, 'utf8')) as DataFolderHolder;
    const lastBeat = statSync(path).mtimeMs;
    const isAlive = isOfThisMachine(holder) ? isStillRunning(holder) : Date.now() - lastBeat < silenceMs;
    return isAlive ? holder : undefined;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
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
