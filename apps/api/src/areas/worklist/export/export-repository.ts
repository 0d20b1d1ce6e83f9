import { sql, type Transaction } from 'kysely';
import type { BodyOf, Schema } from '@dosar/openapi';
import type { Database } from '#src/generated/database.ts';
import type { Language } from '#src/kernel/http/request-language.ts';

type Owner = { orgId: string; userId: string };

/** What was asked for, by whom and in which language, as it is kept until the file is made. */
export type ExportRequest = Omit<BodyOf<'startExport'>, 'format'> & {
  language: Language;
  actor_user_id: string | null;
};

/** An export as it is kept. */
export type StoredExport = Omit<Schema<'Export'>, 'created_at' | 'expires_at'> & {
  user_id: string;
  request: ExportRequest;
  storage_key: string | null;
  created_at: Date;
  expires_at: Date;
};

const columns = sql`export_id, user_id, format, request, state, file_name, row_count, size_bytes::integer as size,
  storage_key, created_at, expires_at`;

/** Asks for an export and answers it as it stands then; somebody's exports are asked for one after the other. */
export async function insertExport(
  tx: Transaction<Database>,
  { orgId, userId }: Owner,
  {
    format,
    request,
    expiresAt,
    now,
  }: {
    format: StoredExport['format'];
    request: ExportRequest;
    expiresAt: Date;
    now: Date;
  },
): Promise<StoredExport> {
  const { rows } = await sql<StoredExport>`
    insert into export (org_id, user_id, format, request, expires_at, created_at)
    values (${orgId}, ${userId}, ${format}, ${JSON.stringify(request)}::jsonb, ${expiresAt}, ${now})
    returning ${columns}`.execute(tx);
  const [row] = rows;
  if (row === undefined) throw new Error('The export was not stored.');
  return row;
}

/** How many of somebody's exports are not made yet; no other one is asked for until the transaction ends. */
export async function countUnfinished(tx: Transaction<Database>, { orgId, userId }: Owner): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended('export ' || ${userId}, 0))`.execute(tx);
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from export
    where org_id = ${orgId} and user_id = ${userId} and state in ('queued', 'running')`.execute(tx);
  return rows[0]?.count ?? 0;
}

/** Somebody's exports that still exist, newest first. */
export async function findExports(
  tx: Transaction<Database>,
  { orgId, userId }: Owner,
  now: Date,
): Promise<StoredExport[]> {
  const { rows } = await sql<StoredExport>`
    select ${columns} from export where org_id = ${orgId} and user_id = ${userId} and expires_at > ${now}
    order by created_at desc, export_id limit 50`.execute(tx);
  return rows;
}

/** One of somebody's exports that still exist. */
export async function findExport(
  tx: Transaction<Database>,
  { orgId, userId }: Owner,
  id: string,
  now: Date,
): Promise<StoredExport | undefined> {
  const { rows } = await sql<StoredExport>`
    select ${columns} from export
    where org_id = ${orgId} and user_id = ${userId} and export_id = ${id} and expires_at > ${now}`.execute(
    tx,
  );
  return rows[0];
}

/** Exports of the transaction's organisation whose file is not made yet, oldest first. */
export async function findUnmadeExports(tx: Transaction<Database>): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select export_id as id from export
    where org_id = current_org_id() and state in ('queued', 'running') order by created_at limit 1000`.execute(
    tx,
  );
  return rows.map(({ id }) => id);
}

/** Begins a try to make an export; undefined when its file is there, or the export is gone. */
export async function beginExport(tx: Transaction<Database>, id: string): Promise<StoredExport | undefined> {
  const { rows } = await sql<StoredExport>`
    update export set state = 'running', finished_at = null
    where org_id = current_org_id() and export_id = ${id} and state in ('queued', 'running')
    returning ${columns}`.execute(tx);
  return rows[0];
}

/** A file that was made. */
export type MadeFile = { storageKey: string; fileName: string; rowCount: number; size: number };

/** The file is there; answers whether nobody else had made it first. */
export async function markReady(
  tx: Transaction<Database>,
  id: string,
  { storageKey, fileName, rowCount, size }: MadeFile,
): Promise<StoredExport | undefined> {
  const { rows } = await sql<StoredExport>`
    update export set state = 'ready', finished_at = now(), storage_key = ${storageKey},
      file_name = ${fileName}, row_count = ${rowCount}, size_bytes = ${size}
    where org_id = current_org_id() and export_id = ${id} and state in ('queued', 'running')
    returning ${columns}`.execute(tx);
  return rows[0];
}

/** The file will not be made. Answers how the export stands then, or undefined when it was made or given up before. */
export async function markFailed(tx: Transaction<Database>, id: string): Promise<StoredExport | undefined> {
  const { rows } = await sql<StoredExport>`
    update export set state = 'failed', finished_at = now()
    where org_id = current_org_id() and export_id = ${id} and state in ('queued', 'running')
    returning ${columns}`.execute(tx);
  return rows[0];
}

/** An export that was given up is to be made after all. */
export async function queueAgain(tx: Transaction<Database>, id: string): Promise<void> {
  await sql`
    update export set state = 'queued', finished_at = null
    where org_id = current_org_id() and export_id = ${id} and state = 'failed'`.execute(tx);
}

/** Forgets exports past their time; answers the keys of their files. */
export async function deleteExpiredExports(
  tx: Transaction<Database>,
  orgId: string,
  now: Date,
): Promise<string[]> {
  const { rows } = await sql<{ storage_key: string | null }>`
    delete from export where org_id = ${orgId} and expires_at <= ${now} returning storage_key`.execute(tx);
  return rows.flatMap(({ storage_key: key }) => key ?? []);
}

/** Names for what a request says by codes and ids. */
export type ExportNames = {
  user: string;
  actor: string | null;
  assignment_type: string | null;
  statuses: string | null;
  assignee: string | null;
  partner: string | null;
};

/** Looks up the names that the parameters of an export tell. */
export async function readExportNames(
  tx: Transaction<Database>,
  { orgId, userId }: Owner,
  { settings, language, actor_user_id: actorUserId }: ExportRequest,
): Promise<ExportNames> {
  const name = sql.ref(`name_${language}`);
  const criteria = settings.filter_criteria ?? {};
  const { rows } = await sql<ExportNames>`
    select (select full_name from app_user where org_id = ${orgId} and user_id = ${userId}) as user,
      (select full_name from app_user where org_id = ${orgId} and user_id = ${actorUserId}::uuid) as actor,
      (select ${name} from assignment_type where org_id = ${orgId}
        and assignment_type_code = ${settings.assignment_type ?? null}) as assignment_type,
      (select string_agg(distinct ${name}, ', ') from status where org_id = ${orgId}
        and status_code = any (${criteria.status_codes ?? []})) as statuses,
      (select full_name from app_user where org_id = ${orgId}
        and user_id = ${criteria.assigned_user_id ?? null}::uuid) as assignee,
      (select name from partner where org_id = ${orgId} and partner_id = ${criteria.partner_id ?? null}::uuid)
        as partner`.execute(tx);
  const [names] = rows;
  if (names === undefined) throw new Error('The names were not read.');
  return names;
}
