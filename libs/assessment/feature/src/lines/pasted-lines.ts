import { readEstimate, type LeftOutRow, type ReadEstimateLine } from '@dosar/kernel/read-estimate';
import { baniOf } from '@dosar/forms/amount';
import { fractionOf } from '@dosar/kernel/money';
import { searchText } from '@dosar/kernel/search-text';
import {
  readHundredths,
  valuesOfPart,
  type LineValues,
  type ListedPart,
  type NumberField,
} from './line-values.ts';
import { operationOf, type PastedColumns, type PastedTable } from './pasted-table.ts';

/** As many lines are taken at once. */
export const mostPasted = 200;

const longestShown = 40;

/** A line as it was pasted; a number that could not be read is left empty in it. */
export type PastedLine = {
  values: Partial<LineValues>;
  unread: readonly { field: NumberField; typed: string }[];
};

/** What a paste would write: its lines, the rows that are none with the reason, and how many are too many. */
export type Pasted = {
  lines: readonly PastedLine[];
  leftOut: readonly LeftOutRow[];
  beyond: number;
};

type Shape = { columns: PastedColumns; firstRow: number };

/** The lines of a pasted table. The reader is that of the estimates of shops: what adds up other rows is no line. */
export function readPasted(
  table: PastedTable,
  { columns, firstRow }: Shape,
  parts: readonly ListedPart[],
): Pasted {
  const byName = new Map(parts.map((part) => [searchText(part.name), part]));
  const lines: PastedLine[] = [];
  const leftOut: LeftOutRow[] = [];
  const width = Math.max(...table.map((row) => row.length));
  for (const [index, typed] of table.slice(firstRow).entries()) {
    const row = withoutOperation(typed, columns, width) ? ['', ...typed] : typed;
    const read = readEstimate(
      [withAmount(row, columns)],
      { ...columns, amount: columns.amount ?? row.length },
      0,
    );
    for (const { text, reason } of read.left_out)
      leftOut.push({
        row_no: firstRow + index + 1,
        text: columns.amount === null ? row.filter(Boolean).join(' · ').slice(0, 120) : text,
        reason,
      });
    lines.push(...read.lines.map((line) => lineOf(line, row, { columns, byName })));
  }
  return { lines: lines.slice(0, mostPasted), leftOut, beyond: Math.max(0, lines.length - mostPasted) };
}

/** Whether a shorter row begins with its part, where others begin with an operation. */
const withoutOperation = (
  [first = '', ...others]: readonly string[],
  { operation }: PastedColumns,
  width: number,
) => operation === 0 && others.length + 1 < width && first !== '' && operationOf(first) === undefined;

/** Where no column says what a row comes to, its price does: the reader of estimates asks for an amount. */
const withAmount = (row: readonly string[], { amount }: PastedColumns) =>
  amount === null ? [...row, '0'] : row;

type Reading = { columns: PastedColumns; byName: ReadonlyMap<string, ListedPart> };

function lineOf(read: ReadEstimateLine, row: readonly string[], { columns, byName }: Reading): PastedLine {
  const cell = (column: number | null) => (column === null ? '' : (row[column] ?? '').trim());
  const typed = {
    unit_price_bani: cell(columns.unit_price),
    labour_hundredths: cell(columns.hours),
    paint_hundredths: cell(columns.paint),
  };
  const pieces =
    read.quantity_hundredths === null || read.quantity_hundredths <= 0 ? 100 : read.quantity_hundredths;
  const known: Partial<Record<NumberField, number | undefined>> = {
    unit_price_bani: priceOf(read, typed.unit_price_bani, { hasAmount: columns.amount !== null, pieces }),
    labour_hundredths: typed.labour_hundredths === '' ? 0 : hoursOf(read, typed.labour_hundredths, columns),
    paint_hundredths: readHundredths(typed.paint_hundredths),
  };
  const isWork = columns.amount !== null && isPaidByHour(read, pieces);
  const operation = operationOf(cell(columns.operation));
  const part = byName.get(searchText(read.name));
  return {
    values: {
      ...(isWork && { operation: 'repair' as const, part_source: 'none' as const }),
      ...(operation && { operation }),
      part_name: read.name.slice(0, 120),
      ...(part ? valuesOfPart(part) : {}),
      quantity_hundredths: isWork ? 100 : pieces,
      unit_price_bani: isWork ? 0 : (known.unit_price_bani ?? 0),
      labour_hundredths: known.labour_hundredths ?? 0,
      paint_hundredths: known.paint_hundredths ?? 0,
    },
    unread: (['unit_price_bani', 'labour_hundredths', 'paint_hundredths'] as const)
      .filter((field) => known[field] === undefined)
      .map((field) => ({ field, typed: typed[field].slice(0, longestShown) })),
  };
}

/** The price of one piece, told by the amount where the table has no price of its own. */
function priceOf(
  { unit_price_bani: price, amount_bani: amount }: ReadEstimateLine,
  typed: string,
  { hasAmount, pieces }: { hasAmount: boolean; pieces: number },
): number | undefined {
  if (hasAmount) return price ?? Math.round((amount * 100) / pieces);
  return typed === '' ? 0 : baniOf(typed);
}

function hoursOf({ hours_hundredths: hours }: ReadEstimateLine, typed: string, { amount }: PastedColumns) {
  return amount === null ? readHundredths(typed) : (hours ?? undefined);
}

/** Whether a row is work that is paid by its hours and no part: the rates of the note pay it, and not the price of the shop. */
function isPaidByHour(
  { code, hours_hundredths: hours, unit_price_bani: price, amount_bani: amount }: ReadEstimateLine,
  pieces: number,
): boolean {
  if (hours === null || hours <= 0) return false;
  if (price === null) return code === null;
  const comesTo = (hundredths: number) => Math.abs(fractionOf(price, hundredths, 100) - amount) <= 1;
  return comesTo(hours) && (code === null || !comesTo(pieces));
}
