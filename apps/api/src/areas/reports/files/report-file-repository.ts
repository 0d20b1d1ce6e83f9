import { sql, type Transaction } from 'kysely';
import type { Schema } from '@dosar/openapi';
import type { Database } from '#src/generated/database.ts';
import type { Language } from '#src/kernel/http/request-language.ts';

type Tx = Transaction<Database>;
type Owner = { orgId: string; userId: string };

/** What was asked for, with its days: those that move on with the calendar would be others when the file is made. */
export type FileRequest = {
  state: string;
  language: Language;
  parameters: Schema<'ReportParameters'>;
  period: Schema<'ReportPeriod'>;
};

/** A file that is made in the background, as it is kept. */
export type StoredFile = {
  report_file_id: string;
  owner_user_id: string;
  title: string;
  format: 'xlsx' | 'csv';
  request: FileRequest;
  state: Schema<'ReportFile'>['state'];
  row_count: number | null;
  total_rows: number;
  file_name: string | null;
  storage_key: string | null;
  size: number | null;
  created_at: Date;
  expires_at: Date;
};

const columns = sql`report_file_id, owner_user_id, title, format, request, state, row_count, total_rows, file_name, storage_key,
  size_bytes::integer as size, created_at, expires_at`;

/** How many of somebody's files are not made yet; no other one is asked for until the transaction ends. */
export async function countUnfinishedFiles(tx: Tx, { orgId, userId }: Owner): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended('report file ' || ${userId}, 0))`.execute(tx);
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from report_file
    where org_id = ${orgId} and owner_user_id = ${userId} and state in ('queued', 'running')`.execute(tx);
  return rows[0]?.count ?? 0;
}

/** Asks for a file. */
export async function insertFile(
  tx: Tx,
  { orgId, userId }: Owner,
  asked: Pick<StoredFile, 'title' | 'format' | 'request' | 'total_rows' | 'created_at' | 'expires_at'>,
): Promise<StoredFile> {
  const { rows } = await sql<StoredFile>`
    insert into report_file (org_id, owner_user_id, title, format, request, total_rows, created_at, expires_at)
    values (${orgId}, ${userId}, ${asked.title}, ${asked.format}, ${JSON.stringify(asked.request)}::jsonb, ${asked.total_rows},
      ${asked.created_at}, ${asked.expires_at})
    returning ${columns}`.execute(tx);
  const [row] = rows;
  if (row === undefined) throw new Error('The file of a report was not stored.');
  return row;
}

/** Somebody's files that still exist, newest first. */
export async function findFiles(tx: Tx, { orgId, userId }: Owner, now: Date): Promise<StoredFile[]> {
  const { rows } = await sql<StoredFile>`
    select ${columns} from report_file
    where org_id = ${orgId} and owner_user_id = ${userId} and request is not null and expires_at > ${now}
    order by created_at desc, report_file_id limit 50`.execute(tx);
  return rows;
}

/** One of somebody's files that still exists. */
export async function findFile(
  tx: Tx,
  { orgId, userId }: Owner,
  id: string,
  now: Date,
): Promise<StoredFile | undefined> {
  const { rows } = await sql<StoredFile>`
    select ${columns} from report_file
    where org_id = ${orgId} and owner_user_id = ${userId} and report_file_id = ${id} and request is not null
      and expires_at > ${now}`.execute(tx);
  return rows[0];
}

/** Begins a try to make a file; undefined when it is there, was given up, or is gone. */
export async function beginFile(tx: Tx, orgId: string, id: string): Promise<StoredFile | undefined> {
  const { rows } = await sql<StoredFile>`
    update report_file set state = 'running', row_count = 0
    where org_id = ${orgId} and report_file_id = ${id} and request is not null and state in ('queued', 'running')
    returning ${columns}`.execute(tx);
  return rows[0];
}

/** Stores how many lines are written. */
export async function storeProgress(tx: Tx, orgId: string, id: string, rows: number): Promise<void> {
  await sql`update report_file set row_count = ${rows}
    where org_id = ${orgId} and report_file_id = ${id} and state = 'running'`.execute(tx);
}

/** The file is there; answers whether nobody else had made it first. */
export async function markFileReady(
  tx: Tx,
  orgId: string,
  id: string,
  made: { storageKey: string; fileName: string; rows: number; size: number },
): Promise<boolean> {
  const { rows } = await sql`
    update report_file set state = 'ready', storage_key = ${made.storageKey}, file_name = ${made.fileName},
      row_count = ${made.rows}, size_bytes = ${made.size}
    where org_id = ${orgId} and report_file_id = ${id} and state in ('queued', 'running') returning report_file_id`.execute(
    tx,
  );
  return rows.length > 0;
}

/** The file will not be made. */
export async function markFileFailed(tx: Tx, orgId: string, id: string): Promise<void> {
  await sql`update report_file set state = 'failed'
    where org_id = ${orgId} and report_file_id = ${id} and state in ('queued', 'running')`.execute(tx);
}

/** A file that was given up is to be made after all. */
export async function queueFileAgain(tx: Tx, orgId: string, id: string): Promise<void> {
  await sql`update report_file set state = 'queued', notice = 'untold'
    where org_id = ${orgId} and report_file_id = ${id} and state = 'failed' and request is not null`.execute(
    tx,
  );
}

/** Files that are there, or never will be, and that their owner has not taken note of; they count as told from now on. */
export async function tellFiles(tx: Tx, { orgId, userId }: Owner, now: Date): Promise<StoredFile[]> {
  const { rows } = await sql<StoredFile>`
    select ${columns} from report_file
    where org_id = ${orgId} and owner_user_id = ${userId} and request is not null and state in ('ready', 'failed')
      and notice <> 'seen' and expires_at > ${now}
    order by created_at desc, report_file_id limit 20`.execute(tx);
  await sql`update report_file set notice = 'told'
    where org_id = ${orgId} and report_file_id = any (${rows.map((row) => row.report_file_id)}::uuid[])
      and notice = 'untold'`.execute(tx);
  return rows;
}

/** Takes what was told as seen. */
export async function markFilesSeen(tx: Tx, { orgId, userId }: Owner): Promise<void> {
  await sql`update report_file set notice = 'seen'
    where org_id = ${orgId} and owner_user_id = ${userId} and notice = 'told'`.execute(tx);
}
