import { readCsv, separatorOf, withSeparator } from '@dosar/kernel/csv';
import { encodingOfBytes, textOfBytes, type FileEncoding } from '@dosar/kernel/text-of-bytes';
import type { ImportMending } from './import-told.ts';
import {
  csvOfRows,
  rowsOfFile,
  sourceOf,
  UnusableFile,
  type FileSource,
  type RowsOf,
} from './rows-of-file.ts';

/** A file of values as somebody chose it, and how it is read. */
export type ImportedFile = {
  name: string;
  /** Its bytes; of a file that is no text, the text of its rows. */
  bytes: Uint8Array<ArrayBuffer>;
  source: FileSource;
  encoding: FileEncoding;
  separator: string;
  /** Its text, which says what separates the cells once somebody has said so. */
  text: string;
  /** Somebody reads it otherwise than the product found. */
  isReadOtherwise: boolean;
};

/** How somebody says that a file is to be read. */
export type Reading = { encoding?: FileEncoding | undefined; separator?: string | undefined };

/** How an import reads files that are no text of rows. */
export type OtherFiles = {
  /** Reads the table of a PDF, for imports that take one. */
  rowsOfPdf?: RowsOf | undefined;
  /** Whether a text has rows and columns; the server reads the others in their own form. */
  isTable?: ((text: string) => boolean) | undefined;
};

/** A chosen file, by what its bytes are: a spreadsheet becomes text, so that every import reads it. */
export async function readChosen(
  chosen: File,
  { rowsOfPdf, isTable }: OtherFiles = {},
): Promise<ImportedFile> {
  const bytes = new Uint8Array(await chosen.arrayBuffer());
  const source = sourceOf(bytes);
  if (source === undefined) throw new UnusableFile('unreadable');
  const file =
    source === 'csv'
      ? importedFile(chosen.name, bytes)
      : importedFile(
          chosen.name,
          new TextEncoder().encode(csvOfRows(await rowsOfFile(chosen, source, rowsOfPdf))),
          {},
          source,
        );
  if (file.text.trim() === '') throw new UnusableFile('empty');
  return source === 'csv' && isTable?.(file.text) === false ? { ...file, source: 'text' } : file;
}

/** A file with its encoding and its separator, found or said. */
export function importedFile(
  name: string,
  bytes: Uint8Array<ArrayBuffer>,
  { encoding, separator }: Reading = {},
  source: FileSource = 'csv',
): ImportedFile {
  const found = encoding ?? encodingOfBytes(bytes);
  const text = textOfBytes(bytes, found);
  return {
    name,
    bytes,
    source,
    encoding: found,
    separator: separator ?? separatorOf(text),
    text: separator === undefined ? text : withSeparator(text, separator),
    isReadOtherwise: encoding !== undefined || separator !== undefined,
  };
}

/** The file for a server that reads it itself: as it was chosen, or its text where somebody reads it otherwise or it was a spreadsheet. */
export function fileToSend({ name, bytes, source, text, isReadOtherwise }: ImportedFile): File {
  const called = source === 'csv' || source === 'text' ? name : nameAsText(name);
  return new File([isReadOtherwise ? text : bytes], called, { type: 'text/csv' });
}

/** What a file is called once it is text. */
export const nameAsText = (name: string): string => `${name.replace(/\.(?:csv|xlsx|pdf)$/i, '')}.csv`;

/** What a column of a file holds: its first filled cell, and in how many rows it is filled. */
export type ColumnLook = { first: string; filled: number };

/** The headings of a file, how many rows stand below them, and how its columns look. */
export type FileLooks = { headings: string[]; rows: number; columns: ColumnLook[] };

/** How a file looks before anybody has read it; `begins` is the row below its headings, which may have none. */
export function looksOf(
  { text, source }: Pick<ImportedFile, 'text'> & Partial<Pick<ImportedFile, 'source'>>,
  begins = 1,
): FileLooks {
  const all = source === 'text' ? [] : readCsv(text);
  const rows = all.slice(begins);
  const width = Math.max(0, ...all.map(({ cells }) => cells.length));
  const headings = all[begins - 1]?.cells ?? Array.from({ length: width }, () => '');
  const columns = headings.map((_heading, column) => {
    const filled = rows.flatMap(({ cells }) => cells[column] || []);
    return { first: filled[0] ?? '', filled: filled.length };
  });
  return { headings, rows: rows.length, columns };
}

/** A file with another value in one of its cells; everything else stays, also the numbers of its rows. */
export function mendedFile(file: ImportedFile, { line, column, value }: ImportMending): ImportedFile {
  const rows: string[][] = [];
  for (const { line: no, cells } of readCsv(file.text)) {
    while (rows.length < no - 1) rows.push([]);
    rows.push(no === line ? cells.with(column, value) : cells);
  }
  return importedFile(
    file.name,
    new TextEncoder().encode(csvOfRows(rows)),
    { encoding: 'utf-8' },
    file.source,
  );
}
