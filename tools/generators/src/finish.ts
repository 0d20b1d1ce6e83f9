import { spawnSync } from 'node:child_process';
import type { Workspace } from './workspace.ts';

function run({ root }: Workspace, command: string, ...args: string[]): void {
  const { status } = spawnSync(command, args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed.`);
}

/** Brings what follows from the new files in step: form, generated code, and the lock for a new project. */
export function finish(workspace: Workspace, { isNewProject }: { isNewProject: boolean }): void {
  run(workspace, 'oxfmt', '--no-error-on-unmatched-pattern', ...workspace.written);
  run(workspace, 'node', 'tools/generate/src/main.ts');
  if (isNewProject)
    run(workspace, 'npm', 'install', '--prefer-offline', '--ignore-scripts', '--loglevel=error');
}

/** Tells what was written and what is left to do. */
export function report({ written }: Workspace, nextSteps: string[]): void {
  console.log(`Written:\n${[...written].map((file) => `  ${file}`).join('\n')}`);
  console.log(`\nNext:\n${nextSteps.map((step) => `  - ${step}`).join('\n')}`);
}
