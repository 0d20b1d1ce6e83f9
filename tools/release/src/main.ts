import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { buildRelease } from './build-release.ts';
import { readLock } from './lock-file.ts';

const root = join(import.meta.dirname, '../../..');
const { name, version } = readLock(root);
const target = join(root, 'dist', `${name}-${version}-${process.platform}-${process.arch}`);

const imported = buildRelease(root, target);
const archive = `${target}.tar.gz`;
const tar = spawnSync('tar', ['-czf', archive, '-C', dirname(target), basename(target)], {
  stdio: 'inherit',
});
if (tar.status !== 0) {
  console.error('The archive could not be written: tar says why above.');
  process.exit(1);
}
const megabytes = Math.round(statSync(archive).size / 1e6);
console.log(
  `${archive}: ${megabytes} MB, with Node and ${imported.length} packages that the server imports.`,
);
