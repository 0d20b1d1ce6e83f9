import type { Schema } from '@dosar/openapi';
import type { Call } from '#src/kernel/http/route-table.ts';
import { enqueueJob } from '#src/kernel/jobs/enqueue-job.ts';
import { fieldRefused, notFound } from '#src/kernel/problem/problem.ts';
import { actorOf } from '../ledger/money-of-file.ts';
import { moneyRefused } from '../offer/money-refused.ts';
import { storeCsvLayout } from './csv-layout-repository.ts';
import { bareName } from './reading/csv-columns.ts';
import { readStatementJob } from './read-statement-job.ts';
import { findStatement, findTable, lockStatement, updateStatement } from './statement-repository.ts';
import { isUntouched } from './untouched-statement.ts';

/** Keeps what the columns of a bank's table mean, and has the file read again by it. */
export async function saveCsvColumns(call: Call<'saveCsvColumns'>): Promise<Schema<'BankStatement'>> {
  const { tx, caller, body, now, audit } = call;
  const { orgId } = caller;
  const { bank_statement_id: statementId, heading_row: row, columns, decimal } = body;
  await lockStatement(tx, orgId, statementId);
  const statement = await findStatement(tx, orgId, statementId);
  if (statement === undefined) throw notFound();
  const { csv_rows: rows } = await findTable(tx, orgId, statementId);
  const isSettled = statement.state === 'reading' || !(await isUntouched(tx, orgId, statement));
  if (isSettled || rows === null) throw moneyRefused(409, 'no_columns_asked');
  const headings = rows[row]?.map(bareName) ?? [];
  if (headings.length < 2) throw fieldRefused('heading_row', 'invalid_value');
  refuseUnfit(columns, headings.length);
  await storeCsvLayout(
    tx,
    orgId,
    { headings, columns, decimal },
    { userId: actorOf(caller) ?? caller.userId, now },
  );
  await updateStatement(tx, orgId, statementId, {
    state: 'reading',
    fault: null,
    csv_rows: null,
    csv_reading: null,
    read_bytes: 0,
  });
  await enqueueJob(tx, readStatementJob, { orgId, bank_statement_id: statementId });
  audit.subject(statementId);
  audit.note({ headings: headings.join(' | ').slice(0, 500), decimal });
  const again = await findStatement(tx, orgId, statementId);
  if (again === undefined) throw notFound();
  return again;
}

/** Refuses columns that the table does not have, and one column that is two amounts. */
function refuseUnfit(columns: Schema<'CsvColumns'>, count: number): void {
  for (const [name, places] of Object.entries(columns))
    if (places.some((place) => place >= count)) throw fieldRefused(`columns.${name}`, 'invalid_value');
  const { amount, debit, credit, day } = columns;
  if (amount.length > 0 === debit.length > 0) throw fieldRefused('columns.amount', 'invalid_value');
  const sums = [...amount, ...debit, ...credit, ...day];
  if (new Set(sums).size < sums.length) throw fieldRefused('columns.amount', 'invalid_value');
}
