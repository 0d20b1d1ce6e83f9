import { plainCharacters } from '../cleaned-text.ts';
import { fractionOf, type Bani } from '../money.ts';
import { searchText } from '../search-text.ts';

/** Which column of a shop's file is what, counted from 0; `null` when it has no such column. */
export type EstimateColumns = {
  code: number | null;
  name: number;
  quantity: number | null;
  unit_price: number | null;
  hours: number | null;
  amount: number;
};

/** A line of a shop's estimate, without VAT; a discount is negative. */
export type ReadEstimateLine = {
  code: string | null;
  name: string;
  quantity_hundredths: number | null;
  unit_price_bani: Bani | null;
  hours_hundredths: number | null;
  amount_bani: Bani;
};

/**
 * Why a row of a file is no line: it adds up others, has no name, has no amount, or one in another currency, out of bounds, or of a
 * formula whose value the file does not keep.
 */
export type LeftOutReason = 'sum' | 'no_name' | 'no_amount' | 'currency' | 'too_large' | 'formula';

/** What stands before the formula in a cell of which the file keeps no value. */
export const formulaMark = 'ƒ ';

/** A row that is no line, as it stands in the file; `row_no` counts from 1, as spreadsheets do. */
export type LeftOutRow = { row_no: number; text: string; reason: LeftOutReason };

/** A total that the file states and that its lines do not give. */
export type WrongTotal = { row_no: number; stated_bani: Bani; counted_bani: Bani };

/** Everything that was read of a file. */
export type ReadEstimate = {
  lines: readonly ReadEstimateLine[];
  left_out: readonly LeftOutRow[];
  wrong_totals: readonly WrongTotal[];
};

/** The largest amount that a line may have: a hundred million lei. */
const mostBani = 10_000_000_000;

/** Words that stand beside a number without changing it. */
const units = /^(?:lei|ron)|(?:lei|ron|buc(?:[aă][tț]i)?\.?|pcs|or[eaă]|hrs?|h)$/giu;
const foreignCurrency = /€|\$|£|\b(?:eur|usd|gbp|huf)\b/iu;

/**
 * The number in a cell in hundredths, rounded half up, as Romanian and English shops write it; `undefined` for anything else.
 *
 * The last of point and comma divides when both are there. A single one does too, unless three digits follow it in an amount of money:
 * `1.255` lei are a thousand and more, `0,125` and `1,250` hours are not. A minus, or brackets around it, make a number negative.
 */
export function readHundredths(cell: string, { isMoney = true } = {}): number | undefined {
  const value = numberIn(cell, isMoney);
  return value === undefined || Math.abs(value) > mostBani ? undefined : value;
}

function numberIn(cell: string, isMoney: boolean): number | undefined {
  const plain = plainCharacters(cell)
    .replaceAll(/\s/g, '')
    .replaceAll(units, '')
    .replaceAll(/[−‒–—]/g, '-');
  const [, before = '', opened = '', text = '', closed = '', after = ''] =
    /^(-?)(\(?)(\d[\d.,]*)(\)?)(-?)$/.exec(plain) ?? [];
  if (text === '' || (opened === '') !== (closed === '')) return undefined;
  if ([before, opened, after].filter(Boolean).length > 1) return undefined;
  const sign = before === '' && opened === '' && after === '' ? 1 : -1;
  // Without a negative zero.
  return hundredthsOf(text, isMoney) * sign || 0;
}

function hundredthsOf(text: string, isMoney: boolean): number {
  const last = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','));
  const separators = text.replaceAll(/\d/g, '');
  const groupsThousands = isMoney && text.length - last === 4 && !/^0[.,]/.test(text);
  const isWhole = last < 0 || (new Set(separators).size === 1 && (separators.length > 1 || groupsThousands));
  const whole = (isWhole ? text : text.slice(0, last)).replaceAll(/[.,]/g, '');
  const rest = isWhole ? '' : text.slice(last + 1);
  // Digit by digit: a number of JavaScript would round `1.255` down.
  const hundredths = Number(`${whole}${rest.slice(0, 2).padEnd(2, '0')}`);
  return hundredths + (Number(rest[2] ?? '0') >= 5 ? 1 : 0);
}

