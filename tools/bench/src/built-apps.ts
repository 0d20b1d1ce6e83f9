import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { workspaceRoot } from './workspace.ts';

/** The web apps, each in its folder below `apps/`. */
export const webApps = ['backoffice', 'tracker', 'print', 'contact-confirm'] as const;

let isBuilt = false;

/** The folder with an app's build; brings all builds up to date before the first answer. */
export function builtApp(app: string): string {
  if (!isBuilt) build();
  isBuilt = true;
  return path.join(workspaceRoot, 'apps', app, 'dist');
}

function build(): void {
  const projects = webApps.map((app) => `@dosar/${app}`).join(',');
  const nx = path.join(workspaceRoot, 'node_modules/nx/dist/bin/nx.js');
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [nx, 'run-many', '-t', 'build', '-p', projects],
    { cwd: workspaceRoot, encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`The apps could not be built:\n${stdout}${stderr}`);
}
