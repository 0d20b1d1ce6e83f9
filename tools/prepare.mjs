// Installs the packages when they are missing or out of date, and does nothing otherwise.
// Runs before `npm start` and `npm test`, on any Node from version 20, so it may import nothing that is installed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const stampFile = join(root, 'node_modules', '.prepared');
const oldestNode = 20;

/** What decides the content of node_modules: the wishes, the lock, npm's settings and the machine. */
function wanted() {
  const { dependencies, devDependencies, optionalDependencies, overrides, workspaces, allowScripts } =
    JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const wishes = { dependencies, devDependencies, optionalDependencies, overrides, workspaces, allowScripts };
  const hash = createHash('sha256').update(JSON.stringify(wishes));
  for (const file of ['package-lock.json', '.npmrc']) hash.update(readFileSync(join(root, file)));
  return hash.update(`${process.platform}-${process.arch}`).digest('hex');
}

function installed() {
  return existsSync(stampFile) ? readFileSync(stampFile, 'utf8') : '';
}

if (Number(process.versions.node.split('.')[0]) < oldestNode) {
  console.error(`Node ${oldestNode} or newer is needed; this is ${process.versions.node}.`);
  process.exit(1);
}

const stamp = wanted();
if (installed() !== stamp) {
  console.log('Installing packages (about a minute the first time) …');
  const startedAt = Date.now();
  const npm = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (npm.status !== 0) {
    console.error('The packages could not be installed: npm says why above.');
    process.exit(npm.status ?? 1);
  }
  writeFileSync(stampFile, stamp);
  console.log(`Packages installed in ${Math.round((Date.now() - startedAt) / 1000)} s.`);
}
