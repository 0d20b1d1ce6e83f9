import { spawn } from 'node:child_process';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
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
  const child = spawn(program, [join(folder, 'pgbouncer.ini')], { ...account, stdio: 'ignore' });
  const ended = new Promise((resolve) => child.on('exit', resolve));
  // Also run outside of a test, so without its ways to wait.
  for (let tries = 0; !(await answers(port)); tries += 1) {
    if (tries > 200) throw new Error('PgBouncer does not answer within ten seconds.');
    await pause(50);
  }
  return {
    connection: { ...to, host: '127.0.0.1', port },
    async stop() {
      child.kill('SIGKILL');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.on('connect', () => resolve(true)).on('error', () => resolve(false));
    socket.on('connect', () => socket.destroy());
  });
}
