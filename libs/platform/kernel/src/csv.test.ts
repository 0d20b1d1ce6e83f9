import { expect, test } from 'vitest';
import { csvLine } from './csv-line.ts';
import { readCsv, withSeparator } from './csv.ts';

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

test('a quotation mark that nobody closed costs no row below it', () => {
  expect(readCsv('nume;oraș\nPop;"Cluj\nIon;Iași\n')).toEqual([
    { line: 1, cells: ['nume', 'oraș'] },
    { line: 2, cells: ['Pop', 'Cluj'] },
    { line: 3, cells: ['Ion', 'Iași'] },
  ]);
  // A mark further below seems to close it, in the middle of another cell.
  expect(readCsv('a;b\n1;"x\n2;"y"\n3;z').map(({ cells }) => cells)).toEqual([
    ['a', 'b'],
    ['1', 'x'],
    ['2', 'y'],
    ['3', 'z'],
  ]);
  // Text behind a closed cell of one line is no reason to take other cells apart.
  expect(readCsv('a;b\n"Firma" SRL;"două\nrânduri"').map(({ cells }) => cells)).toEqual([
    ['a', 'b'],
    ['Firma SRL', 'două\nrânduri'],
  ]);
});

test('a file says what separates its cells, in a line that no spreadsheet shows', () => {
  const rows = [
    { line: 1, cells: ['a;b', 'c'] },
    { line: 2, cells: ['1;2', '3'] },
  ];
  expect(readCsv('sep=,\r\na;b,c\r\n1;2,3')).toEqual(rows);
  expect(readCsv(withSeparator('\uFEFFsep=;\na;b,c\n1;2,3', ','))).toEqual(rows);
});
