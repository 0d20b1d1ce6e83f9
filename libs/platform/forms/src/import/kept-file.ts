import { importedFile, type ImportedFile, type Reading } from './imported-file.ts';
import type { ImportColumn } from './import-told.ts';
import type { FileSource } from './rows-of-file.ts';

/** A file that was looked at and not taken over yet, with the columns that somebody chose. */
export type KeptImport<Field extends string> = {
  file: ImportedFile;
  columns: readonly ImportColumn<Field>[] | null;
};

type Stored = { name: string; content: string; source?: unknown; reading: Reading; columns: unknown };

const sources = ['csv', 'text', 'xlsx', 'pdf'] as const satisfies readonly FileSource[];

/** Keeps a file in this tab, so that a reload loses no choice; it goes with the tab, as files may name people. */
export function keepImport<Field extends string>(key: string, { file, columns }: KeptImport<Field>): void {
  const { name, bytes, source, encoding, separator, isReadOtherwise } = file;
  let content = '';
  for (const byte of bytes) content += String.fromCodePoint(byte);
  const stored: Stored = {
    name,
    content: btoa(content),
    source,
    reading: isReadOtherwise ? { encoding, separator } : {},
    columns,
  };
  try {
    sessionStorage.setItem(key, JSON.stringify(stored));
  } catch {
    // A file that is too large for the storage is chosen again.
    dropImport(key);
  }
}

/** The file that was kept in this tab. */
export function keptImport<Field extends string>(key: string): KeptImport<Field> | undefined {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    if (!isStored(stored)) return undefined;
    const bytes = Uint8Array.from(atob(stored.content), (sign) => sign.codePointAt(0) ?? 0);
    const columns = Array.isArray(stored.columns) ? (stored.columns as ImportColumn<Field>[]) : null;
    const source = sources.find((one) => one === stored.source);
    return { file: importedFile(stored.name, bytes, stored.reading, source), columns };
  } catch {
    return undefined;
  }
}

/** Forgets the file that was kept. */
export function dropImport(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept then.
  }
}

function isStored(value: unknown): value is Stored {
  return (
    typeof value === 'object' && value !== null && 'name' in value && 'content' in value && 'reading' in value
  );
}
