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
 * The lines of cells that were copied from a spreadsheet: an operation where there is one, the part, then price, hours
 * and hours of painting as far as they are there. Undefined when the text is not several cells.
 */
export function pastedLines(text: string, parts: readonly ListedPart[]): Pasted | undefined {
  const rows = text
    .replace(/\r/gu, '')
    .split('\n')
    .filter((row) => row.trim() !== '');
  if (rows.length < 2 && !text.includes('\t')) return undefined;
  const byName = new Map(parts.map((part) => [searchText(part.name), part]));
  const lines = rows.flatMap((row) => lineOfRow(row, byName)).slice(0, mostPasted);
  return { lines, leftOut: rows.length - lines.length };
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
