import { spawn } from 'node:child_process';
import { createReadStream } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { BackupUnusable } from './read-archive.ts';
import type { ArchivedFile } from './write-archive.ts';

/** Where the archive of pg_dump is in a backup. */
export const dumpName = 'database.dump';

/** The owner of the database's tables, after a check that the caller of pg_dump sees every row. */
export async function ownerOf(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string; sees_all: boolean; owner: string | null }>(`
      select current_user as name, rolsuper or rolbypassrls as sees_all,
        (select tableowner from pg_tables where schemaname = 'public' and tablename = 'schema_migration') as owner
      from pg_roles where rolname = current_user`);
    const [role] = rows;
    if (role?.owner == null)
      throw new BackupUnusable('The database is empty, so there is nothing to back up.');
    // Without the right pg_dump stops at the first protected table and leaves a part that looks like a backup.
    if (!role.sees_all)
      throw new BackupUnusable(
        `The role ${role.name} does not see all rows. Make a role for backups, ` +
          `"create role dosar_backup login password '…' bypassrls in role pg_read_all_data", and name it in BACKUP_DATABASE_URL.`,
      );
    return role.owner;
  } finally {
    await client.end();
  }
}

/** The database as an archive of pg_dump, of one moment. */
export async function* dumpDatabase(url: string): AsyncGenerator<ArchivedFile> {
  const folder = await mkdtemp(join(tmpdir(), 'dosar-backup-'));
  try {
    const path = join(folder, dumpName);
    await runProgram('pg_dump', ['--format=custom', `--file=${path}`, `--dbname=${url}`]);
    const { size } = await stat(path);
    yield { name: dumpName, size, content: createReadStream(path) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

// What migration 0001 makes for the whole server and a dump of one database does not have.
const roles = `do $$
declare
  role_name text;
begin
  foreach role_name in array array['dosar_app', 'dosar_lookup'] loop
    begin
      execute format('create role %I nologin noinherit nosuperuser nocreatedb nocreaterole nobypassrls', role_name);
    exception when duplicate_object or unique_violation then null;
    end;
    execute format('grant %I to current_user', role_name);
  end loop;
end
$$`;

/** Brings a dump into an empty database, all of it or nothing. */
export async function restoreDump(url: string, path: string, owner: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string; tables: number }>(
      `select current_user as name, count(*)::integer as tables from pg_tables where schemaname = 'public'`,
    );
    const [found] = rows;
    if (found === undefined || found.tables > 0)
      throw new BackupUnusable('The database is not empty. Restore into a new one.');
    if (found.name !== owner)
      throw new BackupUnusable(
        `The backup belongs to the role ${owner}, and DATABASE_URL signs in as ${found.name}. Restore as ${owner}.`,
      );
    await client.query(roles);
    // Functions are given to the look-up role, and PostgreSQL gives nothing to a role that may make nothing in the schema.
    await client.query('grant create on schema public to dosar_lookup');
    await runProgram('pg_restore', ['--exit-on-error', '--single-transaction', `--dbname=${url}`, path]);
    await client.query('revoke create on schema public from dosar_lookup');
  } finally {
    await client.end();
  }
}

function runProgram(program: string, programArguments: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, programArguments, { stdio: ['ignore', 'ignore', 'pipe'] });
    let said = '';
    child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
    child.once('error', (cause) =>
      reject(
        new BackupUnusable(`${program} was not found. Install the client programs of PostgreSQL.`, { cause }),
      ),
    );
    child.once('close', (code) => {
      if (code === 0) resolve();
      else reject(new BackupUnusable(`${program} ended with ${code}: ${said.trim()}`));
    });
  });
}
