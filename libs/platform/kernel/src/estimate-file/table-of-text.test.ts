import { expect, test } from 'vitest';
import { guessColumns, readEstimateLines } from './read-estimate.ts';
import { tableOfText, type TextPiece } from './table-of-text.ts';

const piece = (text: string, x: number, y: number, width = text.length * 5): TextPiece => ({
  text,
  x,
  y,
  width,
  height: 10,
});

test('B3 the text of a PDF estimate becomes a table: words join, empty cells stay empty, sums are no lines', () => {
  const page = [
    piece('Auto Rapid SRL', 40, 780),
    ...[
      piece('Cod', 40, 700),
      piece('Denumire', 100, 700),
      piece('Ore', 300, 700),
      piece('Valoare', 400, 700),
    ],
    // Written a little lower, as raised letters are, and in two pieces.
    ...[
      piece('8450', 40, 680),
      piece('Bară', 100, 680),
      piece('spate', 125, 679),
      piece('1.120,00', 395, 680),
    ],
    ...[piece('Aripă dr.', 100, 660), piece('2,4', 305, 660), piece('456', 420, 660)],
    ...[piece('TOTAL', 100, 640), piece('1.576,00', 395, 640)],
  ];
  const rows = tableOfText([page]);
  expect(rows).toEqual([
    ['Auto Rapid SRL'],
    ['Cod', 'Denumire', 'Ore', 'Valoare'],
    ['8450', 'Bară spate', '', '1.120,00'],
    ['', 'Aripă dr.', '2,4', '456'],
    ['', 'TOTAL', '', '1.576,00'],
  ]);
  const guess = guessColumns(rows);
  const lines = guess && readEstimateLines(rows, guess.columns, guess.first_row);
  expect(lines?.map(({ name, amount_bani: bani }) => [name, bani])).toEqual([
    ['Bară spate', 112_000],
    ['Aripă dr.', 45_600],
  ]);
});

test('text without headings stays as its lines are, and a page without text gives nothing', () => {
  expect(tableOfText([[piece('Bară', 40, 700), piece('120', 300, 700)], []])).toEqual([['Bară', '120']]);
});

test('in a narrow table a column begins under its heading, however little room is before it', () => {
  const page = [
    ...[piece('Cod', 40, 700), piece('Denumire', 70, 700), piece('Valoare', 200, 700)],
    ...[piece('P1113', 40, 680), piece('Piesă', 69, 680), piece('nouă', 97, 680), piece('25,50', 205, 680)],
  ];
  expect(tableOfText([page])[1]).toEqual(['P1113', 'Piesă nouă', '25,50']);
});

test('a heading in the middle of its column keeps the texts that begin far to the left of it, also those of a row with less cells', () => {
  const page = [
    ...[piece('Cod', 30, 700), piece('Denumire', 180, 700), piece('Valoare', 520, 700)],
    ...[piece('P100', 8, 680), piece('Piesă nouă', 76, 680), piece('25,50', 498, 680)],
    ...[piece('TOTAL', 76, 660), piece('25,50', 498, 660)],
  ];
  expect(tableOfText([page]).slice(1)).toEqual([
    ['P100', 'Piesă nouă', '25,50'],
    ['', 'TOTAL', '25,50'],
  ]);
});
