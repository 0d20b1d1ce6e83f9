import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
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
  /** The account that runs the programs; undefined when it is that of this process. */
  account: ReturnType<typeof serverAccount>;
  /** The password of `postgres`, the superuser. */
  superuser: string;
  /** Ends the server, so that another one can use the data folder. */
  stop: () => Promise<void>;
};

/**
 * The PostgreSQL of the system's packages with a database of its own, made by the programs that an operator uses: `initdb`,
 * `createuser`, `createdb`. The user is no superuser; it may make roles, as docs/operations.md asks for. `settings` are those of
 * postgresql.conf.
 */
export async function startPackagedDatabase(
  undo: Undo,
  settings: Record<string, string> = {},
): Promise<OperatorDatabase> {
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
  const { stop } = await startCluster({ programs, account, cluster, port, settings }, undo);
  const to = ['-h', '127.0.0.1', '-p', String(port)];

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
    account,
    superuser,
    stop,
  };
}

/** A data folder of PostgreSQL with the port and settings of its server. */
export type Cluster = Pick<OperatorDatabase, 'programs' | 'account' | 'port'> & {
  cluster: string;
  settings: Record<string, string>;
};

/** Starts the server of a data folder and waits until it answers. */
export async function startCluster(
  { programs, account, cluster, port, settings }: Cluster,
  undo: Undo,
): Promise<{ stop: () => Promise<void> }> {
  const place = { port: String(port), listen_addresses: '127.0.0.1', unix_socket_directories: '' };
  const words = Object.entries({ ...place, ...settings }).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ]);
  const server = spawn(join(programs, 'postgres'), ['-D', cluster, ...words], {
    ...account,
    cwd: dirname(cluster),
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  // The end of the log explains why the server did not start.
  let logEnd = '';
  server.stderr.on('data', (chunk: Buffer) => (logEnd = (logEnd + chunk.toString()).slice(-2_000)));
  const ended = new Promise<void>((resolve) => server.on('exit', () => resolve()));
  const stop = () => {
    server.kill('SIGINT');
    return ended;
  };
  undo.later(stop);
  const to = ['-h', '127.0.0.1', '-p', String(port)];
  await until(
    'PostgreSQL answers',
    () => {
      if (server.exitCode !== null) throw new Error(`PostgreSQL ended: ${logEnd}`);
      return spawnSync(join(programs, 'pg_isready'), to).status === 0;
    },
    { why: () => logEnd },
  );
  return { stop };
}
