import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** The folder of an archive with what Node has made of its sources; `bin/dosar` names it to Node. */
export const compiled = 'compiled';

/**
 * Lets the archive's Node load the server once and keep what it has made of every source: types taken away, code compiled. A
 * start then takes half of the work. The folder goes on to fit when the archive is moved; the service may not write to it.
 */
export function compileAhead(target: string): void {
  const server = join(target, 'apps/api/src/start-server.ts');
  const load = ['--input-type=module', '--eval', `await import(${JSON.stringify(server)}); process.exit(0);`];
  const { status, stderr } = spawnSync(join(target, 'node_modules/node/bin/node'), load, {
    cwd: target,
    encoding: 'utf8',
    env: {
      PATH: process.env['PATH'],
      NODE_COMPILE_CACHE: join(target, compiled),
      NODE_COMPILE_CACHE_PORTABLE: '1',
    },
  });
  if (status !== 0) throw new Error(`The server of the archive cannot be loaded:\n${stderr}`);
}