/** A number as a spreadsheet keeps it, in two decimals that `readHundredths` reads without a doubt. */
export function decimalText(value: number): string {
  // Fifteen digits are what a spreadsheet shows; the ones behind them are noise of its arithmetic.
  const exact = String(Number(value.toPrecision(15)));
  if (!/^-?\d+\.\d+$/.test(exact)) return exact;
  const hundredths = hundredthsOf(exact.replace('-', ''), false);
  const digits = String(hundredths).padStart(3, '0');
  return `${value < 0 && hundredths > 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

type Row = readonly string[];

/** The lines of an estimate, the rows that are none with the reason, and totals that do not agree with the lines. */
export function readEstimate(rows: readonly Row[], columns: EstimateColumns, firstRow: number): ReadEstimate {
  const lines: ReadEstimateLine[] = [];
  const leftOut: LeftOutRow[] = [];
  const wrongTotals: WrongTotal[] = [];
  let sinceSubtotal = 0;
  for (const [index, row] of rows.slice(firstRow).entries()) {
    const read = readRow(row, columns);
    if (read === undefined) continue;
    const rowNo = firstRow + index + 1;
    if (!('reason' in read)) {
      lines.push(read);
      sinceSubtotal += read.amount_bani;
      continue;
    }
    leftOut.push({ row_no: rowNo, text: textOf(row), reason: read.reason });
    if (read.reason !== 'sum' || read.stated_bani === undefined) continue;
    const counted = lines.reduce((sum, { amount_bani: bani }) => sum + bani, 0);
    if (![counted, sinceSubtotal].some((sum) => agrees(read.stated_bani ?? 0, sum)))
      wrongTotals.push({ row_no: rowNo, stated_bani: read.stated_bani, counted_bani: counted });
    sinceSubtotal = 0;
  }
  return { lines, left_out: leftOut, wrong_totals: wrongTotals };
}

/** The lines of an estimate; rows without a name or an amount, and those that sum up, are none. */
export function readEstimateLines(
  rows: readonly Row[],
  columns: EstimateColumns,
  firstRow: number,
): readonly ReadEstimateLine[] {
  return readEstimate(rows, columns, firstRow).lines;
}

type NoLine = { reason: LeftOutReason; stated_bani?: Bani };

/** A row as a line, or why it is none; nothing for an empty row. */
function readRow(row: Row, columns: EstimateColumns): ReadEstimateLine | NoLine | undefined {
  const cell = (column: number | null) => (column === null ? '' : (row[column] ?? '').trim());
  const name = cell(columns.name);
  const amountText = cell(columns.amount);
  const amount = numberIn(amountText, true);
  if (row.every((text) => text.trim() === '')) return undefined;
  // Where the name is empty, a total may stand under any heading.
  const sum = (name === '' ? row : [name]).find((text) => isSum(text));
  if (sum !== undefined)
    return { reason: 'sum', ...(isTotal(sum) && amount !== undefined && { stated_bani: amount }) };
  if (foreignCurrency.test(amountText)) return { reason: 'currency' };
  if ([amountText, name].some((text) => text.startsWith(formulaMark.trim()))) return { reason: 'formula' };
  if (amount === undefined) return { reason: 'no_amount' };
  if (Math.abs(amount) > mostBani) return { reason: 'too_large' };
  if (name === '') return { reason: 'no_name' };
  const number = (column: number | null, isMoney: boolean) =>
    readHundredths(cell(column), { isMoney }) ?? null;
  return {
    code: cell(columns.code).slice(0, 60) || null,
    name: name.slice(0, 200),
    quantity_hundredths: smallOrNull(number(columns.quantity, false)),
    unit_price_bani: number(columns.unit_price, true),
    hours_hundredths: smallOrNull(number(columns.hours, false)),
    amount_bani: amount,
  };
}

const mostText = 120;
const textOf = (row: Row) =>
  row
    .map((text) => text.trim())
    .filter(Boolean)
    .join(' · ')
    .slice(0, mostText);

function smallOrNull(value: number | null): number | null {
  return value !== null && Math.abs(value) <= 1_000_000 ? value : null;
}

/** Rows that add up others. */
function isSum(name: string): boolean {
  return isTotal(name) || /^tva\b/.test(searchText(name));
}

const isTotal = (name: string) => /^(sub)?total\b|^de plata\b/.test(searchText(name));

/** Rates of VAT that a total of a Romanian shop may include, in per cent. */
const vatRates = [0, 19, 21];

/** Whether a stated total is that of the lines, with or without VAT; rounding line by line is no difference. */
const agrees = (stated: Bani, counted: Bani) =>
  vatRates.some((rate) => Math.abs(stated - fractionOf(counted, 100 + rate, 100)) <= 100);

const headings: Record<keyof EstimateColumns, RegExp> = {
  code: /^cod|part no|^code/,
  name: /denumire|piesa|operatie|descriere|name|description/,
  quantity: /cant|^buc|qty|quantity/,
  unit_price: /pret|price/,
  hours: /ore|manopera|timp|hours|^h$/,
  amount: /valoare|total|suma|amount/,
};

/** Which column each word of a row is the heading of; `null` for what it does not name. */
type HeadedColumns = Record<keyof EstimateColumns, number | null>;

/** The columns that a row names, as if it were one of headings. */
export function headedColumns(row: readonly string[]): HeadedColumns {
  const heads = row.map((cell) => searchText(cell));
  const columnOf = (name: keyof EstimateColumns) => {
    const found = heads.findIndex((head) => headings[name].test(head));
    return found < 0 ? null : found;
  };
  return {
    code: columnOf('code'),
    name: columnOf('name'),
    quantity: columnOf('quantity'),
    unit_price: columnOf('unit_price'),
    hours: columnOf('hours'),
    amount: columnOf('amount'),
  };
}

/** Which column is what, by the words above it; `undefined` when no row names at least the part and the amount. */
export function guessColumns(
  rows: readonly (readonly string[])[],
): { columns: EstimateColumns; first_row: number } | undefined {
  for (const [index, row] of rows.slice(0, 30).entries()) {
    const { name, amount, ...others } = headedColumns(row);
    if (name === null || amount === null || name === amount) continue;
    return { columns: { ...others, name, amount }, first_row: index + 1 };
  }
  return undefined;
}
