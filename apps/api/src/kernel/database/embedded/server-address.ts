import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { canReach, handOver } from './server-account.ts';
import type { ServerAccount } from './server-account.ts';

/** Where the server listens, and how to take that back. */
export type ServerAddress = {
  host: string;
  port: number;
  settings: Record<string, string>;
  remove: () => void;
};

// The whole path of a socket may have 107 bytes; this is what PostgreSQL adds to the folder.
const socketName = '/.s.PGSQL.5432';
const longestSocketPath = 107;
// A server makes its socket within seconds, also when it has to be restarted.
const emptyForLong = 60 * 60 * 1000;

/** A Unix socket in a private folder; on Windows a random port that only this machine reaches. */
export async function serverAddress(dataDir: string, account: ServerAccount): Promise<ServerAddress> {
  if (process.platform === 'win32') return localPort();
  const note = join(dataDir, 'postgres.socket');
  if (existsSync(note)) removeSocketFolder(readFileSync(note, 'utf8').trim());
  const place = shortFolder(account);
  removeLeftFolders(place, account);
  const folder = mkdtempSync(join(place, 'dosar-'));
  handOver(account, folder);
  writeFileSync(note, folder);
  return {
    host: folder,
    port: 5432,
    settings: { listen_addresses: '', unix_socket_directories: folder, unix_socket_permissions: '0700' },
    remove() {
      removeSocketFolder(folder);
      rmSync(note, { force: true });
    },
  };
}

function shortFolder(account: ServerAccount) {
  const folder = tmpdir();
  const length = Buffer.byteLength(join(folder, 'dosar-XXXXXX') + socketName);
  return length <= longestSocketPath && canReach(account, join(folder, 'x')) ? folder : '/tmp';
}

// Only a folder that looks like one of ours is removed, whatever the note says.
function removeSocketFolder(folder: string) {
  if (/\/dosar-[A-Za-z0-9]{6}$/.test(folder)) rmSync(folder, { recursive: true, force: true });
}

// Killed servers leave theirs behind, and a data folder that was removed no longer tells of it. None that is in use is empty.
function removeLeftFolders(place: string, account: ServerAccount) {
  const owner = account?.uid ?? process.getuid?.();
  for (const name of readdirSync(place).filter((it) => /^dosar-[A-Za-z0-9]{6}$/.test(it))) {
    const folder = join(place, name);
    try {
      const { uid, mtimeMs } = statSync(folder);
      if (uid === owner && mtimeMs < Date.now() - emptyForLong) rmdirSync(folder);
    } catch {
      // It is not empty, or somebody else removed it at the same time.
    }
  }
}

async function localPort(): Promise<ServerAddress> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const address = probe.address();
  await new Promise<void>((resolve) => probe.close(() => resolve()));
  if (address === null || typeof address === 'string') throw new Error('No free port on this machine.');
  return {
    host: '127.0.0.1',
    port: address.port,
    settings: { listen_addresses: '127.0.0.1', port: String(address.port) },
    remove: () => undefined,
  };
}
