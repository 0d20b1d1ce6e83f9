import { rowsOfSpreadsheet } from './rows-of-spreadsheet.ts';

/** What a file of values is by its bytes: text of rows or of another form that the server reads, or pages and sheets that a library opens. */
export type FileSource = 'csv' | 'text' | 'xlsx' | 'pdf';

/** Gives the rows of a file that is no text; undefined when it is too large. */
export type RowsOf = (file: File) => Promise<string[][] | undefined>;

/** Why no row of a file can be read. */
export type FileFault = 'unreadable' | 'empty' | 'too_large' | 'no_text';

/** A file that an import cannot use; why is absent where the import says it in words of its own. */
export class UnusableFile extends Error {
  readonly fault: FileFault | undefined;

  constructor(fault?: FileFault) {
    super(`The file cannot be used: ${fault ?? 'the import says why'}`);
    this.fault = fault;
  }
}

/** What files of other programs begin with: the spreadsheets before 2007, and pictures. */
const ofOtherPrograms = ['\u00d0\u00cf\u0011\u00e0', '\u0089PNG', '\u00ff\u00d8\u00ff'];

/** What a file is by its first bytes, whatever its name says; undefined for what holds no table that we read. */
export function sourceOf(bytes: Uint8Array): Exclude<FileSource, 'text'> | undefined {
  const beginning = String.fromCodePoint(...bytes.subarray(0, 5));
  if (beginning.startsWith('PK\u0003\u0004')) return 'xlsx';
  if (beginning === '%PDF-') return 'pdf';
  return ofOtherPrograms.some((mark) => beginning.startsWith(mark)) ? undefined : 'csv';
}

/** The rows of a file that is no text. */
export async function rowsOfFile(
  file: File,
  source: Exclude<FileSource, 'csv' | 'text'>,
  rowsOfPdf?: RowsOf,
): Promise<string[][]> {
  const read = source === 'xlsx' ? rowsOfSpreadsheet : rowsOfPdf;
  const rows = await read?.(file).catch(() => {
    throw new UnusableFile('unreadable');
  });
  if (read === undefined) throw new UnusableFile('unreadable');
  if (rows === undefined) throw new UnusableFile('too_large');
  if (rows.every((row) => row.every((cell) => cell.trim() === '')))
    throw new UnusableFile(source === 'pdf' ? 'no_text' : 'empty');
  return rows;
}

/** Rows as the text of a file of values, which says what separates its cells. */
export function csvOfRows(rows: readonly (readonly string[])[]): string {
  const lines = rows.map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(';'));
  return `sep=;\r\n${lines.join('\r\n')}\r\n`;
}
