// `npm run typecheck`: every project with the fast compiler, as many side by side as there are cores.
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { runCommand } from './runner/run-command.ts';
import { listProjects, workspaceRoot } from './workspace.ts';

const wanted = process.argv.slice(2);
const projects = listProjects()
  .map(({ root }) => root)
  .filter((root) => wanted.length === 0 || wanted.includes(root))
  .filter((root) => existsSync(path.join(workspaceRoot, root, 'tsconfig.json')))
  .values();

async function checkNext(): Promise<void> {
  for (const project of projects) {
    const { exitCode, output } = await runCommand([
      'node',
      'node_modules/typescript-7/bin/tsc',
      // Projects run side by side already, and what the threads of one project share is computed once for each.
      '--singleThreaded',
      '-p',
      project,
    ]);
    if (exitCode === 0) continue;
    process.exitCode = 1;
    console.error(`${project}\n${output.trim()}\n`);
  }
}
await Promise.all(Array.from({ length: availableParallelism() }, checkNext));
