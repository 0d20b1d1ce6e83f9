import { sql } from 'kysely';
import type { Db } from '../database/index.ts';

/** Settings that decide whether committed data survive a power cut. */
export type Durability = {
  fsync: string;
  full_page_writes: string;
  synchronous_commit: string;
  data_checksums: string;
};

/** The schema version and durability of the database. */
export type DatabaseState = { schemaVersion: number; serverVersion: string; durability: Durability };

/** Reads the schema version and the durability settings of the database. */
export async function databaseState(db: Db): Promise<DatabaseState> {
  const { rows } = await sql<{ schema: number | null; server: string } & Durability>`
    select (select max(number) from schema_migration) as schema, current_setting('server_version') as server,
      current_setting('fsync') as fsync, current_setting('full_page_writes') as full_page_writes,
      current_setting('synchronous_commit') as synchronous_commit,
      current_setting('data_checksums') as data_checksums`.execute(db.kysely);
  const [row] = rows;
  if (row === undefined) throw new Error('The database did not say how it is.');
  const { schema, server, ...durability } = row;
  return { schemaVersion: schema ?? 0, serverVersion: server, durability };
}

/** Whether committed data survive a power cut according to the settings of the database. */
export function isDurable({ fsync, full_page_writes, synchronous_commit }: Durability): boolean {
  // The values beyond `on` wait for a standby too; `local` and `on` differ only where there is one.
  return fsync === 'on' && full_page_writes === 'on' && synchronous_commit !== 'off';
}
