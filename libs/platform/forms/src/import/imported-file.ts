import { readCsv, separatorOf, withSeparator } from '@dosar/kernel/csv';
import { encodingOfBytes, textOfBytes, type FileEncoding } from '@dosar/kernel/text-of-bytes';

/** A file of values as somebody chose it, and how it is read. */
export type ImportedFile = {
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
  encoding: FileEncoding;
  separator: string;
  /** Its text, which says what separates the cells once somebody has said so. */
  text: string;
  /** Somebody reads it otherwise than the product found. */
  isReadOtherwise: boolean;
};

/** How somebody says that a file is to be read. */
export type Reading = { encoding?: FileEncoding | undefined; separator?: string | undefined };

/** A file with its encoding and its separator, found or said. */
export function importedFile(
  name: string,
  bytes: Uint8Array<ArrayBuffer>,
  { encoding, separator }: Reading = {},
): ImportedFile {
  const found = encoding ?? encodingOfBytes(bytes);
  const text = textOfBytes(bytes, found);
  return {
    name,
    bytes,
    encoding: found,
    separator: separator ?? separatorOf(text),
    text: separator === undefined ? text : withSeparator(text, separator),
    isReadOtherwise: encoding !== undefined || separator !== undefined,
  };
}

/** The file for a server that reads it itself: as it was chosen, or its text where somebody reads it otherwise. */
export function fileToSend({ name, bytes, text, isReadOtherwise }: ImportedFile): File {
  return new File([isReadOtherwise ? text : bytes], name, { type: 'text/csv' });
}

/** What a column of a file holds: its first filled cell, and in how many rows it is filled. */
export type ColumnLook = { first: string; filled: number };

/** The headings of a file, how many rows stand below them, and how its columns look. */
export type FileLooks = { headings: string[]; rows: number; columns: ColumnLook[] };

/** How a file looks before anybody has read it. */
export function looksOf({ text }: Pick<ImportedFile, 'text'>): FileLooks {
  const [headings, ...rows] = readCsv(text);
  const columns = (headings?.cells ?? []).map((_heading, column) => {
    const filled = rows.flatMap(({ cells }) => cells[column] || []);
    return { first: filled[0] ?? '', filled: filled.length };
  });
  return { headings: headings?.cells ?? [], rows: rows.length, columns };
}
