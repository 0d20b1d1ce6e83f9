import type { ImportColumn } from '@dosar/forms/import';
import { readCsv } from '@dosar/kernel/csv';
import type { BodyOf, Schema } from '@dosar/openapi';
import {
  chosenColumns,
  fieldsOf,
  likelyChoice,
  likelyHeadings,
  noChoice,
  type CsvChoice,
  type CsvSums,
} from './csv-choice.ts';

export type TableField = keyof CsvChoice;
export type Decimal = BodyOf<'saveCsvColumns'>['decimal'];

/** What somebody says of a table besides its columns. */
export type SaidOfTable = { headingRow?: number; decimal?: Decimal; sums?: CsvSums };

/** How a table is read: as somebody says, as the server read it, or as it most likely is. */
export type TableReading = {
  headingRow: number;
  decimal: Decimal;
  sums: CsvSums;
  columns: ImportColumn<TableField>[];
};

/** How a table is read now, by what was chosen and said and by what the server knows. */
export function readingOf(
  rows: readonly (readonly string[])[],
  known: Schema<'CsvReading'> | null,
  chosen: readonly ImportColumn<TableField>[] | null,
  said: SaidOfTable,
): TableReading {
  const headingRow = said.headingRow ?? known?.heading_row ?? likelyHeadings(rows);
  const decimal = said.decimal ?? known?.decimal ?? 'auto';
  const likely = likelyChoice(rows, headingRow);
  const readBefore = known?.heading_row === headingRow ? columnsOf(known.columns) : undefined;
  const columns = chosen ?? readBefore ?? columnsOfChoice(likely.choice);
  const hasTwo = columns.some(({ field }) => field === 'debit');
  const sums = said.sums ?? (hasTwo ? 'two' : 'one');
  const fields = new Set(fieldsOf(sums).map(({ field }) => field));
  return { headingRow, decimal, sums, columns: columns.filter(({ field }) => fields.has(field)) };
}

/** What the server is told of a table, or `undefined` while a needed column is missing. */
export const asTold = ({ columns, sums }: Pick<TableReading, 'columns' | 'sums'>) =>
  chosenColumns(
    {
      ...noChoice,
      ...Object.fromEntries(columns.map(({ field, column }) => [field, String(column)])),
    },
    sums,
  );

/** Whether the server read a table so. */
export function isReadSo(known: Schema<'CsvReading'> | null, reading: TableReading): boolean {
  if (known === null || known.heading_row !== reading.headingRow || known.decimal !== reading.decimal)
    return false;
  const before = columnsOf(known.columns);
  return (
    before.length === reading.columns.length &&
    before.every(({ field, column }) =>
      reading.columns.some((one) => one.field === field && one.column === column),
    )
  );
}

/** The row below the headings of a table, counted from 0 among all rows of its text. */
export function rowBelow(text: string, headings: readonly string[]): number {
  const wanted = headings.join('|');
  const at = readCsv(text).findIndex(
    ({ cells }) => cells.map((cell) => cell.trim().slice(0, longestCell)).join('|') === wanted,
  );
  return at + 1;
}

/** As much of a cell as the server shows. */
const longestCell = 60;

const columnsOf = (columns: Schema<'CsvColumns'>): ImportColumn<TableField>[] =>
  (Object.keys(noChoice) as TableField[]).flatMap((field) =>
    columns[field].map((column) => ({ field, column })),
  );

const columnsOfChoice = (choice: CsvChoice): ImportColumn<TableField>[] =>
  (Object.keys(noChoice) as TableField[]).flatMap((field) =>
    choice[field] === '' ? [] : [{ field, column: Number(choice[field]) }],
  );
