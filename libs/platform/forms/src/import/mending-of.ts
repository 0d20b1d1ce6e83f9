import { readCsv } from '@dosar/kernel/csv';
import type { ImportedFile } from './imported-file.ts';
import type { ImportColumn, ImportField, ImportMending } from './import-told.ts';

/** The cells of the rows of a file, by the numbers of the rows. */
export type CellsByLine = ReadonlyMap<number, readonly string[]>;

/** The rows of a file, to be looked up one by one. */
export const cellsByLine = ({ text }: Pick<ImportedFile, 'text'>): CellsByLine =>
  new Map(readCsv(text).map(({ line, cells }) => [line, cells]));

/** What a row that is left out most likely should say; one with several such cells is mended by a person. */
export function mendingOf<Field extends string>(
  line: number,
  cells: readonly string[],
  columns: readonly ImportColumn<Field>[],
  fields: readonly ImportField<Field>[],
): ImportMending | undefined {
  const mendings = columns.flatMap(({ field, column }) => {
    const value = fields.find((one) => one.field === field)?.mend?.(cells[column] ?? '');
    return value === undefined ? [] : [{ line, column, value }];
  });
  return mendings.length === 1 ? mendings[0] : undefined;
}
