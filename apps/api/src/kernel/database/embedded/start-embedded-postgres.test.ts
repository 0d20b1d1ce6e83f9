import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isRemovable } from './cluster-folder.ts';
import { startHolder } from './fixtures/holder-process.ts';
import { DataFolderInUse, startEmbeddedPostgres } from './index.ts';
import { isRunning } from './process-identity.ts';

// Each test creates at least one database with fsync, which a busy machine takes seconds for.
vi.setConfig({ testTimeout: 60_000 });

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dosar-embedded-'));
  chmodSync(folder, 0o755);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const isRoot = process.getuid?.() === 0;
// "games" is on every Debian; a folder closed to others keeps it from our Node.
const ordinaryUser = { uid: 5, gid: 60 };

function canRunNode(account: { uid: number; gid: number }) {
  return (
    spawnSync(
      process.execPath,
      ['-e', `require('fs').readFileSync(${JSON.stringify(import.meta.filename)})`],
      { ...account, cwd: '/' },
    ).status === 0
  );
}

test('what was written is there after a stop and a start', async () => {
  const first = await startEmbeddedPostgres({ dataDir: join(folder, 'data') });
  await query(first.connection, 'create table kept as select 42 as answer');
  await first.stop();
  expect(existsSync(first.connection.host)).toBe(false);

  const second = await startEmbeddedPostgres({ dataDir: join(folder, 'data') });
  expect(await query(second.connection, 'select answer from kept')).toEqual([{ answer: 42 }]);
  await second.stop();
});

test('the server is durable, sorts Romanian and is reached through a private socket with a password only', async () => {
  const dataDir = join(folder, 'data');
  const server = await startEmbeddedPostgres({ dataDir });
  const [settings] = await query(
    server.connection,
    `select current_setting('fsync') as fsync, current_setting('full_page_writes') as full_page_writes,
      current_setting('synchronous_commit') as synchronous_commit, current_setting('data_checksums') as data_checksums,
      current_setting('listen_addresses') as listen_addresses`,
  );
  expect(settings).toEqual({
    fsync: 'on',
    full_page_writes: 'on',
    synchronous_commit: 'on',
    data_checksums: 'on',
    listen_addresses: '',
  });
  const names = await query(
    server.connection,
    `select name from unnest(array['Zoe','Țepeș','Tudor','Șerban','Stan','Âna','Ăla','Ana']) name order by name`,
  );
  expect(names.map(({ name }) => name)).toEqual([
    'Ana',
    'Ăla',
    'Âna',
    'Stan',
    'Șerban',
    'Tudor',
    'Țepeș',
    'Zoe',
  ]);
  await expect(query({ ...server.connection, password: 'guessed' }, 'select 1')).rejects.toThrow(/password/);
  expect(statSync(join(dataDir, 'postgres.password')).mode & 0o077).toBe(0);
  expect(statSync(server.connection.host).mode & 0o077).toBe(0);
  expect(`${server.connection.host}/.s.PGSQL.5432`.length).toBeLessThanOrEqual(107);
  await server.stop();
});

test('G11 a second process on the same data folder is refused at once with the name of the holder', async () => {
  const dataDir = join(folder, 'data');
  const holder = startHolder(dataDir);
  await holder.ready();
  const began = performance.now();
  const refusal = await startEmbeddedPostgres({ dataDir }).catch((error: unknown) => error);
  expect(performance.now() - began).toBeLessThan(3_000);
  expect(refusal).toBeInstanceOf(DataFolderInUse);
  expect(refusal).toMatchObject({
    holder: { pid: holder.pid, command: expect.stringContaining('writing-holder') },
  });

  const rival = startHolder(dataDir);
  await rival.closed;
  expect(rival.exitCode()).toBe(1);
  expect(rival.problems()).toContain(`in use by process ${holder.pid}`);
  expect(isRunning(holder.serverPid())).toBe(true);
  await holder.kill('SIGTERM');
  expect(isRunning(holder.serverPid())).toBe(false);
});

test('G10 kill -9 of the holder under ten writers loses nothing that was acknowledged, round after round', async () => {
  const dataDir = join(folder, 'data');
  const acknowledged: string[] = [];
  for (const round of [1, 2, 3]) {
    const holder = startHolder(dataDir, { writers: 10 });
    await holder.acknowledged(round * 60);
    await holder.kill('SIGKILL');
    acknowledged.push(...holder.rows());

    const server = await startEmbeddedPostgres({ dataDir });
    expect(isRunning(holder.serverPid())).toBe(false);
    const rows = await query(server.connection, 'select id from written');
    const found = new Set(rows.map(({ id }) => id));
    expect(acknowledged.filter((id) => !found.has(id))).toEqual([]);
    const halves = await query(
      server.connection,
      'select id from written w where not exists (select from written p where p.id = w.partner)',
    );
    expect(halves).toEqual([]);
    await server.stop();
  }
  expect(acknowledged.length).toBeGreaterThanOrEqual(360);
});

