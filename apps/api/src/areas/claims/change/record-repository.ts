import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import { fileChannel } from '#src/kernel/changes/live-events.ts';

/** What a column of a record holds. */
export type StoredValue = string | number | boolean | null;

/** Where records of one kind are stored, and the column that tells them apart. */
export type RecordTable = { table: keyof Database; key: string };

type Place = RecordTable & { orgId: string; id: string };

const isRecord = ({ orgId, key, id }: Place) => sql`org_id = ${orgId} and ${sql.ref(key)} = ${id}`;

/** A record as it is stored, by its columns. */
export async function readRecord(tx: Transaction<Database>, place: Place) {
  const { rows } = await sql<{ stored: Record<string, StoredValue>; row_version: number }>`
    select to_jsonb(record) as stored, row_version from ${sql.table(place.table)} record
    where ${isRecord(place)}`.execute(tx);
  return rows[0];
}

/** Stores new values of columns if the record still has the version; nothing is answered otherwise. */
export async function updateRecord(
  tx: Transaction<Database>,
  place: Place,
  change: { columns: Readonly<Record<string, StoredValue>>; rowVersion: number; now: Date },
) {
  const sets = Object.entries(change.columns).map(([column, value]) => sql`${sql.ref(column)} = ${value}`);
  const { rows } = await sql<{ row_version: number }>`
    update ${sql.table(place.table)} set ${sql.join(sets)}, updated_at = ${change.now}, row_version = row_version + 1
    where ${isRecord(place)} and row_version = ${change.rowVersion} returning row_version`.execute(tx);
  return rows[0];
}

/** Tells those who have the file open that it changed where no trigger does: people and accidents name no file. */
export async function announceFile(
  tx: Transaction<Database>,
  { orgId, claimFileId }: { orgId: string; claimFileId: string },
): Promise<void> {
  await sql`select pg_notify(${fileChannel}, concat_ws(' ', ${orgId}::text, ${claimFileId}::text, 'claims'))`.execute(
    tx,
  );
}
