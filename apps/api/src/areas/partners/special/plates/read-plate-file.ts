import { createReadStream } from 'node:fs';
import { guessColumns, type PlateColumns } from '@dosar/partners-domain';
import { decodedText } from '#src/kernel/csv/decoded-text.ts';
import { readCsv } from '@dosar/kernel/csv';
import type { ReceivedFile } from '#src/kernel/files/file-store.ts';
import { fieldRefused } from '#src/kernel/problem/problem.ts';

const mostRows = 100_000;
const mostColumns = 60;
const longestCell = 120;

/** A table of plates: its rows, the headings first, where each stands in the file, and which column is what. */
export type PlateFile = { rows: string[][]; numbers: number[]; columns: PlateColumns };

/** What the caller says of the columns, as a form carries it. */
export type SaidColumns = {
  plate_column?: string | undefined;
  from_column?: string | undefined;
  until_column?: string | undefined;
};

/** Reads a list of plates; refuses what is no table with a column of plates. */
export async function readPlateFile(file: Pick<ReceivedFile, 'path'>, said: SaidColumns): Promise<PlateFile> {
  let text = '';
  for await (const chunk of decodedText(
    async () => createReadStream(file.path),
    () => undefined,
  ))
    text += chunk;
  const read = readCsv(text);
  const rows = read.map(({ cells }) =>
    cells.slice(0, mostColumns).map((cell) => cell.replaceAll('\0', '').slice(0, longestCell).toWellFormed()),
  );
  // Empty rows say nothing; the others keep the number that a spreadsheet shows.
  const numbers = read.map(({ line }) => line);
  if (rows.length > mostRows + 1) throw fieldRefused('file', 'too_many');
  const columns = columnsOf(rows, said);
  if (rows.length < 2 || columns === undefined) throw fieldRefused('file', 'invalid_format');
  return { rows, numbers, columns };
}

/** Whoever names the column of plates says all of them; nobody is guessed at any more. */
function columnsOf(rows: readonly string[][], said: SaidColumns): PlateColumns | undefined {
  const number = (text: string | undefined) => (text === undefined ? null : Number(text));
  if (said.plate_column !== undefined)
    return {
      plate: Number(said.plate_column),
      from: number(said.from_column),
      until: number(said.until_column),
    };
  const { plate, from, until } = guessColumns(rows);
  return plate === undefined ? undefined : { plate, from, until };
}
