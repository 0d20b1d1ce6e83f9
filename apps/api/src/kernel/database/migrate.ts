import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { clientConfig } from './database-connection.ts';
import type { DatabaseConnection } from './database-connection.ts';
import { sqlState } from './database-unavailable.ts';
import { migrateJobSchema } from './job-schema.ts';
import { SchemaMismatch } from './schema-mismatch.ts';

/**
 * The checksum of an earlier wording of a migration that makes the same schema. A migration that a later PostgreSQL refuses is
 * worded anew; databases that applied the earlier wording need nothing.
 */
const earlierWordings: Partial<Record<string, string>> = {
  // PostgreSQL 15.20 adds no generated column to a table whose row a function reads in its stored body.
  '0006_claim_file': '097a1ad6bc5964ce653a60d79f092757f20a16db6f57a1889f404daa0b83d371',
};

type Migration = { number: number; name: string; sql: string; checksum: string };

type Preparation = (client: pg.Client) => Promise<void>;

/** What SQL alone cannot do, by the words of the migration that it is done before, in its transaction. */
export type Preparations = ReadonlyMap<string, Preparation>;

const migrationsFolder = join(import.meta.dirname, '../../../db/migrations');
// Any fixed number: it keeps two starting processes from migrating at once.
const advisoryLock = 7_130_022_025;
/** PostgreSQL's code for a lock that was not to be had within `lock_timeout`. */
const lockNotAvailable = '55P03';

/** The version that this program brings the database to. */
export function latestSchemaVersion() {
  return readMigrations().at(-1)?.number ?? 0;
}

/**
 * Brings the database to the version of this program, one transaction per migration, and answers the new ones.
 *
 * Runs as the owner. Refuses a database that is newer than the program and one whose applied migrations were edited.
 */
export async function migrate(
  connection: DatabaseConnection,
  preparations: Preparations = new Map(),
): Promise<string[]> {
  const client = new pg.Client(clientConfig(connection));
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [advisoryLock]);
    const applied = await applyMissing(client, preparations);
    await migrateJobSchema(client);
    return applied;
  } finally {
    await client.end();
  }
}

async function applyMissing(client: pg.Client, preparations: Preparations) {
  await requireUsableServer(client);
  await forbidTemporaryObjects(client);
  await client.query(`
    create table if not exists schema_migration (
      number integer primary key,
      name text not null,
      checksum text not null,
      applied_at timestamptz not null default now()
    )`);
  const applied = await client.query<{ number: number; name: string; checksum: string }>(
    'select number, name, checksum from schema_migration order by number',
  );
  const migrations = readMigrations();
  for (const row of applied.rows) requireKnown(row, migrations);

  const missing = migrations.filter(
    (migration) => !applied.rows.some((row) => row.number === migration.number),
  );
  for (const migration of missing) await apply(client, migration, preparations.get(wordsOf(migration)));
  return missing.map((migration) => migration.name);
}

/**
 * How long a migration waits for a table at a time, and how often. Whoever needs the table next waits behind the migration,
 * so the processes of the earlier version stand still for as long as one such wait.
 */
const lockWait = { limit: '2s', attempts: 60, pauseMs: 1_000 };

async function apply(client: pg.Client, migration: Migration, prepare: Preparation | undefined) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await applyOnce(client, migration, prepare);
      return;
    } catch (cause) {
      if (sqlState(cause) === lockNotAvailable && attempt < lockWait.attempts) {
        await pause(lockWait.pauseMs);
        continue;
      }
      throw new Error(
        `Migration ${migration.name} failed: ${cause instanceof Error ? cause.message : String(cause)}`,
        { cause },
      );
    }
  }
}

async function applyOnce(client: pg.Client, migration: Migration, prepare: Preparation | undefined) {
  try {
    await client.query(`begin; set local lock_timeout = '${lockWait.limit}'`);
    await prepare?.(client);
    await client.query(migration.sql);
    await client.query('insert into schema_migration (number, name, checksum) values ($1, $2, $3)', [
      migration.number,
      migration.name,
      migration.checksum,
    ]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

/** The name of a migration without its number. */
const wordsOf = ({ name }: Migration) => name.replace(/^\d+_/, '').replace(/\.sql$/, '');

function requireKnown(applied: { number: number; name: string; checksum: string }, migrations: Migration[]) {
  const known = migrations.find((migration) => migration.number === applied.number);
  if (!known) {
    throw new SchemaMismatch(
      `The database has migration ${applied.name}, which this version does not know. Start the newer version.`,
    );
  }
  if (known.checksum !== applied.checksum && earlierWordings[applied.name] !== applied.checksum) {
    throw new SchemaMismatch(`Migration ${applied.name} was changed after it had been applied.`);
  }
}

// A tenant's transaction may not create functions, not even temporary ones: the views rely on it. This right belongs to
// the database and not to its content, so a restored or copied database has it again.
async function forbidTemporaryObjects(client: pg.Client) {
  await client.query(`do $$ begin
    execute format('revoke temporary on database %I from public', current_database());
  end $$`);
}

async function requireUsableServer(client: pg.Client) {
  const { rows } = await client.query<{ version: number; encoding: string; has_icu: boolean }>(`
    select current_setting('server_version_num')::integer as version,
      current_setting('server_encoding') as encoding,
      exists (select from pg_collation where collname = 'ro-x-icu') as has_icu`);
  const server = rows[0];
  if (!server || server.version < 150_000) throw new Error('PostgreSQL 15 or newer is needed.');
  if (server.encoding !== 'UTF8') throw new Error(`The database must use UTF8, not ${server.encoding}.`);
  if (!server.has_icu)
    throw new Error('PostgreSQL must be built with ICU: the collation ro-x-icu is missing.');
}

function readMigrations(): Migration[] {
  return readdirSync(migrationsFolder)
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((file) => {
      const sql = readFileSync(join(migrationsFolder, file), 'utf8');
      const name = file.slice(0, -'.sql'.length);
      return { number: Number.parseInt(name, 10), name, sql, checksum: sha256(sql) };
    });
}

// Line endings depend on the machine that checked the file out.
function sha256(sql: string) {
  return createHash('sha256').update(sql.replaceAll('\r\n', '\n')).digest('hex');
}
