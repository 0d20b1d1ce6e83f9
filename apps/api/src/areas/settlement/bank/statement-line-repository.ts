import { sql, type Transaction } from 'kysely';
import type { Schema } from '@dosar/openapi';
import type { Database } from '#src/generated/database.ts';
import { decidedLines } from './decision-repository.ts';
import { outcomeFor, type StoredOutcome } from './own-lines-sql.ts';

type Tx = Transaction<Database>;
type Outcome = Schema<'LineOutcome'>;
type Place = { orgId: string; statementId: string };

/** A line of a statement, as far as it matters what it means. */
export type KnownLine = {
  line_no: number;
  line_key: string;
  booked_on: string | null;
  amount_bani: number | null;
  currency: string | null;
  is_booked: boolean;
  is_return: boolean;
  return_reason: string | null;
  bank_reference: string | null;
  named: string[];
  fault: Schema<'StatementLine'>['fault'];
};

/** A line as it is stored. */
export type NewLine = KnownLine & {
  counterparty: string;
  details: string;
  raw: string;
  outcome: StoredOutcome;
  order_ids: string[];
};

/** Stores lines of a statement together: column by column, which the database takes apart much faster than objects. */
export async function insertLines(
  tx: Tx,
  { orgId, statementId }: Place,
  lines: readonly NewLine[],
): Promise<void> {
  const column = <Value>(of: (line: NewLine) => Value) => lines.map(of);
  // Neither references nor ids have spaces, and an array of arrays would have to be rectangular.
  const words = (of: (line: NewLine) => readonly string[]) => lines.map((line) => of(line).join(' '));
  await sql`
    insert into bank_statement_line (org_id, bank_statement_id, line_no, line_key, booked_on, amount_bani, currency, is_booked,
      is_return, return_reason, counterparty, details, raw, bank_reference, named, fault, outcome, order_ids)
    select ${orgId}, ${statementId}, line_no, line_key, booked_on, amount_bani, currency, is_booked, is_return, return_reason,
      counterparty, details, raw, bank_reference, string_to_array(named, ' '), fault, outcome, string_to_array(order_ids, ' ')
    from unnest(${column((line) => line.line_no)}::integer[], ${column((line) => line.line_key)}::text[],
      ${column((line) => line.booked_on)}::date[], ${column((line) => line.amount_bani)}::bigint[],
      ${column((line) => line.currency)}::text[], ${column((line) => line.is_booked)}::boolean[],
      ${column((line) => line.is_return)}::boolean[], ${column((line) => line.return_reason)}::text[],
      ${column((line) => line.counterparty)}::text[], ${column((line) => line.details)}::text[],
      ${column((line) => line.raw)}::text[], ${column((line) => line.bank_reference)}::text[],
      ${words((line) => line.named)}::text[], ${column((line) => line.fault)}::text[],
      ${column((line) => line.outcome)}::text[], ${words((line) => line.order_ids)}::text[])
      as line (line_no, line_key, booked_on, amount_bani, currency, is_booked, is_return, return_reason, counterparty, details,
        raw, bank_reference, named, fault, outcome, order_ids)`.execute(tx);
}

/** Forgets the lines of a statement that is read again. */
export async function deleteLines(tx: Tx, { orgId, statementId }: Place): Promise<void> {
  await tx
    .deleteFrom('bank_statement_line')
    .where('org_id', '=', orgId)
    .where('bank_statement_id', '=', statementId)
    .execute();
}

const known = sql`line_no, line_key, to_char(booked_on, 'YYYY-MM-DD') as booked_on, amount_bani::float8, currency, is_booked,
  is_return, return_reason, bank_reference, named, fault`;

/** A line with what was found for it when somebody last looked. */
export type OpenLine = KnownLine & { outcome: StoredOutcome; order_ids: string[] };

type Wanted = {
  /** Who records them: what this person ordered or has to leave to somebody else is not among them. */
  readerId: string | null;
  limit: number;
};

/** The lines of a statement that somebody can record now, those that were decided by hand first. */
export async function findLinesToRecord(
  tx: Tx,
  place: Place,
  { readerId, limit }: Wanted,
): Promise<OpenLine[]> {
  const { rows } = await sql<OpenLine>`
    select ${known}, outcome, order_ids from (${decidedLines(place, readerId)}) lines
    where is_to_record order by coalesce(kind, 'open') = 'pays' desc, line_no limit ${limit}`.execute(tx);
  return rows.toSorted((one, other) => one.line_no - other.line_no);
}

/** One line of a statement. */
export async function findKnownLine(tx: Tx, { orgId, statementId }: Place, lineNo: number) {
  const { rows } = await sql<OpenLine>`
    select ${known}, outcome, order_ids from bank_statement_line
    where org_id = ${orgId} and bank_statement_id = ${statementId} and line_no = ${lineNo}`.execute(tx);
  return rows[0];
}

