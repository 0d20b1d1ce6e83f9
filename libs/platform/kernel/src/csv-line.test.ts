import { expect, test } from 'vitest';
import { csvLine } from './csv-line.ts';

test.each([
  ...['=1+1', '+40', '-2', '@SUM(A1)', '\tx', '\rx', '\nx', '＝1', '＋1', '－1', '＠x'],
  ...[
    ' =1+1',
    '   +40',
    '\u00a0-2',
    ' \t@SUM(A1)',
    '\ufeff=1+1',
    '\ufeff \ufeff@x',
    '\u200b=1',
    '\u2060＝1',
    '\u0000=1',
  ],
])('P2 what a spreadsheet would run as a formula is marked as text: %j', (text) => {
  expect(csvLine([text])).toMatch(/^"?'/);
});

test.each([
  ['x,=cmd|calc', `"x,'=cmd|calc"\r\n`],
  ['x; +1', `"x;' +1"\r\n`],
  ['x\t@SUM(A1)', `"x\t'@SUM(A1)"\r\n`],
  ['x\n=1+1', `"x\n'=1+1"\r\n`],
  ['x\r\n@SUM(A1)', `"x\r\n'@SUM(A1)"\r\n`],
  ['x\r-2', `"x\r'-2"\r\n`],
  ['x;"=1+1', `"x;'""=1+1"\r\n`],
  ['x, " ＝1', `"x,' "" ＝1"\r\n`],
  ['x;\ufeff=1+1', `"x;'\ufeff=1+1"\r\n`],
  ['x,\u200b @SUM(A1)', `"x,'\u200b @SUM(A1)"\r\n`],
  ['Popescu, Ana', '"Popescu, Ana"\r\n'],
])('P2 a formula behind another separator is marked as text too: %j', (text, line) => {
  expect(csvLine([text])).toBe(line);
});

test('cells with the separator, quotes or line ends are quoted; the others stand as they are', () => {
  expect(csvLine(['DM26R0000001', 'Popescu; Ana', 'zis „Șoferul"', 'rând\nnou', ''])).toBe(
    'DM26R0000001;"Popescu; Ana";"zis „Șoferul""";"rând\nnou";\r\n',
  );
});
