import type { Schema } from '@dosar/openapi';
import { sql, type Transaction, type UpdateObject } from 'kysely';
import type { Database } from '#src/generated/database.ts';

type Tx = Transaction<Database>;
type Import = Schema<'PolicyImport'>;

const instant = (column: string) =>
  sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const imports = (orgId: string) => sql`
  select policy_import_id, file_name, state, fault, headings, first_row, coalesce(columns, '[]') as columns, done_count, row_count,
    counts, left_out, author.full_name as created_by, ${instant('policy_import.created_at')} as created_at,
    ${instant('policy_import.applied_at')} as applied_at
  from policy_import
  join app_user author on author.org_id = policy_import.org_id and author.user_id = created_by_user_id
  where policy_import.org_id = ${orgId}`;

/** The newest imports. */
export async function findImports(tx: Tx, orgId: string, limit: number): Promise<Import[]> {
  const { rows } =
    await sql<Import>`${imports(orgId)} order by policy_import.created_at desc limit ${limit}`.execute(tx);
  return rows;
}

/** One import. */
export async function findImport(tx: Tx, orgId: string, importId: string): Promise<Import | undefined> {
  const { rows } = await sql<Import>`${imports(orgId)} and policy_import_id = ${importId}`.execute(tx);
  return rows[0];
}

type NewImport = { fileName: string; storageKey: string; sha256: string; userId: string; now: Date };

/** Stores that a file waits to be read; answers its id. */
export async function insertImport(
  tx: Tx,
  orgId: string,
  { fileName, storageKey, sha256, userId, now }: NewImport,
): Promise<string> {
  const row = await tx
    .insertInto('policy_import')
    .values({
      org_id: orgId,
      file_name: fileName,
      storage_key: storageKey,
      sha256,
      created_by_user_id: userId,
      created_at: now,
    })
    .returning('policy_import_id')
    .executeTakeFirstOrThrow();
  return row.policy_import_id;
}

/** What a job works on. */
export type WaitingImport = {
  state: Import['state'];
  storage_key: string | null;
  columns: Schema<'PolicyColumns'> | null;
};

/** The file of an import and the columns that people chose. */
export async function findImportFile(
  tx: Tx,
  orgId: string,
  importId: string,
): Promise<WaitingImport | undefined> {
  const { rows } = await sql<WaitingImport>`
    select state, storage_key, columns from policy_import where org_id = ${orgId} and policy_import_id = ${importId}`.execute(
    tx,
  );
  return rows[0];
}

/** Changes what is known of an import. */
export async function updateImport(
  tx: Tx,
  orgId: string,
  importId: string,
  values: UpdateObject<Database, 'policy_import'>,
): Promise<void> {
  await tx
    .updateTable('policy_import')
    .set(values)
    .where('org_id', '=', orgId)
    .where('policy_import_id', '=', importId)
    .execute();
}

/** Moves an import from one of some states; false when it is in none of them. */
export async function moveImport(
  tx: Tx,
  orgId: string,
  importId: string,
  from: readonly Import['state'][],
  values: UpdateObject<Database, 'policy_import'>,
): Promise<boolean> {
  const moved = await tx
    .updateTable('policy_import')
    .set(values)
    .where('org_id', '=', orgId)
    .where('policy_import_id', '=', importId)
    .where('state', 'in', [...from])
    .executeTakeFirst();
  return moved.numUpdatedRows > 0n;
}

/** Forgets an import that was begun; what was taken over, or is at this moment, stays. */
export async function dropImport(tx: Tx, orgId: string, importId: string): Promise<void> {
  await tx
    .deleteFrom('policy_import')
    .where('org_id', '=', orgId)
    .where('policy_import_id', '=', importId)
    .where('state', 'in', ['reading', 'unmapped', 'ready', 'failed'])
    .execute();
}
