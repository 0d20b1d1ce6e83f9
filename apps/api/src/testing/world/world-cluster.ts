import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { fillDatabase } from '#db/fill-database.ts';
import { startEmbeddedPostgres } from '#src/kernel/database/embedded/index.ts';
import { withDatabaseName, type DatabaseConnection } from '#src/kernel/database/database-connection.ts';
import { migrate } from '#src/kernel/database/migrate.ts';
import { testServerKey } from '../test-server-key.ts';
import { throwawayBase } from '../throwaway-base.ts';
import { fillSmallWorld } from './small-world.ts';
import { worldClockSql, worldMoment, worldSearchPath } from './world-clock.ts';

/** A server by its parts, so that tests can name other databases and roles of it. */
export type ServerParts = Exclude<DatabaseConnection, string>;

/** What a test starts from: the small world, the demo world at the moment of the small one, or the demo world of today. */
export type WorldName = 'small' | 'demo' | 'demo of today';

const databaseOf: Record<WorldName, string> = {
  small: 'dosar_world_small',
  demo: 'dosar_world_demo',
  'demo of today': 'dosar_world_demo_of_today',
};

const apiFolder = join(import.meta.dirname, '../../..');
const kept = join(apiFolder, '../../.cache/test-world');
/** A packed data folder: the Nx target `world` writes it, and a run of tests begins with a copy. */
const packed = join(kept, 'world.tar.gz');
const keyFile = join(kept, 'key.txt');

/** The databases that tests copy, by the names they have on a server. */
export const worldDatabases = Object.values(databaseOf);

/** The template database of a world, which the first caller on a server makes. */
export async function templateOf(server: pg.Client, owner: ServerParts, world: WorldName): Promise<string> {
  const name = databaseOf[world];
  const found = await server.query('select from pg_database where datname = $1', [name]);
  if (found.rowCount === 0) await makeTemplate(server, owner, world);
  return name;
}

async function makeTemplate(server: pg.Client, owner: ServerParts, world: WorldName) {
  const draft = `${databaseOf[world]}_draft`;
  await server.query(`drop database if exists ${draft}`);
  await server.query(`create database ${draft}`);
  const connection = withDatabaseName(owner, draft);
  const inDraft = { ...owner, database: draft };
  await asked(inDraft, worldClockSql);
  // Rows of the world that take `now()` as their default are from its moment, too.
  if (world !== 'demo of today')
    await asked(inDraft, `insert into world_clock.moment values ('${worldMoment.toISOString()}')`);
  await migrate(connection);
  if (world === 'small') await fillSmallWorld(connection);
  else {
    const serverKey = Buffer.from(testServerKey, 'base64');
    await fillDatabase(connection, {
      demo: true,
      now: world === 'demo' ? worldMoment : new Date(),
      serverKey,
    });
  }
  await asked(inDraft, 'delete from world_clock.moment');
  await server.query(`alter database ${draft} rename to ${databaseOf[world]}`);
}

/** Lets a role see the clock of the tests. A role may set this for itself. */
export async function giveClock(connection: ServerParts): Promise<void> {
  await asked(connection, `alter role current_user set search_path = ${worldSearchPath}`);
}

/** Builds the packed data folder unless the one that is there was made from the same migrations, seeds and world. */
export async function packWorld(): Promise<void> {
  const key = worldKey();
  if (existsSync(packed) && existsSync(keyFile) && readFileSync(keyFile, 'utf8') === key) return;
  const dataDir = await newFolder();
  try {
    const embedded = await startEmbeddedPostgres({ dataDir });
    try {
      // No superuser, so that every test proves that the product needs none.
      await asked(embedded.connection, `create role test_owner login createdb createrole password 'owner'`);
      const owner = ownerOf(embedded.connection);
      await giveClock(embedded.connection);
      await giveClock(owner);
      const server = new pg.Client({ ...owner, database: 'postgres' });
      await server.connect();
      for (const world of ['small', 'demo'] as const) await templateOf(server, owner, world);
      await server.end();
      // The log of what was written while the templates were made is the larger half of the folder.
      for (const statement of [
        `alter system set min_wal_size = '32MB'`,
        'alter system set wal_recycle = off',
        'select pg_reload_conf()',
        'checkpoint',
      ])
        await asked(embedded.connection, statement);
    } finally {
      await embedded.stop();
    }
    mkdirSync(kept, { recursive: true });
    // The lock of the data folder belongs to this process.
    const draft = `${packed}.${process.pid}`;
    tar('-czf', draft, '--exclude=*.lock*', '-C', dataDir, '.');
    renameSync(draft, packed);
    writeFileSync(keyFile, key);
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Starts a server over a copy of the packed data folder, without durability: its data does not outlive the run. */
export async function startWorldServer() {
  await packWorld();
  const dataDir = await newFolder();
  tar('-xzf', packed, '-C', dataDir);
  const { connection, stop } = await startEmbeddedPostgres({ dataDir, durability: 'throwaway' });
  return {
    owner: ownerOf(connection),
    observer: connection,
    async end() {
      await stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

const ownerOf = (connection: ServerParts): ServerParts => ({
  ...connection,
  user: 'test_owner',
  password: 'owner',
});

async function newFolder() {
  const folder = await mkdtemp(join(throwawayBase(), 'dosar-test-'));
  // Passable for the account that PostgreSQL runs as when we are root.
  await chmod(folder, 0o711);
  return folder;
}

function tar(...given: string[]) {
  const { status, stderr } = spawnSync('tar', given, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`The packed data folder of the tests: ${stderr}`);
}

/** A value that differs when anything differs that a template database is made from. */
function worldKey(): string {
  const hash = createHash('sha256').update(`${process.platform} ${process.getuid?.() === 0}`);
  const files = globSync(
    [
      'db/**/*.{sql,ts}',
      'src/testing/world/{small-world,world-clock,world-cluster}.ts',
      'src/kernel/database/*.ts',
      // Queues keep the settings that jobs declare.
      'src/kernel/{jobs,outbox}/*.ts',
      'src/areas/*/area.ts',
    ],
    { cwd: apiFolder },
  );
  for (const file of files.sort())
    if (!file.includes('.test.')) hash.update(`${file}\n`).update(readFileSync(join(apiFolder, file)));
  return hash.digest('hex');
}

async function asked(connection: ServerParts, query: string) {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    await client.query(query);
  } finally {
    await client.end();
  }
}
