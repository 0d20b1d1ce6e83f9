import { expect, test } from 'vitest';
import { csvLine } from './csv-line.ts';
import { readCsv } from './read-csv.ts';

test('cells end at the separator of the first line; quoted ones hold it, quotes and line ends', () => {
  expect(readCsv('\uFEFFnume;rol\r\n"Popescu; Ana";"zis ""Șoferul"""\r\n\r\n"rând\r\nnou";x\n')).toEqual([
    { line: 1, cells: ['nume', 'rol'] },
    { line: 2, cells: ['Popescu; Ana', 'zis "Șoferul"'] },
    { line: 4, cells: ['rând\nnou', 'x'] },
  ]);
  expect(readCsv('a,b\n1,2').map(({ cells }) => cells)).toEqual([
    ['a', 'b'],
    ['1', '2'],
  ]);
});

test('what the product has written is read as it was', () => {
  const cells = ['+40 722 418 771', '=1', 'a;b', ''];
  expect(readCsv(csvLine(cells))).toEqual([{ line: 1, cells }]);
});
