import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { readLock } from '@dosar/release/lock-file';
import { temporaryFolder } from '../surroundings/temporary-folder.ts';
import type { Undo } from '../surroundings/undo.ts';

const migrations = 'apps/api/db/migrations';
const ofRelease = [
  'apps',
  'libs',
  'openapi',
  'tools',
  'package.json',
  'package-lock.json',
  'tsconfig.base.json',
];

/** The release before this one, as the sources of its archive. */
export type LastRelease = { ref: string; folder: string; newestMigration: string };

/**
 * Puts the last release beside this tree: what `PREVIOUS` names, or the newest tag `v…`, or, before the first tag, the newest
 * commit of the main line whose schema is older than ours.
 *
 * An archive is the sources with their packages and Node ([ADR 0113]), so its server is started from them, with our packages.
 */
export function lastRelease(root: string, undo: Undo): LastRelease {
  const tag = () => gitIn(root)('tag', '--list', 'v*', '--sort=-version:refname').split('\n')[0];
  return checkedOut(root, process.env['PREVIOUS'] || tag() || (candidates(root)[0] ?? 'HEAD'), undo);
}

/**
 * The refs of older releases whose database this one can upgrade, newest first: the tags `v…`, or, before the first tag, `most`
 * commits that lie `every` migrations apart.
 */
export function olderReleases(root: string, { most, every }: { most: number; every: number }): string[] {
  const tags = gitIn(root)('tag', '--list', 'v*', '--sort=-version:refname').split('\n').filter(Boolean);
  if (tags.length > 0) return tags.filter((ref) => isOlder(root, ref));
  const stops: string[] = [];
  let next = Number(newestMigration(root));
  for (const ref of candidates(root)) {
    const number = Number(newestAt(root, ref));
    if (number > next || stops.length >= most) continue;
    stops.push(ref);
    next = number - every;
  }
  return stops;
}

/** Checks a release out into a temporary folder, with links to our packages. */
export function checkedOut(root: string, name: string, undo: Undo): LastRelease {
  const git = gitIn(root);
  const ref = git('rev-parse', '--short', `${name}^{commit}`);
  const folder = temporaryFolder('last-release', undo);
  const packed = join(folder, 'sources.tar');
  execFileSync('git', ['archive', `--output=${packed}`, ref, ...ofRelease], { cwd: root });
  execFileSync('tar', ['-xf', packed, '-C', folder]);
  linkPackages(root, folder);
  return { ref, folder, newestMigration: newestMigration(folder) };
}

const gitIn =
  (root: string) =>
  (...words: string[]): string =>
    execFileSync('git', words, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 }).trim();

/** Commits of the main line whose database this tree can upgrade, newest first. */
const candidates = (root: string): string[] =>
  gitIn(root)('log', '--first-parent', '-m', '--format=%H', '--', migrations)
    .split('\n')
    .filter((ref) => isOlder(root, ref));

/** Whether our migrations begin with those of a commit: unmerged work renumbers its own, so other commits cannot be upgraded. */
function isOlder(root: string, ref: string): boolean {
  const names = migrationsAt(root, ref);
  const ours = readdirSync(join(root, migrations))
    .filter((file) => file.endsWith('.sql'))
    .toSorted();
  return names.length < ours.length && names.every((name, index) => name === ours[index]);
}

const newestAt = (root: string, ref: string): string => newestOf(migrationsAt(root, ref));

const migrationsAt = (root: string, ref: string): string[] =>
  gitIn(root)('ls-tree', '--name-only', ref, `${migrations}/`)
    .split('\n')
    .filter((file) => file.endsWith('.sql'))
    .map((file) => basename(file))
    .toSorted();

/** The number of the newest migration of a tree. */
export const newestMigration = (root: string): string => newestOf(readdirSync(join(root, migrations)));

const newestOf = (files: string[]): string => files.toSorted().at(-1)?.slice(0, 4) ?? '';

/** Our packages, and the workspaces of the other tree. */
function linkPackages(root: string, folder: string): void {
  const packages = join(folder, 'node_modules');
  mkdirSync(join(packages, '@dosar'), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules')))
    if (name !== '@dosar') symlinkSync(join(root, 'node_modules', name), join(packages, name));
  for (const [link, { resolved, link: isLink }] of Object.entries(readLock(folder).packages)) {
    if (isLink !== true || resolved === undefined) continue;
    const place = join(folder, link);
    symlinkSync(relative(dirname(place), join(folder, resolved)), place);
  }
}
