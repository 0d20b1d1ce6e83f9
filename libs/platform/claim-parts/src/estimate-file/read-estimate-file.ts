import { rowsOfFile, sourceOf, UnusableFile } from '@dosar/forms/rows-of-file';
import { readCsv } from '@dosar/kernel/csv';
import { textOfBytes } from '@dosar/kernel/text-of-bytes';

/** The most that is read of a file; the server takes no more either. */
export const mostRows = 1000;
const mostColumns = 40;
const mostCharacters = 300;

/** The cells of a file as text. */
export type EstimateFile = { name: string; source: 'csv' | 'xlsx' | 'pdf'; rows: string[][] };

/** Why a file is not taken. */
export type FileFault =
  | { kind: 'unreadable' | 'empty' | 'too_large' | 'no_text' }
  | { kind: 'formula'; cell: string };

/** Reads the file of a repair shop; formulas and what is too large are refused. */
export async function readEstimateFile(file: File): Promise<EstimateFile | FileFault> {
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const source = sourceOf(bytes);
    if (source === undefined || (source === 'csv' && !isTextByName(file.name))) return { kind: 'unreadable' };
    const rows =
      source === 'csv'
        ? readCsv(textOfBytes(bytes)).map(({ cells }) => cells)
        : await rowsOfFile(file, source, rowsOfPdf);
    return estimateOf(file.name, source, rows);
  } catch (error) {
    return { kind: (error instanceof UnusableFile ? error.fault : undefined) ?? 'unreadable' };
  }
}

const isTextByName = (name: string) => !/\.(xlsx|pdf)$/i.test(name);

/** The table of a PDF, by a library that only whoever opens one needs. */
export const rowsOfPdf = async (file: File): Promise<string[][] | undefined> =>
  (await import('./rows-of-pdf.ts')).rowsOfPdf(file);

/** Rows as the server takes them, or why it does not: too many, none, or one with a formula. */
export function estimateOf(
  name: string,
  source: EstimateFile['source'],
  rows: readonly string[][],
): EstimateFile | FileFault {
  if (rows.length > mostRows) return { kind: 'too_large' };
  if (rows.every((row) => row.every((cell) => cell === ''))) return { kind: 'empty' };
  const formula = findFormula(rows);
  if (formula !== undefined) return { kind: 'formula', cell: formula };
  return {
    name: name.slice(-200),
    source,
    rows: rows.map((row) => row.slice(0, mostColumns).map((cell) => cell.slice(0, mostCharacters))),
  };
}

/** The first cell that a spreadsheet would run, as `E3`; text may begin with another mark. */
function findFormula(rows: readonly (readonly string[])[]): string | undefined {
  for (const [rowNo, row] of rows.entries()) {
    const column = row.findIndex((cell) => cell.startsWith('='));
    if (column >= 0) return `${columnName(column)}${rowNo + 1}`;
  }
  return undefined;
}

/** `A`, `B`, …, `AA`, as spreadsheets name their columns. */
export function columnName(column: number): string {
  const letter = String.fromCodePoint(65 + (column % 26));
  return column < 26 ? letter : `${columnName(Math.floor(column / 26) - 1)}${letter}`;
}
