import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import pg from 'pg';
import { expect, inject, onTestFinished, test } from 'vitest';
import { findChains, findFirstBroken } from '#src/kernel/audit/audit-chains.ts';
import { createDatabase } from '#src/kernel/database/create-database.ts';
import { migrate } from '#src/kernel/database/migrate.ts';
import { schemaOf } from '#src/testing/schema-lines.ts';
import { cloneDatabase } from '#src/testing/template-database.ts';

const releases = join(import.meta.dirname, 'releases');
const migrations = join(import.meta.dirname, '../migrations');
// Rows go in as they stood there: no trigger changes them, no reference has to come first.
const observer = { ...inject('testObserver'), options: '-c session_replication_role=replica' };

/** A database of an older release: the migrations that it had, and the rows that it wrote (`npm run operations -- keep-release`). */
async function databaseOf(schema: string): Promise<{ name: string; rows: pg.Client }> {
  const name = `dosar_release_${schema}_${process.pid}`;
  const server = new pg.Client({ ...observer, database: 'postgres' });
  await server.connect();
  await server.query(`create database ${name}`);
  const rows = new pg.Client({ ...observer, database: name });
  onTestFinished(async () => {
    await rows.end();
    await server.query(`drop database ${name} with (force)`);
    await server.end();
  });
  await rows.connect();
  await rows.query(`create table schema_migration (
    number integer primary key, name text not null, checksum text not null, applied_at timestamptz not null default now())`);
  for (const file of readdirSync(migrations).sort())
    if (file.slice(0, 4) <= schema) await rows.query(readFileSync(join(migrations, file), 'utf8'));
  await rows.query(`do $$ begin execute (select 'truncate ' || string_agg(oid::regclass::text, ', ')
    from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace); end $$`);
  await rows.query(gunzipSync(readFileSync(join(releases, `${schema}.sql.gz`))).toString());
  return { name, rows };
}

async function countsIn(client: pg.Client): Promise<Map<string, number>> {
  const { rows: tables } = await client.query<{ name: string }>(
    `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by 1`,
  );
  const counts = new Map<string, number>();
  for (const { name } of tables) {
    const { rows } = await client.query<{ count: number }>(`select count(*)::integer as count from ${name}`);
    counts.set(name, rows[0]?.count ?? 0);
  }
  return counts;
}

const kept = readdirSync(releases).map((file) => file.slice(0, 4));

test.each(kept)(
  'a database of the release with schema %s comes to this version: its rows stay, its audit chains are whole',
  async (schema) => {
    const { name, rows } = await databaseOf(schema);
    const before = await countsIn(rows);
    expect(before.get('assignment')).toBeGreaterThan(0);
    const connection = { ...inject('testObserver'), database: name };
    await migrate(connection);

    const after = await countsIn(rows);
    const lost = [...before].filter(([table, count]) => (after.get(table) ?? count) < count);
    expect(lost).toEqual([]);
    const { observer: fresh, drop } = await cloneDatabase('small');
    onTestFinished(drop);
    expect(await schemaOf(connection)).toEqual(await schemaOf(fresh));
    const db = createDatabase(connection, { maxConnections: 1 });
    onTestFinished(() => db.close());
    const broken = [];
    for (const orgId of await findChains(db)) broken.push(await findFirstBroken(db, orgId));
    expect(broken.filter((seq) => seq !== undefined)).toEqual([]);
  },
  60_000,
);
