import { chownSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/** The operating system account that PostgreSQL runs as; undefined: our own. */
export type ServerAccount = { uid: number; gid: number } | undefined;

// "nobody" on every Linux: PostgreSQL refuses to run as root, and no user has to be created for this one.
const nobody = { uid: 65_534, gid: 65_534 };

/** PostgreSQL never runs as root: as root it gets an account without rights. */
export function serverAccount(): ServerAccount {
  return process.getuid?.() === 0 ? nobody : undefined;
}

/** Whether the account can pass every folder above `path`. */
export function canReach(account: ServerAccount, path: string) {
  if (!account) return true;
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    if (!canEnter(account, folder)) return false;
    if (folder === dirname(folder)) return true;
  }
}

/** Gives a file or folder to the account. */
export function handOver(account: ServerAccount, path: string) {
  if (account) chownSync(path, account.uid, account.gid);
}

function canEnter(account: { uid: number; gid: number }, folder: string) {
  const { uid, gid, mode } = statSync(folder);
  if (uid === account.uid) return (mode & 0o100) !== 0;
  if (gid === account.gid) return (mode & 0o010) !== 0;
  return (mode & 0o001) !== 0;
}
