// `npm run typecheck`: the fast compiler over one program for all projects of a kind. A program for each project would
// check what they share twenty times over, and take four times as long.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runCommand } from './runner/run-command.ts';
import { groupByOptions, type TypedProject } from './typed-projects.ts';
import { listProjects, workspaceRoot } from './workspace.ts';

const folder = path.join(workspaceRoot, '.cache', 'types');
mkdirSync(folder, { recursive: true });

async function check([options, projects]: [string, TypedProject[]]): Promise<void> {
  const kind = path.basename(options, '.json');
  const program = path.join(folder, `${kind}.json`);
  const include = projects.flatMap((project) => project.include);
  writeFileSync(
    program,
    JSON.stringify({ extends: options, include, exclude: ['**/node_modules'] }, undefined, 2),
  );

  const { exitCode, output } = await runCommand([
    'node',
    'node_modules/typescript-7/bin/tsc',
    // The programs run side by side already.
    '--singleThreaded',
    '-p',
    program,
  ]);
  if (exitCode === 0) return;
  process.exitCode = 1;
  console.error(`${kind}\n${output.trim()}\n`);
}

const wanted = process.argv.slice(2);
const roots = listProjects()
  .map(({ root }) => root)
  .filter((root) => wanted.length === 0 || wanted.includes(root));
await Promise.all([...groupByOptions(workspaceRoot, roots)].map(check));
