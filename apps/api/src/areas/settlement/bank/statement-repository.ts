import { sql, type Transaction } from 'kysely';
import type { Schema } from '@dosar/openapi';
import type { Database } from '#src/generated/database.ts';

type Tx = Transaction<Database>;

type NewStatement = {
  fileName: string;
  lineCount: number;
  paidCount: number;
  paidBani: number;
  userId: string;
  now: Date;
};

/** Stores that a statement of the bank was imported; answers its id. */
export async function insertStatement(tx: Tx, orgId: string, statement: NewStatement): Promise<string> {
  const row = await tx
    .insertInto('bank_statement')
    .values({
      org_id: orgId,
      file_name: statement.fileName,
      line_count: statement.lineCount,
      paid_count: statement.paidCount,
      paid_bani: statement.paidBani,
      created_by_user_id: statement.userId,
      created_at: statement.now,
    })
    .returning('bank_statement_id')
    .executeTakeFirstOrThrow();
  return row.bank_statement_id;
}

/** The newest statements that were imported. */
export async function findStatements(tx: Tx, orgId: string, limit: number) {
  const { rows } = await sql<Schema<'BankStatement'>>`
    select bank_statement_id, file_name, line_count, paid_count, paid_bani::float8, author.full_name as created_by,
      to_char(bank_statement.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as created_at
    from bank_statement
    left join app_user author on author.org_id = bank_statement.org_id and author.user_id = created_by_user_id
    where bank_statement.org_id = ${orgId} order by bank_statement_id desc limit ${limit}`.execute(tx);
  return rows;
}
