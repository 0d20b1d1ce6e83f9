import { sql, type Transaction, type UpdateObject } from 'kysely';
import type { Schema } from '@dosar/openapi';
import type { Database } from '#src/generated/database.ts';
import { outcomeFor } from './own-lines-sql.ts';

type Tx = Transaction<Database>;

type NewStatement = {
  fileName: string;
  storageKey: string;
  sha256: string;
  size: number;
  userId: string;
  now: Date;
};

/** Stores that a file waits to be read; answers its id. */
export async function insertStatement(tx: Tx, orgId: string, statement: NewStatement): Promise<string> {
  const row = await tx
    .insertInto('bank_statement')
    .values({
      org_id: orgId,
      file_name: statement.fileName,
      state: 'reading',
      storage_key: statement.storageKey,
      sha256: statement.sha256,
      size_bytes: statement.size,
      created_by_user_id: statement.userId,
      created_at: statement.now,
    })
    .returning('bank_statement_id')
    .executeTakeFirstOrThrow();
  return row.bank_statement_id;
}

const instant = (column: string) =>
  sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const statements = (orgId: string) => sql`
  select bank_statement_id, file_name, state, fault, format, account_masked, currency, opening_bani::float8, closing_bani::float8,
    line_count, paid_count, paid_bani::float8, size_bytes::float8 as size, read_bytes::float8 as read_size,
    ${instant('recorded_at')} as recorded_at, author.full_name as created_by,
    ${instant('bank_statement.created_at')} as created_at
  from bank_statement
  left join app_user author on author.org_id = bank_statement.org_id and author.user_id = created_by_user_id
  where bank_statement.org_id = ${orgId}`;

/** The newest statements. */
export async function findStatements(tx: Tx, orgId: string, limit: number) {
  const { rows } = await sql<Schema<'BankStatement'>>`${statements(orgId)}
    order by bank_statement_id desc limit ${limit}`.execute(tx);
  return rows;
}

/** One statement of the organisation. */
export async function findStatement(tx: Tx, orgId: string, statementId: string) {
  const { rows } = await sql<
    Schema<'BankStatement'>
  >`${statements(orgId)} and bank_statement_id = ${statementId}`.execute(tx);
  return rows[0];
}

/** Holds a statement, so that two people record it one after the other. */
export async function lockStatement(tx: Tx, orgId: string, statementId: string): Promise<void> {
  await sql`select from bank_statement where org_id = ${orgId} and bank_statement_id = ${statementId} for update`.execute(
    tx,
  );
}

/** Holds a statement that nobody else holds, and answers since when nobody has looked at what its lines mean. */
export async function holdStatement(
  tx: Tx,
  orgId: string,
  statementId: string,
): Promise<{ since: string } | undefined> {
  const { rows } = await sql<{ since: string }>`
    select coalesce(reckoned_at, created_at)::text as since from bank_statement
    where org_id = ${orgId} and bank_statement_id = ${statementId} and state = 'read' for update skip locked`.execute(
    tx,
  );
  return rows[0];
}

/** Where the file of a statement is kept, and its name. */
export async function findStatementFile(tx: Tx, orgId: string, statementId: string) {
  return tx
    .selectFrom('bank_statement')
    .where('org_id', '=', orgId)
    .where('bank_statement_id', '=', statementId)
    .select(['state', 'file_name', 'storage_key', 'size_bytes'])
    .executeTakeFirst();
}

type Table = Pick<Schema<'CountedStatement'>, 'csv_rows' | 'csv_reading'>;

/** The first rows of a table, and how they were read unless its headings are not known. */
export async function findTable(tx: Tx, orgId: string, statementId: string): Promise<Table> {
  const { rows } = await sql<Table>`
    select csv_rows, csv_reading from bank_statement
    where org_id = ${orgId} and bank_statement_id = ${statementId}`.execute(tx);
  return rows[0] ?? { csv_rows: null, csv_reading: null };
}

/** Changes what is known of a statement. */
export async function updateStatement(
  tx: Tx,
  orgId: string,
  statementId: string,
  values: UpdateObject<Database, 'bank_statement'>,
): Promise<void> {
  await tx
    .updateTable('bank_statement')
    .set(values)
    .where('org_id', '=', orgId)
    .where('bank_statement_id', '=', statementId)
    .execute();
}

type RemovedDraft = {
  bank_statement_id: string;
  file_name: string;
  line_count: number;
  sha256: string | null;
};

/** Removes the oldest statement that nobody recorded and that came more than so many days ago, with its lines. */
export async function removeOldDraft(
  tx: Tx,
  orgId: string,
  { now, daysKept }: { now: Date; daysKept: number },
): Promise<RemovedDraft | undefined> {
  const { rows } = await sql<RemovedDraft>`
    select bank_statement_id, file_name, line_count, sha256 from bank_statement
    where org_id = ${orgId} and recorded_at is null and created_at < ${now}::timestamptz - ${daysKept} * interval '1 day'
    order by created_at limit 1 for update skip locked`.execute(tx);
  const [draft] = rows;
  if (draft === undefined) return undefined;
  await removeStatement(tx, orgId, draft.bank_statement_id);
  return draft;
}

/** Removes a statement with its lines. */
export async function removeStatement(tx: Tx, orgId: string, statementId: string): Promise<void> {
  await sql`delete from bank_statement_line where org_id = ${orgId} and bank_statement_id = ${statementId}`.execute(
    tx,
  );
  await sql`delete from bank_statement where org_id = ${orgId} and bank_statement_id = ${statementId}`.execute(
    tx,
  );
}

/** Counts payments that were recorded from a statement. */
export async function countRecorded(
  tx: Tx,
  orgId: string,
  statementId: string,
  { count, bani, now }: { count: number; bani: number; now: Date },
): Promise<void> {
  await sql`update bank_statement set paid_count = paid_count + ${count}, paid_bani = paid_bani + ${bani}, recorded_at = ${now}
    where org_id = ${orgId} and bank_statement_id = ${statementId}`.execute(tx);
}

/** How many lines of a statement mean what to a person, and what they move. */
export async function countOutcomes(tx: Tx, orgId: string, statementId: string, readerId: string | null) {
  const { rows } = await sql<Schema<'LineCount'>>`
    select ${outcomeFor(readerId)} as outcome, count(*)::integer as count, coalesce(sum(amount_bani) filter (where amount_bani > 0), 0)::float8 as in_bani,
      coalesce(sum(amount_bani) filter (where amount_bani < 0), 0)::float8 as out_bani
    from bank_statement_line where org_id = ${orgId} and bank_statement_id = ${statementId}
    group by 1 order by 1`.execute(tx);
  return rows;
}
