import { chmodSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

// Whatever rights are asked for when something is made, the umask of whoever starts us takes some away: with 077 the
// server's account could neither get to its cluster nor run its programs. So rights are given afterwards.

/** Makes a folder that other accounts can pass, but not list. One that is there keeps the rights its owner gave it. */
export function makePassableFolder(folder: string) {
  if (mkdirSync(folder, { recursive: true }) !== undefined) letPass(folder);
}

/** Lets other accounts pass a folder, but not list it. */
export function letPass(folder: string) {
  chmodSync(folder, 0o711);
}

/** Lets other accounts read everything in a folder, and run what its owner may run. */
export function letRead(folder: string) {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) letRead(path);
    else if (entry.isFile()) chmodSync(path, statSync(path).mode & 0o100 ? 0o755 : 0o644);
  }
}
