import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { guessColumns, readEstimate } from './read-estimate.ts';

type Sample = {
  name: string;
  rows: string[][];
  lines: [name: string, hours: number | null, bani: number][];
  left_out: [row: number, reason: string][];
  wrong_totals: [row: number, stated: number, counted: number][];
};
const corpus = JSON.parse(
  readFileSync(new URL('../../corpus/estimates.json', import.meta.url), 'utf8'),
) as readonly Sample[];

test.each(corpus)('B3 an estimate is read with every row: $name', ({ rows, ...expected }) => {
  const guess = guessColumns(rows);
  if (guess === undefined) throw new Error('The headings were not recognised.');
  const read = readEstimate(rows, guess.columns, guess.first_row);
  expect({
    name: expected.name,
    lines: read.lines.map(({ name, hours_hundredths: hours, amount_bani: bani }) => [name, hours, bani]),
    left_out: read.left_out.map(({ row_no: row, reason }) => [row, reason]),
    wrong_totals: read.wrong_totals.map(({ row_no: row, stated_bani: stated, counted_bani: counted }) => [
      row,
      stated,
      counted,
    ]),
  }).toEqual(expected);
});
