import { estimateOf, type EstimateFile } from '@dosar/claim-parts/estimate-file';
import type { ImportColumn, ImportedFile } from '@dosar/forms/import';
import { UnusableFile } from '@dosar/forms/rows-of-file';
import { readCsv } from '@dosar/kernel/csv';
import {
  guessColumns,
  readEstimate,
  type EstimateColumns,
  type ReadEstimate,
} from '@dosar/kernel/read-estimate';
import type { OpenedEstimate } from './estimate-query.ts';

/** What a column of a shop's file may hold. */
export const estimateFields = ['code', 'name', 'quantity', 'unit_price', 'hours', 'amount'] as const;
export type EstimateField = (typeof estimateFields)[number];

/** Without these columns there is no line. */
export const neededFields: readonly EstimateField[] = ['name', 'amount'];

/** A file of a shop as it is read: its rows, where its lines begin, and what comes of them. */
export type EstimateAnswer = {
  file: EstimateFile;
  /** Its text, by which it is known again. */
  text: string;
  /** The number of each row, as a spreadsheet counts. */
  numbers: number[];
  columns: ImportColumn<EstimateField>[];
  firstRow: number;
  read: ReadEstimate;
};

/** A shop's file that is no estimate, beside what keeps any file from being read. */
export class NoEstimate extends UnusableFile {
  readonly why: 'too_many' | 'formula';
  readonly cell: string;

  constructor(why: 'too_many' | 'formula', cell = '') {
    super();
    this.why = why;
    this.cell = cell;
  }
}

type Said = { columns: ImportColumn<EstimateField>[] | null; firstRow: number | undefined };

/** Reads a shop's file by what was said of it, else by its headings or as the shop of the last round wrote its files. */
export function estimateAnswer(
  imported: Pick<ImportedFile, 'name' | 'source' | 'text'>,
  opened: OpenedEstimate,
  said: Said,
): EstimateAnswer {
  const rows = readCsv(imported.text);
  const file = estimateOf(
    imported.name,
    // A shop's text is a table; only files of banks have other forms.
    imported.source === 'text' ? 'csv' : imported.source,
    rows.map(({ cells }) => cells),
  );
  if ('kind' in file) {
    if (file.kind === 'formula') throw new NoEstimate('formula', file.cell);
    throw file.kind === 'too_large' ? new NoEstimate('too_many') : new UnusableFile(file.kind);
  }
  const guess = guessColumns(file.rows);
  const columns =
    said.columns ?? importColumns(columnsOfShop(opened, shopOfLastRound(opened)) ?? guess?.columns);
  const firstRow = said.firstRow ?? guess?.first_row ?? 0;
  const whole = estimateColumns(columns);
  const read = whole
    ? readEstimate(file.rows, whole, firstRow)
    : { lines: [], left_out: [], wrong_totals: [] };
  return { file, text: imported.text, numbers: rows.map(({ line }) => line), columns, firstRow, read };
}

export const shopOfLastRound = ({ rounds }: OpenedEstimate): string => rounds[0]?.shop_name ?? '';

const columnsOfShop = ({ shops }: OpenedEstimate, name: string) =>
  shops.find(({ shop_name: shop }) => shop === name)?.columns;

/** The columns of an estimate as every import keeps them. */
export function importColumns(columns: EstimateColumns | undefined): ImportColumn<EstimateField>[] {
  return estimateFields.flatMap((field) => {
    const column = columns?.[field] ?? null;
    return column === null ? [] : [{ field, column }];
  });
}

/** The columns of an import as the server takes them; undefined while a needed one is missing. */
export function estimateColumns(
  columns: readonly ImportColumn<EstimateField>[],
): EstimateColumns | undefined {
  const place = (field: EstimateField) => columns.find((one) => one.field === field)?.column ?? null;
  const [name, amount] = [place('name'), place('amount')];
  if (name === null || amount === null) return undefined;
  return {
    code: place('code'),
    name,
    quantity: place('quantity'),
    unit_price: place('unit_price'),
    hours: place('hours'),
    amount,
  };
}
