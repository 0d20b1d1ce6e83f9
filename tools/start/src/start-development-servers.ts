import { spawn } from 'node:child_process';
import { join } from 'node:path';

const apps = ['backoffice', 'contact-confirm', 'print', 'tracker'];

/** Serves each app from its sources, with what changes shown at once; ends them when called. */
export function startDevelopmentServers(root: string): () => void {
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const servers = apps.map((app) =>
    spawn(process.execPath, [vite, '--clearScreen', 'false'], {
      cwd: join(root, 'apps', app),
      stdio: ['ignore', 'inherit', 'inherit'],
    }),
  );
  return () => servers.forEach((server) => server.kill());
}
