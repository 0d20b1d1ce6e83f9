import { createHash } from 'node:crypto';
import * as z from 'zod';
import { systemCaller } from '#src/kernel/events/domain-event.ts';
import type { FileStore } from '#src/kernel/files/file-store.ts';
import { defineJob, type TenantJob } from '#src/kernel/jobs/define-job.ts';
import { BankFileRefused, type BankFileHead, type BankLine } from './reading/bank-line.ts';
import { maskedAccount, maskedAccounts } from './reading/masked-accounts.ts';
import { newHead, readBankFile } from './reading/read-bank-file.ts';
import type { CsvColumns } from './reading/csv-columns.ts';
import { findCsvLayouts } from './csv-layout-repository.ts';
import { LineMatcher } from './match-lines.ts';
import { deleteLines, insertLines, type KnownLine, type NewLine } from './statement-line-repository.ts';
import { findStatementFile, updateStatement } from './statement-repository.ts';

type Needs = { files: Pick<FileStore, 'open'>; now: () => Date };
type Job = Pick<TenantJob<unknown>, 'orgId' | 'inTransaction' | 'reportProgress' | 'signal'>;
type UnmatchedLine = Omit<NewLine, 'outcome' | 'order_ids'>;

const linesOfBatch = 500;
const mostLines = 200_000;
const longest = { text: 500, raw: 4_000, counterparty: 140, reference: 35, reason: 140, cell: 60 } as const;
const mostNamed = 60;

/**
 * Reads the file of a statement line by line and stores what each means. A job that comes twice begins again: nothing of it is
 * recorded yet.
 */
export const readStatementJob = defineJob({
  name: 'settlement.read-statement',
  title: { ro: 'Citirea unui extras bancar', en: 'Reading a bank statement' },
  settings: {
    retries: 2,
    firstPauseSeconds: 5,
    longestSeconds: 10 * 60,
    perOrganisation: 2,
    keptSeconds: 60 * 60,
  },
  data: z.object({ bank_statement_id: z.uuid() }),
  async work({ files, now }: Needs, { data: { bank_statement_id: id }, ...job }) {
    const { orgId, inTransaction } = job;
    const stored = await inTransaction((tx) => findStatementFile(tx, orgId, id));
    if (stored?.state !== 'reading' || stored.storage_key === null) return;
    const key = stored.storage_key;
    const open = async () => {
      const content = await files.open(key);
      if (content === undefined) throw new Error('The file of a statement is gone.');
      return content;
    };
    try {
      await readInto(job, { id, size: Number(stored.size_bytes) }, open, now());
    } catch (error) {
      if (!(error instanceof BankFileRefused)) throw error;
      await inTransaction(async (tx) => {
        await deleteLines(tx, { orgId, statementId: id });
        await updateStatement(tx, orgId, id, {
          state: 'failed',
          fault: error.fault,
          line_count: 0,
          csv_rows: error.rows === undefined ? null : JSON.stringify(shownRows(error.rows)),
        });
      });
    }
  },
  giveUp: (tx, { orgId, data }) =>
    updateStatement(tx, orgId, data.bank_statement_id, { state: 'failed', fault: 'unreadable' }),
  takeUp: (tx, { orgId, data }) =>
    updateStatement(tx, orgId, data.bank_statement_id, { state: 'reading', fault: null }),
});

type Open = Parameters<typeof readBankFile>[0];
type Read = { lines: number; bytes: number };

async function readInto(
  job: Job,
  statement: { id: string; size: number },
  open: Open,
  now: Date,
): Promise<void> {
  const { orgId, inTransaction } = job;
  const { id: statementId, size } = statement;
  await inTransaction((tx) => deleteLines(tx, { orgId, statementId }));
  const head = newHead();
  const store = batchStore(job, statementId, now);
  const read: Read = { bytes: 0, lines: 0 };
  let batch: UnmatchedLine[] = [];
  // One batch is stored while the next one is read: the database and this process work side by side.
  let storing: Promise<void> = Promise.resolve();
  const next = async () => {
    await storing;
    await job.reportProgress(read.bytes, Math.max(size, read.bytes));
    storing = store(batch, { ...read });
    // Its failure is met at the next batch, or at the end.
    storing.catch(() => undefined);
    batch = [];
  };
  const layouts = await inTransaction((tx) => findCsvLayouts(tx, orgId));
  for await (const line of readBankFile(open, head, (bytes) => (read.bytes += bytes), layouts)) {
    read.lines += 1;
    if (read.lines > mostLines) throw new BankFileRefused('too_many_lines');
    batch.push(storedLine(line, read.lines));
    if (batch.length === linesOfBatch) await next();
  }
  await next();
  await storing;
  if (read.lines === 0) throw new BankFileRefused('empty');
  await inTransaction((tx) =>
    updateStatement(tx, orgId, statementId, { ...storedHead(head), state: 'read', read_bytes: read.bytes }),
  );
}

