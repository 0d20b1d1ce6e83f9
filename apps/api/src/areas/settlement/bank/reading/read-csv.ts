import { Readable } from 'node:stream';
import papa from 'papaparse';
import { BankFileRefused, noteAccount, type BankFileHead, type BankLine } from './bank-line.ts';
import { unclear, writtenAmount, writtenDay } from './bank-values.ts';
import { csvColumns, type CsvColumns, type CsvLayout, type KnownColumns } from './csv-columns.ts';

/** Banks write a few lines about the account above the headings. */
const mostLinesAbove = 40;
const separators = [';', ',', '\t', '|'];
const iban = /\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){3,7}(?: ?[A-Z0-9]{1,4})?\b/;

/** The lines of a table with headings; `beginning` is the first part of its text. */
export async function* readCsv(
  beginning: string,
  chunks: AsyncIterable<string>,
  head: BankFileHead,
  layouts: readonly CsvLayout[],
): AsyncGenerator<BankLine> {
  const separator = separatorOf(beginning, layouts);
  if (separator === undefined) throw new BankFileRefused('columns', firstRows(beginning));
  head.format = 'csv';
  noteTable(head, firstRows(beginning) ?? [], layouts);
  const reader = new TableReader(head, separator, layouts);
  for await (const row of rowsOf(chunks, separator)) yield* reader.read(row);
  yield* reader.end();
}

/** The separator with which a row of headings shows. */
const separatorOf = (beginning: string, layouts: readonly CsvLayout[]): string | undefined =>
  separators.find((delimiter) =>
    rowsAbove(beginning, delimiter).some((row) => csvColumns(row, layouts) !== undefined),
  );

const rowsAbove = (beginning: string, delimiter: string): string[][] =>
  papa.parse<string[]>(beginning, { delimiter, preview: mostLinesAbove }).data;

/** The first rows of a table, enough to recognise its columns; `undefined` for a text without a table. */
function firstRows(beginning: string): string[][] | undefined {
  const tables = separators.map((delimiter) =>
    rowsAbove(beginning, delimiter)
      .map((row) => row.map((cell) => cell.trim()))
      .filter((row) => row.filter(Boolean).length >= fewestCells && row.length <= mostCells),
  );
  const [most] = tables.toSorted((one, other) => widthOf(other) - widthOf(one));
  return most !== undefined && most.length >= fewestRows ? most.slice(0, mostRows) : undefined;
}

/** Notes by which headings the table is read, where they stand among the rows that people see. */
function noteTable(head: BankFileHead, rows: readonly string[][], layouts: readonly CsvLayout[]): void {
  for (const [headingRow, row] of rows.entries()) {
    const known = csvColumns(row, layouts);
    if (known === undefined) continue;
    head.table = { rows, headingRow, columns: known.columns, decimal: known.decimal };
    return;
  }
}

const fewestCells = 3;
const mostCells = 60;
/** Headings and a line below them. */
const fewestRows = 2;
const mostRows = 12;
const widthOf = (rows: readonly string[][]) => Math.max(0, ...rows.map(({ length }) => length));

async function* rowsOf(chunks: AsyncIterable<string>, delimiter: string): AsyncGenerator<string[]> {
  const parser = papa.parse(papa.NODE_STREAM_INPUT, { delimiter, skipEmptyLines: 'greedy' });
  const rows = Readable.from(chunks, { objectMode: false }).pipe(parser);
  for await (const row of rows) yield (row as string[]).map((cell) => cell.trim());
}

/** Reads row by row; a line waits for the next row, which may go on with its details. */
class TableReader {
  readonly #head: BankFileHead;
  readonly #separator: string;
  readonly #seen = new Map<string, number>();
  #day = '';
  #known: KnownColumns | undefined;
  readonly #layouts: readonly CsvLayout[];
  #waiting: BankLine | undefined;

  constructor(head: BankFileHead, separator: string, layouts: readonly CsvLayout[]) {
    this.#head = head;
    this.#separator = separator;
    this.#layouts = layouts;
  }

