// ESLint over the workspace. It keeps what it found about unchanged files, in a folder for each state of the rules: ESLint knows
// its options and its version, and not what our own rules and the tags of projects say.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { globSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { workspaceRoot } from './workspace.ts';

const rules = [
  'eslint.config.js',
  'package-lock.json',
  'tools/boundaries.mjs',
  'tools/checks/src/lint-rules/*.ts',
  'openapi/areas/*.yaml',
  '{apps,libs,tools,openapi}{,/*,/*/*}/package.json',
];

function stateOfRules(): string {
  const hash = createHash('sha256');
  for (const file of globSync(rules, { cwd: workspaceRoot, exclude: ['**/node_modules'] }).sort())
    hash.update(`${file}\n`).update(readFileSync(path.join(workspaceRoot, file)));
  return hash.digest('hex').slice(0, 16);
}

const folder = path.join(workspaceRoot, '.cache', 'lint');
const cache = path.join(folder, `${stateOfRules()}.json`);
// What older rules found is of no use any more.
for (const file of globSync('*.json', { cwd: folder }))
  if (path.join(folder, file) !== cache) rmSync(path.join(folder, file));

const options = ['--max-warnings=0', '--cache', '--cache-strategy=content', `--cache-location=${cache}`];
const { status } = spawnSync(process.execPath, ['node_modules/eslint/bin/eslint.js', ...options, '.'], {
  cwd: workspaceRoot,
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
