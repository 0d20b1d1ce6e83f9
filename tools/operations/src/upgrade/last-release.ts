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
  const git = (...words: string[]) => execFileSync('git', words, { cwd: root, encoding: 'utf8' }).trim();
  const tag = () => git('tag', '--list', 'v*', '--sort=-version:refname').split('\n')[0];
  const newestAt = (ref: string) =>
    newestOf(
      git('ls-tree', '--name-only', ref, `${migrations}/`)
        .split('\n')
        .map((file) => basename(file)),
    );
  const before = () =>
    git('log', '--first-parent', '-m', '--format=%H', '--', migrations)
      .split('\n')
      .find((ref) => newestAt(ref) < newestMigration(root)) ?? 'HEAD';
  const ref = git('rev-parse', '--short', process.env['PREVIOUS'] || tag() || before());
  const folder = temporaryFolder('last-release', undo);
  const packed = join(folder, 'sources.tar');
  execFileSync('git', ['archive', `--output=${packed}`, ref, ...ofRelease], { cwd: root });
  execFileSync('tar', ['-xf', packed, '-C', folder]);
  linkPackages(root, folder);
  return { ref, folder, newestMigration: newestMigration(folder) };
}

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
