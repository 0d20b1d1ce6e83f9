import { readCsv } from '@dosar/kernel/csv';
import { byteOrderMark, csvLine } from '@dosar/kernel/csv-line';
import type { ImportedFile } from './imported-file.ts';
import type { ImportRow } from './import-told.ts';

/** The rows of a file that are left out, with its headings and why as the last cell: what somebody corrects and chooses again. */
export function leftOutFile(
  { text }: Pick<ImportedFile, 'text'>,
  rows: readonly ImportRow[],
  heading: string,
  begins = 1,
): string {
  const reasons = new Map(
    rows.flatMap(({ line, outcome, note, cells }) =>
      outcome === 'left_out' && line !== null && cells === undefined ? [[line, note] as const] : [],
    ),
  );
  const all = readCsv(text);
  const [head, below] = [all[begins - 1], all.slice(begins)];
  const width = Math.max(head?.cells.length ?? 0, ...below.map(({ cells }) => cells.length));
  const padded = (cells: readonly string[]) =>
    Array.from({ length: width }, (_nothing, at) => cells[at] ?? '');
  const lines = below.flatMap(({ line, cells }) => {
    const reason = reasons.get(line);
    return reason === undefined ? [] : [csvLine([...padded(cells), reason])];
  });
  const typed = rows.flatMap(({ outcome, note, cells }) =>
    outcome === 'left_out' && cells !== undefined ? [csvLine([...padded(cells), note])] : [],
  );
  return [byteOrderMark, csvLine([...padded(head?.cells ?? []), heading]), ...lines, ...typed].join('');
}
