import type { FileAnswer, Schema } from '@dosar/openapi';
import type { FileStore } from '#src/kernel/files/file-store.ts';
import { importedFileName } from '#src/kernel/files/imported-file-name.ts';
import type { Call } from '#src/kernel/http/route-table.ts';
import { enqueueJob } from '#src/kernel/jobs/enqueue-job.ts';
import { notFound, Problem } from '#src/kernel/problem/problem.ts';
import { actorOf } from '../ledger/money-of-file.ts';
import { countDecisions } from './decision-repository.ts';
import { readStatementJob } from './read-statement-job.ts';
import { isUntouched } from './untouched-statement.ts';
import { reckonStatement } from './reckon-statement.ts';
import { shownLines } from './shown-lines.ts';
import { findLines } from './statement-line-repository.ts';
import {
  countOutcomes,
  findStatement,
  findStatementFile,
  findTable,
  insertStatement,
  lockStatement,
  removeStatement,
} from './statement-repository.ts';

/** What keeping the file of a statement stands on. */
export type StatementNeeds = { files: FileStore };

const linesOfPage = 50;

/** Takes the file of a statement and has it read in the background. */
export async function readStatement(
  { files }: StatementNeeds,
  { tx, caller, body: { file, replaces }, now, audit }: Call<'readStatement'>,
): Promise<Schema<'BankStatement'>> {
  const { orgId } = caller;
  if (replaces !== undefined) await forgetUntouched(tx, orgId, replaces);
  const fileName = importedFileName(file.fileName, 'extras');
  const statementId = await insertStatement(tx, orgId, {
    fileName,
    storageKey: await files.keep(file),
    sha256: file.sha256,
    size: file.size,
    userId: actorOf(caller) ?? caller.userId,
    now,
  });
  audit.subject(statementId);
  audit.note({ file_name: fileName, sha256: file.sha256 });
  await enqueueJob(tx, readStatementJob, { orgId, bank_statement_id: statementId }, { id: statementId });
  return statementOf(tx, orgId, statementId);
}

/** Deletes an earlier statement of the same file, unless one of its lines has a record or a decision. */
async function forgetUntouched(tx: Call<'readStatement'>['tx'], orgId: string, statementId: string) {
  await lockStatement(tx, orgId, statementId);
  const begun = await findStatement(tx, orgId, statementId);
  if (begun !== undefined && (await isUntouched(tx, orgId, begun)))
    await removeStatement(tx, orgId, statementId);
}

/** A statement with how many of its lines mean what now. */
export async function getStatement(call: Call<'getStatement'>): Promise<Schema<'CountedStatement'>> {
  await reckonStatement(call, call.path.bank_statement_id);
  return countedStatement(call, call.path.bank_statement_id);
}

/** A statement with its lines by their state for the caller, and the difference between its balances and its lines. */
export async function countedStatement(
  { tx, caller }: Pick<Call<'getStatement'>, 'tx' | 'caller'>,
  statementId: string,
): Promise<Schema<'CountedStatement'>> {
  const { orgId } = caller;
  const statement = await statementOf(tx, orgId, statementId);
  const counts = await countOutcomes(tx, orgId, statementId, actorOf(caller));
  const decisions = await countDecisions(tx, { orgId, statementId }, actorOf(caller));
  // How it was read is of use while it may be read otherwise.
  const table = (await isUntouched(tx, orgId, statement))
    ? await findTable(tx, orgId, statementId)
    : { csv_rows: null, csv_reading: null };
  const { opening_bani: opening, closing_bani: closing, state } = statement;
  if (opening === null || closing === null || state !== 'read')
    return { statement, counts, decisions, ...table, unexplained_bani: null };
  const moved = counts
    .filter(({ outcome }) => outcome !== 'pending')
    .reduce((sum, { in_bani: came, out_bani: left }) => sum + came + left, 0);
  return { statement, counts, decisions, ...table, unexplained_bani: closing - opening - moved };
}

async function statementOf(tx: Call<'getStatement'>['tx'], orgId: string, statementId: string) {
  const found = await findStatement(tx, orgId, statementId);
  if (found === undefined) throw notFound();
  return found;
}

/** The lines of a statement, page by page. */
export async function browseStatementLines({
  tx,
  caller,
  path: { bank_statement_id: statementId },
  query: { after, outcome },
}: Call<'browseStatementLines'>): Promise<Schema<'StatementLines'>> {
  const { orgId } = caller;
  await statementOf(tx, orgId, statementId);
  if (after !== undefined && !/^\d{1,6}$/.test(after))
    throw new Problem(400, 'validation_failed', { fields: [{ field: 'after', code: 'invalid_format' }] });
  const page = { readerId: actorOf(caller), after: Number(after ?? 0), outcome, limit: linesOfPage + 1 };
  const found = await findLines(tx, { orgId, statementId }, page);
  const lines = found.slice(0, linesOfPage);
  return {
    items: await shownLines({ tx, caller }, statementId, lines),
    next_cursor: found.length > lines.length ? String(lines.at(-1)?.line_no ?? 0) : null,
  };
}

/** The file of a statement as the bank made it. */
export async function downloadStatement(
  { files }: StatementNeeds,
  { tx, caller: { orgId }, path, audit }: Call<'downloadStatement'>,
): Promise<FileAnswer> {
  const found = await findStatementFile(tx, orgId, path.bank_statement_id);
  const content = found?.storage_key ? await files.open(found.storage_key) : undefined;
  if (found === undefined || content === undefined) throw notFound();
  audit.subject(path.bank_statement_id);
  return { content, mimeType: 'application/octet-stream', fileName: found.file_name };
}
