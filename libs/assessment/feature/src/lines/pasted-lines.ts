import { guessColumns, readEstimate, type ReadEstimateLine } from '@dosar/kernel/read-estimate';
import { baniOf } from '@dosar/forms/amount';
import { searchText } from '@dosar/kernel/search-text';
import type { Schema } from '@dosar/openapi';
import {
  numberFields,
  readHundredths,
  valuesOfPart,
  type LineValues,
  type ListedPart,
  type NumberField,
} from './line-values.ts';

/** As many lines are taken at once. */
export const mostPasted = 200;

const longestShown = 40;

/** How the operations are written in a spreadsheet. */
const operations: Readonly<Record<string, Schema<'NoteOperation'>>> = {
  i: 'replace',
  r: 'repair',
  v: 'paint',
  'd/m': 'remove_refit',
  reg: 'check',
};

/** A line as it was pasted; a number that could not be read is left empty in it. */
export type PastedLine = {
  values: Partial<LineValues>;
  unread: readonly { field: NumberField; typed: string }[];
};

/** What was pasted: its lines, and how many rows are none because they name no part or are too many. */
export type Pasted = { lines: readonly PastedLine[]; leftOut: number };

/**
 * The lines of cells that were copied from a spreadsheet. A table with headings is read by them, as the estimates of shops are;
 * without any it is an operation where there is one, the part, then price, hours and hours of painting as far as they are there. Undefined when the text is not several cells.
 */
export function pastedLines(text: string, parts: readonly ListedPart[]): Pasted | undefined {
  const rows = text
    .replace(/\r/gu, '')
    .split('\n')
    .filter((row) => row.trim() !== '');
  if (rows.length < 2 && !text.includes('\t')) return undefined;
  const byName = new Map(parts.map((part) => [searchText(part.name), part]));
  const table = rows.map((row) => row.split('\t').map((cell) => cell.trim()));
  const guessed = guessColumns(table);
  if (guessed !== undefined) {
    const read = readEstimate(table, guessed.columns, guessed.first_row);
    const taken = read.lines.slice(0, mostPasted);
    // What adds up other rows is in them already.
    const lost = read.left_out.filter(({ reason }) => reason !== 'sum').length;
    return {
      lines: taken.map((line) => lineOfEstimate(line, byName)),
      leftOut: lost + read.lines.length - taken.length,
    };
  }
  const lines = rows.flatMap((row) => lineOfRow(row, byName)).slice(0, mostPasted);
  return { lines, leftOut: rows.length - lines.length };
}

/** The line of a row below headings: its price is that of one piece, and work in hours has none, because rates pay it. */
function lineOfEstimate(line: ReadEstimateLine, byName: ReadonlyMap<string, ListedPart>): PastedLine {
  const {
    name,
    quantity_hundredths: quantity,
    unit_price_bani: price,
    hours_hundredths: hours,
    amount_bani: amount,
  } = line;
  const part = byName.get(searchText(name));
  const pieces = quantity === null || quantity <= 0 ? 100 : quantity;
  const isWork = hours !== null && hours > 0;
  const ofOne = price ?? Math.round((amount * 100) / pieces);
  return {
    values: {
      part_name: name.slice(0, 120),
      ...(part ? valuesOfPart(part) : {}),
      quantity_hundredths: pieces,
      unit_price_bani: isWork ? 0 : ofOne,
      labour_hundredths: hours ?? 0,
    },
    unread: [],
  };
}

/** The line of a row; none when it names no part. */
function lineOfRow(row: string, byName: ReadonlyMap<string, ListedPart>): PastedLine[] {
  const cells = row.split('\t').map((cell) => cell.trim());
  const operation = operations[cells[0]?.toLowerCase() ?? ''];
  const [name = '', price = '', labour = '', paint = ''] = operation ? cells.slice(1) : cells;
  if (name === '') return [];
  const part = byName.get(searchText(name));
  const typed = { unit_price_bani: price, labour_hundredths: labour, paint_hundredths: paint };
  const read = {
    unit_price_bani: price === '' ? 0 : baniOf(price),
    labour_hundredths: readHundredths(labour),
    paint_hundredths: readHundredths(paint),
  };
  return [
    {
      values: {
        ...(operation ? { operation } : {}),
        part_name: name.slice(0, 120),
        ...(part ? valuesOfPart(part) : {}),
        unit_price_bani: read.unit_price_bani ?? 0,
        labour_hundredths: read.labour_hundredths ?? 0,
        paint_hundredths: read.paint_hundredths ?? 0,
      },
      unread: numberFields
        .filter((field) => read[field] === undefined)
        .map((field) => ({ field, typed: typed[field].slice(0, longestShown) })),
    },
  ];
}
