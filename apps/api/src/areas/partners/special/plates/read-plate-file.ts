import { createReadStream } from 'node:fs';
import { guessColumns, type PlateColumns } from '@dosar/partners-domain';
import papa from 'papaparse';
import { decodedText } from '#src/kernel/csv/decoded-text.ts';
import type { ReceivedFile } from '#src/kernel/files/file-store.ts';
import { fieldRefused } from '#src/kernel/problem/problem.ts';

const mostRows = 100_000;
const delimiters = [';', ',', '\t', '|'];
/** As many lines as are looked at, the empty ones too. */
const mostLines = 2 * mostRows;
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
  const all = cellsOf(text.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n')).map((row) =>
    row
      .slice(0, mostColumns)
      .map((cell) => cell.replaceAll('\0', '').trim().slice(0, longestCell).toWellFormed()),
  );
  // Empty rows say nothing; the others keep the number that a spreadsheet shows.
  const numbers = all.flatMap((row, index) => (row.some((cell) => cell !== '') ? [index + 1] : []));
  const rows = numbers.map((number) => all[number - 1] ?? []);
  if (rows.length > mostRows + 1) throw fieldRefused('file', 'too_many');
  const columns = columnsOf(rows, said);
  if (rows.length < 2 || columns === undefined) throw fieldRefused('file', 'invalid_format');
  return { rows, numbers, columns };
}

/**
 * The cells of a table of text. A quotation mark that nobody closed would swallow all rows below it: then every line is a
 * row of its own, and marks around a cell are taken off.
 */
function cellsOf(text: string): string[][] {
  const options = { delimiter: delimiterOf(text), newline: '\n' as const, preview: mostLines };
  const { data, errors } = papa.parse<string[]>(text, options);
  if (!errors.some(({ type }) => type === 'Quotes')) return data;
  return papa
    .parse<string[]>(text, { ...options, fastMode: true })
    .data.map((row) => row.map((cell) => cell.trim().replace(/^"([^"]*)"$/, '$1')));
}

/** What separates the cells: most of the first rows have as many of it as the headings. */
function delimiterOf(text: string): string {
  const [headings = '', ...rows] = text
    .slice(0, 20_000)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, 50);
  const widthOf = (line: string, delimiter: string) => line.split(delimiter).length;
  const [best] = delimiters
    .map((delimiter) => {
      const width = widthOf(headings, delimiter);
      return { delimiter, width, alike: rows.filter((row) => widthOf(row, delimiter) === width).length };
    })
    .filter(({ width }) => width > 1)
    .toSorted((one, other) => other.alike - one.alike || other.width - one.width);
  return best?.delimiter ?? ';';
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
