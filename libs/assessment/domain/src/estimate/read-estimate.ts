import type { Bani } from '@dosar/kernel/money';
import { searchText } from '@dosar/kernel/search-text';

/** Which column of a shop's file is what, counted from 0; `null` when it has no such column. */
export type EstimateColumns = {
  code: number | null;
  name: number;
  quantity: number | null;
  unit_price: number | null;
  hours: number | null;
  amount: number;
};

/** A line of a shop's estimate, without VAT. */
export type ReadEstimateLine = {
  code: string | null;
  name: string;
  quantity_hundredths: number | null;
  unit_price_bani: Bani | null;
  hours_hundredths: number | null;
  amount_bani: Bani;
};

/** The largest amount that a line may have: a hundred million lei. */
const mostBani = 10_000_000_000;

/**
 * The number in a cell in hundredths, as Romanian and English shops write it; `undefined` for anything else.
 *
 * The last of point and comma divides when both are there; a single one does unless three digits follow it.
 */
export function readHundredths(cell: string): number | undefined {
  const text = cell.replaceAll(/\s|lei|ron/gi, '');
  if (!/^\d[\d.,]*$/.test(text) || text.length > 20) return undefined;
  const last = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','));
  const separators = text.replaceAll(/\d/g, '');
  const isWhole =
    last < 0 || (new Set(separators).size === 1 && (separators.length > 1 || text.length - last === 4));
  const whole = (isWhole ? text : text.slice(0, last)).replaceAll(/[.,]/g, '');
  const rest = isWhole ? '' : text.slice(last + 1);
  // Half up, digit by digit: `12.345` of a spreadsheet is 12,35.
  const tenths = Number(`${whole}${rest.slice(0, 2).padEnd(2, '0')}`);
  const value = tenths + (Number(rest[2] ?? '0') >= 5 ? 1 : 0);
  return value <= mostBani ? value : undefined;
}

/** The lines of an estimate; rows without a name or an amount, and those that sum up, are none. */
export function readEstimateLines(
  rows: readonly (readonly string[])[],
  columns: EstimateColumns,
  firstRow: number,
): readonly ReadEstimateLine[] {
  return rows.slice(firstRow).flatMap((row) => {
    const cell = (column: number | null) => (column === null ? '' : (row[column] ?? '').trim());
    const number = (column: number | null) => readHundredths(cell(column)) ?? null;
    const name = cell(columns.name);
    const amount = number(columns.amount);
    if (name === '' || amount === null || isSum(name)) return [];
    return [
      {
        code: cell(columns.code).slice(0, 60) || null,
        name: name.slice(0, 200),
        quantity_hundredths: smallOrNull(number(columns.quantity)),
        unit_price_bani: number(columns.unit_price),
        hours_hundredths: smallOrNull(number(columns.hours)),
        amount_bani: amount,
      },
    ];
  });
}

function smallOrNull(value: number | null): number | null {
  return value !== null && value <= 1_000_000 ? value : null;
}

/** Rows that add up others. */
function isSum(name: string): boolean {
  return /^(sub)?total\b|^tva\b|^de plata\b/.test(searchText(name));
}

const headings: Record<keyof EstimateColumns, RegExp> = {
  code: /^cod|part no|^code/,
  name: /denumire|piesa|operatie|descriere|name|description/,
  quantity: /cant|^buc|qty|quantity/,
  unit_price: /pret|price/,
  hours: /ore|manopera|timp|hours|^h$/,
  amount: /valoare|total|suma|amount/,
};

/** Which column is what, by the words above it; `undefined` when no row names at least the part and the amount. */
export function guessColumns(
  rows: readonly (readonly string[])[],
): { columns: EstimateColumns; first_row: number } | undefined {
  for (const [index, row] of rows.slice(0, 30).entries()) {
    const heads = row.map((cell) => searchText(cell));
    const columnOf = (name: keyof EstimateColumns) => {
      const found = heads.findIndex((head) => headings[name].test(head));
      return found < 0 ? null : found;
    };
    const [name, amount] = [columnOf('name'), columnOf('amount')];
    if (name === null || amount === null || name === amount) continue;
    return {
      columns: {
        code: columnOf('code'),
        name,
        quantity: columnOf('quantity'),
        unit_price: columnOf('unit_price'),
        hours: columnOf('hours'),
        amount,
      },
      first_row: index + 1,
    };
  }
  return undefined;
}
