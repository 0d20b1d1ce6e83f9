import { headedColumns, type EstimateColumns } from '@dosar/kernel/read-estimate';
import { searchText } from '@dosar/kernel/search-text';
import type { Schema } from '@dosar/openapi';

/** How the operations are written in a spreadsheet. */
const operations: ReadonlyMap<string, Schema<'NoteOperation'>> = new Map([
  ['i', 'replace'],
  ['r', 'repair'],
  ['v', 'paint'],
  ['d/m', 'remove_refit'],
  ['reg', 'check'],
]);

/** The operation that a cell names. */
export const operationOf = (cell: string): Schema<'NoteOperation'> | undefined =>
  operations.get(cell.toLowerCase());

/** Cells that were copied, row by row. */
export type PastedTable = readonly (readonly string[])[];

/** Which column of what was pasted is what; only the part has to be there. */
export type PastedColumns = Record<
  Exclude<keyof EstimateColumns, 'name'> | 'operation' | 'paint',
  number | null
> & {
  name: number;
};

const noColumns = {
  operation: null,
  code: null,
  quantity: null,
  unit_price: null,
  hours: null,
  paint: null,
  amount: null,
} as const;

/** The rows of a text from a spreadsheet without the empty ones; undefined when it is not several cells. */
export function tableOfText(text: string): PastedTable | undefined {
  const rows = text
    .replace(/\r/gu, '')
    .split('\n')
    .filter((row) => row.trim() !== '');
  if (rows.length < 2 && !text.includes('\t')) return undefined;
  return rows.map((row) => row.split('\t').map((cell) => cell.trim()));
}

/** Rows among which headings are looked for. */
const mostHeads = 30;

/**
 * What the columns are: by their headings, else by what stands in them, where the price, the hours and those of painting follow the part.
 */
export function guessPasted(table: PastedTable): {
  columns: PastedColumns;
  firstRow: number;
} {
  for (const [index, row] of table.slice(0, mostHeads).entries()) {
    const { name, ...others } = headedColumns(row);
    const { quantity, unit_price: price, hours, amount } = others;
    // A part that is called "piesa" is no heading; one with figures beside it is.
    if (name === null || name === amount) continue;
    if ([quantity, price, hours, amount].every((column) => column === null || column === name)) continue;
    const heads = row.map((cell) => searchText(cell));
    const at = (pattern: RegExp) => {
      const found = heads.findIndex(
        (head, column) => pattern.test(head) && column !== name && column !== hours,
      );
      return found < 0 ? null : found;
    };
    return {
      columns: { ...others, name, operation: at(/^op\b|operati/), paint: at(/vops|paint/) },
      firstRow: index + 1,
    };
  }
  return { columns: columnsByContent(table), firstRow: 0 };
}

function columnsByContent(table: PastedTable): PastedColumns {
  const width = Math.max(...table.map((row) => row.length));
  const columns = Array.from({ length: width }, (_, column) => table.map((row) => row[column] ?? ''));
  const operation = columns[0]?.some((cell) => operationOf(cell) !== undefined) ? 0 : null;
  const from = operation === null ? 0 : 1;
  const words = columns.findIndex(
    (cells, column) =>
      column >= from && cells.filter((cell) => /\p{L}{3}/u.test(cell)).length * 2 > cells.length,
  );
  const name = words < 0 ? from : words;
  const next = (step: number) => (name + step < width ? name + step : null);
  return { ...noColumns, operation, name, unit_price: next(1), hours: next(2), paint: next(3) };
}
