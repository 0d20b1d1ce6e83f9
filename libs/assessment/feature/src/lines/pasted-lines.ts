import { baniOf } from '@dosar/forms/amount';
import { searchText } from '@dosar/kernel/search-text';
import type { Schema } from '@dosar/openapi';
import { readHundredths, type LineValues, type ListedPart, valuesOfPart } from './line-values.ts';

const mostLines = 200;

/** How the operations are written in a spreadsheet. */
const operations: Readonly<Record<string, Schema<'NoteOperation'>>> = {
  i: 'replace',
  r: 'repair',
  v: 'paint',
  'd/m': 'remove_refit',
  reg: 'check',
};

/**
 * The lines of cells that were copied from a spreadsheet: an operation where there is one, the part, then price, hours
 * and hours of painting as far as they are there. Undefined when the text is not several cells.
 */
export function pastedLines(text: string, parts: readonly ListedPart[]): Partial<LineValues>[] | undefined {
  const rows = text
    .replace(/\r/gu, '')
    .split('\n')
    .filter((row) => row.trim() !== '');
  if (rows.length < 2 && !text.includes('\t')) return undefined;
  const byName = new Map(parts.map((part) => [searchText(part.name), part]));
  return rows.slice(0, mostLines).flatMap((row) => {
    const cells = row.split('\t').map((cell) => cell.trim());
    const operation = operations[cells[0]?.toLowerCase() ?? ''];
    const [name = '', price = '', labour = '', paint = ''] = operation ? cells.slice(1) : cells;
    if (name === '') return [];
    const part = byName.get(searchText(name));
    return [
      {
        ...(operation ? { operation } : {}),
        part_name: name.slice(0, 120),
        ...(part ? valuesOfPart(part) : {}),
        unit_price_bani: baniOf(price) ?? 0,
        labour_hundredths: readHundredths(labour) ?? 0,
        paint_hundredths: readHundredths(paint) ?? 0,
      },
    ];
  });
}