test('the server comes back by itself when it is killed, and keeps what was written', async () => {
  const reports: string[] = [];
  const server = await startEmbeddedPostgres({
    dataDir: join(folder, 'data'),
    report: (text) => reports.push(text),
  });
  await query(server.connection, 'create table kept as select 1 as row');
  process.kill(server.pid() ?? 0, 'SIGKILL');
  await expect
    .poll(() => query(server.connection, 'select row from kept').catch(() => 'away'), {
      timeout: 10_000,
      interval: 20,
    })
    .toEqual([{ row: 1 }]);
  expect(reports).toContain('The database server ended unexpectedly; starting it again.');
  await server.stop();
});

test('a creation that was cut off in the middle is started over', async () => {
  const dataDir = join(folder, 'data');
  mkdirSync(join(dataDir, 'postgres.new'), { recursive: true });
  writeFileSync(join(dataDir, 'postgres.new', 'PG_VERSION'), '18');
  const server = await startEmbeddedPostgres({ dataDir });
  expect(await query(server.connection, 'select 1 as one')).toEqual([{ one: 1 }]);
  await server.stop();
});

test.runIf(isRoot && canRunNode(ordinaryUser))('an ordinary user runs the server as themselves', async () => {
  chownSync(folder, ordinaryUser.uid, ordinaryUser.gid);
  chmodSync(folder, 0o700);
  const holder = startHolder(join(folder, 'data'), { writers: 1, account: ordinaryUser });
  await holder.acknowledged(3);
  expect(statSync(join(folder, 'data', 'postgres')).uid).toBe(ordinaryUser.uid);
  await holder.kill('SIGTERM');
});

test.runIf(isRoot)('root in a folder closed to others keeps its cluster in a place of its own', async () => {
  chmodSync(folder, 0o700);
  const dataDir = join(folder, 'data');
  const server = await startEmbeddedPostgres({ dataDir });
  expect(server.cluster).toBe(readFileSync(join(dataDir, 'postgres.location'), 'utf8').trim());
  expect(server.cluster.startsWith(folder)).toBe(false);
  await query(server.connection, 'create table kept as select 1 as row');
  await server.stop();
  const again = await startEmbeddedPostgres({ dataDir });
  expect(await query(again.connection, 'select row from kept')).toEqual([{ row: 1 }]);
  await again.stop();

  const moved = join(folder, 'moved');
  renameSync(dataDir, moved);
  const reports: string[] = [];
  const afterMove = await startEmbeddedPostgres({ dataDir: moved, report: (text) => reports.push(text) });
  expect(await query(afterMove.connection, 'select row from kept')).toEqual([{ row: 1 }]);
  await afterMove.stop();
  expect(reports.filter((text) => text.includes(dirname(server.cluster)))).toEqual([]);

  // Its data folder lay in the folder for temporary files: nobody will miss the database.
  rmSync(moved, { recursive: true });
  const other = await startEmbeddedPostgres({ dataDir, report: (text) => reports.push(text) });
  await other.stop();
  expect(reports).toContain(`Removed the database of ${moved}, a temporary folder that is gone.`);
  expect(existsSync(dirname(server.cluster))).toBe(false);
  rmSync(dirname(other.cluster), { recursive: true });
});

test.runIf(isRoot)('root whose umask closes everything to others has a database all the same', async () => {
  const open = startHolder(join(folder, 'data'), { umask: 0o077 });
  await open.ready();
  expect(existsSync(join(folder, 'data', 'postgres'))).toBe(true);
  await open.kill('SIGTERM');

  chmodSync(folder, 0o700);
  const closed = startHolder(join(folder, 'closed'), { umask: 0o077 });
  await closed.ready();
  await closed.kill('SIGTERM');
  const cluster = readFileSync(join(folder, 'closed', 'postgres.location'), 'utf8').trim();
  rmSync(dirname(cluster), { recursive: true });
});

test('a database is removed with its data folder only where nothing of value can be', () => {
  const cluster = join(folder, 'cluster');
  mkdirSync(cluster);
  const home = folder;
  const mayGo = (dataDir: string) => isRemovable({ home, cluster, dataDir }, folder);
  expect(mayGo(join(folder, 'gone'))).toBe(true);
  expect(mayGo(cluster)).toBe(false);
  expect(mayGo('/srv/dosar-on-a-disk-that-is-not-mounted')).toBe(false);
  expect(mayGo(`${folder}-beside/gone`)).toBe(false);

  writeFileSync(join(cluster, 'postmaster.pid'), `${process.pid}\n`);
  expect(mayGo(join(folder, 'gone'))).toBe(false);
});

async function query(connection: pg.ClientConfig, text: string) {
  const client = new pg.Client(connection);
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text)).rows;
  } finally {
    await client.end();
  }
}
