import { randomUUID } from 'node:crypto';
import { constants, createReadStream } from 'node:fs';
import { access, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import {
  FileStoreUnavailable,
  keyPattern,
  newKey,
  type KeptFile,
  type WorkingFileStore,
} from './file-store.ts';

/** Files of requests that ended without an answer are removed after this time. */
const abandonedAfterMilliseconds = 60 * 60 * 1000;

/** Files in a folder of this machine: written whole, made durable, then renamed into place. */
export function folderFileStore(folder: string): WorkingFileStore {
  const incoming = join(folder, 'incoming');

  async function place(from: string): Promise<string> {
    const key = newKey();
    const to = join(folder, key);
    await makeFolder(dirname(to));
    await rename(from, to);
    await syncFolder(dirname(to));
    return key;
  }

  return {
    incoming,
    growing: join(folder, 'growing'),
    async atPath(key, work) {
      if (!keyPattern.test(key)) throw new TypeError('No kept file has such a key.');
      const path = join(folder, key);
      return (await isReadable(path)) ? work(path) : undefined;
    },
    async check() {
      await mkdir(incoming, { recursive: true, mode: 0o700 });
    },
    keep: (received) => place(received.path),
    async save(content) {
      const path = join(incoming, randomUUID());
      await makeFolder(incoming);
      const file = await open(path, 'wx', 0o600);
      try {
        await file.writeFile(content);
        await file.sync();
      } catch (error) {
        // Without this, incomplete files would keep a full disk full.
        await rm(path, { force: true });
        throw error;
      } finally {
        await file.close();
      }
      return place(path);
    },
    async *batches() {
      for (const folderName of await namesIn(folder)) {
        if (/^[0-9a-f]{2}$/.test(folderName)) yield await filesIn(folder, folderName);
      }
    },
    async open(key) {
      // Keys come from our own rows, but even a manipulated row must not name a path outside of the folder.
      if (!keyPattern.test(key)) return undefined;
      const path = join(folder, key);
      return (await isReadable(path)) ? createReadStream(path) : undefined;
    },
    async remove(key) {
      if (keyPattern.test(key)) await rm(join(folder, key), { force: true });
    },
  };
}

/** Reports a folder that cannot be created, such as a lost mount, as an unavailable store; a full disk keeps its own error. */
async function makeFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 }).catch((error: unknown) => {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'ENOSPC' || code === 'EDQUOT') throw error;
    throw new FileStoreUnavailable('The folder of the files is not there.', { cause: error });
  });
}

function isReadable(path: string): Promise<boolean> {
  return access(path, constants.R_OK).then(
    () => true,
    () => false,
  );
}

/** Removes the unfinished files of requests that were cut off. */
export async function sweepIncoming(
  incoming: string,
  now: Date,
  abandonedAfter = abandonedAfterMilliseconds,
): Promise<void> {
  await mkdir(incoming, { recursive: true, mode: 0o700 });
  for (const name of await readdir(incoming)) {
    const path = join(incoming, name);
    const { mtimeMs } = await stat(path);
    if (now.getTime() - mtimeMs > abandonedAfter) await rm(path, { force: true });
  }
}

async function filesIn(folder: string, name: string): Promise<KeptFile[]> {
  const files: KeptFile[] = [];
  for (const fileName of await namesIn(join(folder, name))) {
    const key = `${name}/${fileName}`;
    // Another process may remove the file in between.
    const found = keyPattern.test(key) ? await stat(join(folder, key)).catch(() => undefined) : undefined;
    if (found?.isFile()) files.push({ key, size: found.size, writtenAt: found.mtime });
  }
  return files;
}

/** The entries of a folder; none when the folder does not exist yet. */
function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  });
}

/** Syncs a folder, because a rename survives a power cut only after its folder was written. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
