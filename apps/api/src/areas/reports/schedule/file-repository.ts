import { sql, type Transaction } from 'kysely';
import type { Schema } from '@dosar/openapi';
import type { Database } from '#src/generated/database.ts';

type SentFile = {
  ownerId: string;
  title: string;
  format: Schema<'ReportFormat'>;
  fileName: string;
  storageKey: string;
  size: number;
  rows: number;
  keptDays: number;
  now: Date;
};

/** Names a file that leaves with e-mails, so that its content stays until they are delivered. */
export async function keepSentFile(tx: Transaction<Database>, orgId: string, file: SentFile): Promise<void> {
  await sql`
    insert into report_file (org_id, owner_user_id, title, format, state, row_count, file_name, storage_key, size_bytes,
      created_at, expires_at)
    values (${orgId}, ${file.ownerId}, ${file.title}, ${file.format}, 'ready', ${file.rows}, ${file.fileName},
      ${file.storageKey}, ${file.size}, ${file.now}, ${file.now}::timestamptz + make_interval(days => ${file.keptDays}))`.execute(
    tx,
  );
}

/** Forgets files past their time; answers the keys of their contents. */
export async function deleteExpiredFiles(
  tx: Transaction<Database>,
  orgId: string,
  now: Date,
): Promise<string[]> {
  const { rows } = await sql<{ storage_key: string | null }>`
    delete from report_file where org_id = ${orgId} and expires_at <= ${now} returning storage_key`.execute(
    tx,
  );
  return rows.flatMap(({ storage_key: key }) => key ?? []);
}
