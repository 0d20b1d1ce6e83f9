import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** An entry of package-lock.json: what one folder of `node_modules`, or one workspace, holds and needs. */
export type LockEntry = {
  name?: string;
  version?: string;
  resolved?: string;
  link?: boolean;
  dev?: boolean;
  os?: string[];
  cpu?: string[];
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
};

/** The entries of package-lock.json by their folder, as npm writes them. */
export type LockEntries = Record<string, LockEntry>;

/** The lock file of a tree, which npm has written in its third version. */
export function readLock(root: string): { name: string; version: string; packages: LockEntries } {
  return JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    name: string;
    version: string;
    packages: LockEntries;
  };
}

/**
 * The folders of `node_modules` that these packages need, with all that they need themselves.
 *
 * `isInstalled` tells whether a folder is there: packages of other systems stand in the lock file, too. A package that is
 * neither installed nor optional is an error, because the archive would start and fail later.
 */
export function neededFolders(
  packages: LockEntries,
  wanted: string[],
  isInstalled: (folder: string) => boolean,
): string[] {
  const found = new Set<string>();
  const waiting = wanted.map((name) => ({ name, from: '', isOptional: false }));
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const folder = folderOf(packages, next.name, next.from);
    if (folder === undefined || !isInstalled(folder)) {
      if (next.isOptional) continue;
      throw new Error(`${next.name}, which ${next.from || 'the server'} needs, is not installed.`);
    }
    if (found.has(folder)) continue;
    found.add(folder);
    waiting.push(...needsOf(packages[folder] ?? {}, folder));
  }
  return [...found].toSorted();
}

function needsOf(entry: LockEntry, from: string) {
  const isPeerOptional = (name: string) => entry.peerDependenciesMeta?.[name]?.optional === true;
  return [
    ...Object.keys(entry.dependencies ?? {}).map((name) => ({ name, from, isOptional: false })),
    ...Object.keys(entry.optionalDependencies ?? {}).map((name) => ({ name, from, isOptional: true })),
    ...Object.keys(entry.peerDependencies ?? {})
      .filter((name) => !isPeerOptional(name))
      .map((name) => ({ name, from, isOptional: false })),
  ];
}

/** Node looks for a package in the folder of the one that asks, then in each folder above it. */
function folderOf(packages: LockEntries, name: string, from: string): string | undefined {
  for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
    const folder = at === '' ? `node_modules/${name}` : `${at}/node_modules/${name}`;
    if (packages[folder] !== undefined) return folder;
    if (at === '') return undefined;
  }
}