/** Stores batches of one statement in their order, each with what its lines mean. */
function batchStore({ orgId, inTransaction }: Job, statementId: string, now: Date) {
  const paidHere = new Map<string, number>();
  return (lines: readonly UnmatchedLine[], { lines: count, bytes }: Read) =>
    inTransaction(async (tx) => {
      const matcher = new LineMatcher({ tx, caller: systemCaller(orgId), now }, statementId, paidHere);
      const matches = await matcher.match(lines);
      const stored = matches.map(({ line, orders, outcome }) => ({
        ...line,
        outcome,
        order_ids: orders.map(({ payment_order_id: id }) => id),
      }));
      await insertLines(tx, { orgId, statementId }, stored);
      await updateStatement(tx, orgId, statementId, { line_count: count, read_bytes: bytes });
    });
}

/** Balances of several accounts are not compared with the lines. */
function storedHead({ format, account, currency, opening, closing, accounts, table }: BankFileHead) {
  const isOne = accounts.size <= 1;
  return {
    csv_rows: table === undefined ? null : JSON.stringify(shownRows(table.rows)),
    csv_reading:
      table === undefined
        ? null
        : JSON.stringify({
            heading_row: table.headingRow,
            columns: shownColumns(table.columns),
            decimal: table.decimal,
          }),
    format,
    account_masked: account === null ? null : maskedAccount(account),
    currency,
    opening_bani: isOne ? opening : null,
    closing_bani: isOne ? closing : null,
  };
}

/** The first columns with the same meaning, at most as many as a user can choose. */
const shownColumns = (columns: CsvColumns): CsvColumns => ({
  day: columns.day.slice(0, 1),
  amount: columns.amount.slice(0, mostAlike),
  debit: columns.debit.slice(0, mostAlike),
  credit: columns.credit.slice(0, mostAlike),
  currency: columns.currency.slice(0, mostAlike),
  text: columns.text.slice(0, mostAlike),
  payee: columns.payee.slice(0, mostAlike),
  reference: columns.reference.slice(0, mostAlike),
  status: columns.status.slice(0, mostAlike),
});

const mostAlike = 4;

/** Rows of a table for display, without those that do not help to recognise a column. */
const shownRows = (rows: readonly string[][]): string[][] =>
  rows.map((row) => row.map((cell) => shown(cell, longest.cell)));

const shown = (text: string, most: number): string =>
  maskedAccounts(text.replaceAll('\0', ' ').toWellFormed()).slice(0, most).toWellFormed();

function storedLine(line: BankLine, no: number): UnmatchedLine {
  const known: KnownLine = {
    line_no: no,
    line_key: createHash('sha256').update(JSON.stringify(line.identity)).digest('hex'),
    booked_on: line.bookedOn,
    amount_bani: line.amount,
    currency: line.currency?.slice(0, 3) ?? null,
    is_booked: line.isBooked,
    is_return: line.isReturn,
    return_reason: line.returnReason === null ? null : shown(line.returnReason, longest.reason),
    bank_reference: line.bankReference === null ? null : shown(line.bankReference, longest.reference),
    named: referencesIn(line.searched),
    fault: line.fault,
  };
  return {
    ...known,
    counterparty: shown(line.counterparty, longest.counterparty),
    details: shown(line.text, longest.text),
    raw: shown(line.raw, longest.raw),
  };
}

/** What may be references of orders or of files for the bank in the words of a line: each has a number behind a hyphen. */
function referencesIn(text: string): string[] {
  const words = text.toUpperCase().match(/[A-Z0-9][A-Z0-9-]{1,33}[A-Z0-9]/g) ?? [];
  return [...new Set(words.filter((word) => /-\d/.test(word)))].slice(0, mostNamed);
}