type Open = { after: number; words: readonly string[]; limit: number };

/** Lines that may mean something else since somebody last looked: they name an order, or one of these words. */
export async function findOpenLines(
  tx: Tx,
  { orgId, statementId }: Place,
  { after, words, limit }: Open,
): Promise<OpenLine[]> {
  const { rows } = await sql<OpenLine>`
    select ${known}, outcome, order_ids from bank_statement_line
    where org_id = ${orgId} and bank_statement_id = ${statementId} and line_no > ${after}
      and outcome not in ('recorded', 'unreadable', 'pending', 'other_currency')
      and (cardinality(order_ids) > 0 or named && ${words}::text[])
      and not (outcome = 'paid_already' and exists (select from recorded_bank_line before
        where before.org_id = ${orgId} and before.line_key = bank_statement_line.line_key))
    order by line_no limit ${limit}`.execute(tx);
  return rows;
}

/** What is shown of a line, without its orders. */
export type ShownLine = Omit<Schema<'StatementLine'>, 'orders' | 'decision' | 'decision_version'> & {
  order_ids: string[];
};

type Page = { readerId: string | null; after: number; outcome: Outcome | undefined; limit: number };

/** Lines of a statement, in its order, with what they mean to whoever reads them. */
export async function findLines(
  tx: Tx,
  { orgId, statementId }: Place,
  { readerId, after, outcome, limit }: Page,
): Promise<ShownLine[]> {
  const { rows } = await sql<ShownLine>`
    select ${shown(readerId)} from bank_statement_line
    where org_id = ${orgId} and bank_statement_id = ${statementId} and line_no > ${after}
      and (${outcome ?? null}::text is null or ${outcomeFor(readerId)} = ${outcome ?? null})
    order by line_no limit ${limit}`.execute(tx);
  return rows;
}

const shown = (readerId: string | null) => sql`
  line_no, to_char(booked_on, 'YYYY-MM-DD') as booked_on, amount_bani::float8, currency, counterparty, details as text, raw, fault,
  return_reason, ${outcomeFor(readerId)} as outcome, order_ids`;

/** One line of a statement as somebody reads it. */
export async function findLine(
  tx: Tx,
  { orgId, statementId }: Place,
  lineNo: number,
  readerId: string | null,
): Promise<ShownLine | undefined> {
  const { rows } = await sql<ShownLine>`
    select ${shown(readerId)} from bank_statement_line
    where org_id = ${orgId} and bank_statement_id = ${statementId} and line_no = ${lineNo}`.execute(tx);
  return rows[0];
}

/** Says what lines mean from now on. */
export async function setOutcomes(
  tx: Tx,
  { orgId, statementId }: Place,
  lines: readonly { line_no: number; outcome: StoredOutcome; order_ids: readonly string[] }[],
): Promise<void> {
  await sql`
    update bank_statement_line line set outcome = anew.outcome, order_ids = anew.order_ids
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as anew (line_no integer, outcome text, order_ids text[])
    where line.org_id = ${orgId} and line.bank_statement_id = ${statementId} and line.line_no = anew.line_no`.execute(
    tx,
  );
}

/** Says what a line means from now on. */
export async function setOutcome(
  tx: Tx,
  { orgId, statementId }: Place,
  line: { lineNo: number; outcome: StoredOutcome; orderIds: readonly string[] },
): Promise<void> {
  await tx
    .updateTable('bank_statement_line')
    .set({ outcome: line.outcome, order_ids: [...line.orderIds] })
    .where('org_id', '=', orgId)
    .where('bank_statement_id', '=', statementId)
    .where('line_no', '=', line.lineNo)
    .execute();
}

/** Which of these lines were recorded before, with whichever file. */
export async function findRecordedKeys(
  tx: Tx,
  orgId: string,
  keys: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ line_key: string }>`
    select line_key from recorded_bank_line where org_id = ${orgId} and line_key = any (${keys}::text[])
    limit ${keys.length}`.execute(tx);
  return new Set(rows.map(({ line_key: key }) => key));
}

/** Notes that a line is recorded now; answers false when it was before. */
export async function markRecorded(
  tx: Tx,
  { orgId, statementId }: Place,
  { line_key: key, line_no: lineNo }: Pick<KnownLine, 'line_key' | 'line_no'>,
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`
    insert into recorded_bank_line (org_id, line_key, bank_statement_id, line_no, recorded_at)
    values (${orgId}, ${key}, ${statementId}, ${lineNo}, ${now})
    on conflict (org_id, line_key) do nothing returning line_key`.execute(tx);
  return rows.length > 0;
}
