import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { DatabaseConnection } from '../kernel/database/index.ts';
import { freePorts } from './server-process.ts';

/** Where Debian and its relatives put PgBouncer. */
const program = '/usr/sbin/pgbouncer';
/** PgBouncer refuses to run as root; the embedded server runs as this account then, too. */
const account = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
/** Fewer sessions of the server than its callers open: they have to share. */
const serverSessions = 3;

/** Whether the system's packages installed PgBouncer. */
export const isPoolerInstalled = existsSync(program);

/** PgBouncer in transaction mode in front of a database, as an address like that of the database itself. */
export async function startPooler(to: Exclude<DatabaseConnection, string>) {
  const folder = await mkdtemp(join(tmpdir(), 'dosar-pooler-'));
  await chmod(folder, 0o755);
  const [port] = await freePorts();
  await writeFile(join(folder, 'users.txt'), `"${to.user}" "${to.password}"\n`, { mode: 0o644 });
  const settings = `[databases]
* = host=${to.host} port=${to.port}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = plain
auth_file = ${join(folder, 'users.txt')}
pool_mode = transaction
default_pool_size = ${serverSessions}
max_client_conn = 200
`;
  await writeFile(join(folder, 'pgbouncer.ini'), settings, { mode: 0o644 });
  const child = spawn(program, [join(folder, 'pgbouncer.ini')], {
    ...account,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = new Promise((resolve) => child.on('exit', resolve));
  await up(child);
  return {
    connection: { ...to, host: '127.0.0.1', port },
    async stop() {
      child.kill('SIGKILL');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Waits until it says that it is up: from then on it takes callers. */
function up(child: ChildProcessByStdio<null, null, Readable>): Promise<void> {
  let said = '';
  return new Promise((resolve, reject) => {
    child.stderr.on('data', (chunk: Buffer) => {
      said = (said + chunk.toString()).slice(-10_000);
      if (said.includes('process up')) resolve();
    });
    child.on('exit', () => reject(new Error(`PgBouncer has ended: ${said}`)));
  });
}
