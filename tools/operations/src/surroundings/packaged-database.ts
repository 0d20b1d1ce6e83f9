import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { serverAccount } from '@dosar/api/embedded-database';
import { newestPackaged } from '@dosar/api/testing/packaged-postgres';
import { freePorts } from '@dosar/api/testing/server-process';
import { temporaryFolder } from './temporary-folder.ts';
import { until } from './until.ts';
import type { Undo } from './undo.ts';

/** A database of the operator, known by its parts. */
export type OperatorDatabase = {
  host: string;
  port: number;
  user: string;
  password: string;
  database: string;
  version: number;
  /** The programs of this PostgreSQL. */
  programs: string;
  url: string;
};

/**
 * The PostgreSQL of the system's packages with a database of its own, made by the programs that an operator uses: `initdb`,
 * `createuser`, `createdb`. The user is no superuser; it may make roles, as docs/operations.md asks for.
 */
export async function startPackagedDatabase(undo: Undo): Promise<OperatorDatabase> {
  const packaged = newestPackaged();
  if (packaged === undefined) throw new Error('PostgreSQL is not installed: apt-get install postgresql.');
  const programs = join(packaged.folder, 'bin');
  const account = serverAccount();
  const folder = temporaryFolder('walk-database', undo);
  const [cluster, secret] = [join(folder, 'cluster'), join(folder, 'secret')];
  const [superuser, password] = [randomBytes(18).toString('hex'), randomBytes(18).toString('hex')];
  mkdirSync(cluster, { mode: 0o700 });
  writeFileSync(secret, superuser, { mode: 0o600 });
  if (account) for (const path of [cluster, secret]) chownSync(path, account.uid, account.gid);
  const [port] = await freePorts();

  const kind = ['--encoding=UTF8', '--locale=C.UTF-8', '--auth=scram-sha-256', '--data-checksums'];
  execFileSync(join(programs, 'initdb'), ['-D', cluster, '-U', 'postgres', `--pwfile=${secret}`, ...kind], {
    ...account,
    cwd: folder,
    stdio: 'ignore',
  });
  const place = ['-c', `port=${port}`, '-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories='];
  const server = spawn(join(programs, 'postgres'), ['-D', cluster, ...place], {
    ...account,
    cwd: folder,
    stdio: 'ignore',
  });
  const ended = new Promise((resolve) => server.on('exit', resolve));
  undo.later(async () => {
    server.kill('SIGINT');
    await ended;
  });
  const to = ['-h', '127.0.0.1', '-p', String(port)];
  await until('PostgreSQL answers', () => spawnSync(join(programs, 'pg_isready'), to).status === 0);

  const env = { ...process.env, PGPASSWORD: superuser };
  // `setsid` takes the terminal away, without which `createuser` reads the new password, twice, from its input.
  const createUser = [
    join(programs, 'createuser'),
    ...to,
    '-U',
    'postgres',
    '--createrole',
    '--pwprompt',
    'dosar',
  ];
  execFileSync('setsid', ['--wait', ...createUser], {
    env,
    input: `${password}\n${password}\n`,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  execFileSync(join(programs, 'createdb'), [...to, '-U', 'postgres', '--owner=dosar', 'dosar'], { env });
  const url = `postgres://dosar:${password}@127.0.0.1:${port}/dosar`;
  return {
    host: '127.0.0.1',
    port,
    user: 'dosar',
    password,
    database: 'dosar',
    version: packaged.version,
    programs,
    url,
  };
}