  *read(row: readonly string[]): Generator<BankLine> {
    if (this.#known === undefined) {
      this.#known = csvColumns(row, this.#layouts);
      if (this.#known === undefined) this.#readAbove(row);
      return;
    }
    if (csvColumns(row, this.#layouts) !== undefined || this.#readBalance(row)) return;
    const cell = (name: keyof CsvColumns) => this.#cells(row, name)[0] ?? '';
    const hasAmount = ['amount', 'debit', 'credit'].some((name) => cell(name as 'amount') !== '');
    if (cell('day') === '' && !hasAmount) {
      this.#goOn(row);
      return;
    }
    yield* this.end();
    this.#waiting = this.#lineOf(row);
  }

  *end(): Generator<BankLine> {
    if (this.#waiting !== undefined) yield this.#waiting;
    this.#waiting = undefined;
  }

  #cells(row: readonly string[], name: keyof CsvColumns): string[] {
    return (this.#known?.columns[name] ?? []).flatMap((index) => row[index] || []);
  }

  #readAbove(row: readonly string[]): void {
    const said = row.join(' ');
    const account = iban.exec(said)?.[0].replaceAll(' ', '') ?? null;
    const currency =
      /\b(?:valut[aă]|moned[aă]|currency)\b\W*([A-Z]{3})\b/iu.exec(said)?.[1]?.toUpperCase() ?? null;
    noteAccount(this.#head, account, currency);
    this.#readBalance(row);
  }

  /** Lines about balances and sums stand above the headings, or among the transfers. */
  #readBalance(row: readonly string[]): boolean {
    const cells = row.filter(Boolean);
    const about = cells[0]?.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '') ?? '';
    if (!/^(sold|rulaj|total)\b/.test(about)) return false;
    const amount = cells.map(writtenAmount).findLast((read) => typeof read === 'number');
    if (typeof amount === 'number' && /^sold initial/.test(about)) this.#head.opening ??= amount;
    if (typeof amount === 'number' && /^sold final/.test(about)) this.#head.closing = amount;
    return true;
  }

  #goOn(row: readonly string[]): void {
    const more = row.filter(Boolean).join(' ');
    if (this.#waiting === undefined || more === '') return;
    const { text, raw, searched } = this.#waiting;
    Object.assign(this.#waiting, {
      text: `${text} ${more}`.slice(0, 2_000),
      raw: `${raw}\n${more}`.slice(0, 4_000),
      searched: `${searched} ${more}`.slice(0, 4_000),
    });
  }

  #lineOf(row: readonly string[]): BankLine {
    const bookedOn = writtenDay(this.#cells(row, 'day')[0] ?? '');
    const amount = this.#amountOf(row);
    const text = this.#cells(row, 'text').join(' · ');
    const reference = this.#cells(row, 'reference')[0] ?? null;
    const currency = this.#cells(row, 'currency')[0]?.toUpperCase() || this.#head.currency || 'RON';
    const isPending = this.#cells(row, 'status').some((said) => /asteptare|așteptare|pending/iu.test(said));
    return {
      identity: this.#identityOf([bookedOn ?? null, String(amount), currency, reference, text]),
      bookedOn: bookedOn ?? null,
      amount: typeof amount === 'number' ? amount : null,
      currency,
      isBooked: !isPending,
      isReturn: typeof amount === 'number' && amount > 0 && /\b(retur|returnat|refuzat)/iu.test(text),
      returnReason: null,
      counterparty: this.#cells(row, 'payee')[0] ?? '',
      text,
      raw: row.join(this.#separator),
      bankReference: reference,
      searched: row.join(' '),
      fault:
        amount === unclear
          ? 'unclear_amount'
          : amount === undefined
            ? 'no_amount'
            : bookedOn === undefined
              ? 'no_date'
              : null,
    };
  }

  #amountOf(row: readonly string[]): ReturnType<typeof writtenAmount> {
    const written = (name: keyof CsvColumns) =>
      writtenAmount(this.#withOneSign(this.#cells(row, name)[0] ?? ''));
    if (this.#known !== undefined && this.#known.columns.amount.length > 0) return written('amount');
    const debit = written('debit');
    if (typeof debit === 'number' && debit !== 0) return 0 - Math.abs(debit);
    return debit === unclear ? debit : written('credit');
  }

  /** An amount without the signs that part thousands and without a third decimal of nothing, where somebody has said which sign is which. */
  #withOneSign(cell: string): string {
    const decimal = this.#known?.decimal ?? 'auto';
    if (decimal === 'auto') return cell;
    return cell.replaceAll(decimal === 'comma' ? '.' : ',', '').replace(/([.,]\d\d)0+(?=\D*$)/, '$1');
  }

  /** A table names no statement: lines of one day that say the same are counted, so that a file sent again says the same. */
  #identityOf(said: readonly (string | null)[]): (string | number | null)[] {
    const [day] = said;
    if (day !== this.#day) this.#seen.clear();
    this.#day = day ?? '';
    const whole = said.join('|');
    const nth = (this.#seen.get(whole) ?? 0) + 1;
    this.#seen.set(whole, nth);
    return [this.#head.account, ...said, nth];
  }
}
