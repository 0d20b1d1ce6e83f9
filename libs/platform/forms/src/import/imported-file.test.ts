import tables from '@dosar/kernel/corpus/tables.json' with { type: 'json' };
import { readCsv } from '@dosar/kernel/csv';
import { expect, test } from 'vitest';
import writeSheet from 'write-excel-file/universal';
import { formulaCells } from './formula-cells.ts';
import { fileToSend, importedFile, looksOf, mendedFile, readChosen } from './imported-file.ts';
import { keepImport, keptImport, dropImport } from './kept-file.ts';
import { leftOutFile } from './left-out-file.ts';
import { cellsByLine, mendingOf } from './mending-of.ts';

const latin = (text: string) => Uint8Array.from(text, (sign) => sign.codePointAt(0) ?? 0);
const utf8 = (text: string) => new TextEncoder().encode(text);

test('a file is read as it was written, with what separates its cells', () => {
  const file = importedFile('p.csv', latin('nume,ora\xba\nIa\xbai,x'));
  expect(file).toMatchObject({ encoding: 'windows-1250', separator: ',', isReadOtherwise: false });
  expect(looksOf(file)).toEqual({
    headings: ['nume', 'oraş'],
    rows: 1,
    columns: [
      { first: 'Iaşi', filled: 1 },
      { first: 'x', filled: 1 },
    ],
  });
});

test('somebody who reads a file otherwise is believed, by the page and by the server', async () => {
  const bytes = latin('a;b,c\n1\xe9;2,3');
  const file = importedFile('p.csv', bytes, { encoding: 'windows-1252', separator: ',' });
  expect(looksOf(file).columns.map(({ first }) => first)).toEqual(['1é;2', '3']);
  expect(await fileToSend(file).text()).toBe('sep=,\na;b,c\n1é;2,3');
  const untouched = fileToSend(importedFile('p.csv', bytes));
  expect(new Uint8Array(await untouched.arrayBuffer())).toEqual(bytes);
});

test('the rows that are left out go into a file of the same columns with the reason last', () => {
  const file = importedFile('p.csv', utf8('plate;firm\r\nB 101 BTL;A\r\nB 1O1 BTX;"=B;\r\nC"\r\n'));
  const rows = [
    { line: 2, text: '', outcome: 'new' as const, note: '' },
    { line: 3, text: '', outcome: 'left_out' as const, note: 'no plate' },
  ];
  expect(leftOutFile(file, rows, 'reason')).toBe(
    '\uFEFFplate;firm;reason\r\nB 1O1 BTX;"\'=B;\nC";no plate\r\n',
  );
});

test('a file is kept in the tab with its reading and its columns until it is dropped', () => {
  const file = importedFile('p.csv', latin('a;b\n1\xe9;2'), { encoding: 'windows-1252', separator: ';' });
  const columns = [{ field: 'name', column: 1 }];
  keepImport('dosar.draft.test', { file, columns });
  expect(keptImport('dosar.draft.test')).toEqual({ file, columns });
  dropImport('dosar.draft.test');
  expect(keptImport('dosar.draft.test')).toBeUndefined();
});

test('a spreadsheet becomes text that every import reads, with its days, numbers and signs as they are', async () => {
  const sheet = await writeSheet([
    [{ value: 'Zi' }, { value: 'Firmă' }, { value: 'Preț' }],
    [],
    [
      { value: new Date(Date.UTC(2026, 11, 24)), type: Date, format: 'dd.mm.yyyy' },
      { value: 'A; "B", -2' },
      { value: 1.255 },
    ],
  ]).toBlob();
  // Its name says something else: the bytes decide.
  const file = await readChosen(new File([sheet], 'parc.csv'));
  expect(file).toMatchObject({ name: 'parc.csv', source: 'xlsx', separator: ';' });
  expect(looksOf(file)).toEqual({
    headings: ['Zi', 'Firmă', 'Preț'],
    rows: 1,
    columns: [
      { first: '2026-12-24', filled: 1 },
      { first: 'A; "B", -2', filled: 1 },
      { first: '1.26', filled: 1 },
    ],
  });
  // The server counts rows as the spreadsheet does.
  const left = [{ line: 3, text: '', outcome: 'left_out' as const, note: 'closed before' }];
  expect(leftOutFile(file, left, 'reason')).toContain('2026-12-24');
  expect(await fileToSend(file).text()).toBe(file.text);
});

test.each([
  ['a spreadsheet of before 2007', Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0, 0]), 'unreadable'],
  ['a photo', Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 0, 0]), 'unreadable'],
  ['a document that nobody here reads', utf8('%PDF-1.7'), 'unreadable'],
  ['half a spreadsheet', utf8('PK\u0003\u0004'), 'unreadable'],
  ['a file of blanks', utf8(' \r\n'), 'empty'],
])('%s is refused by its bytes, whatever it is called', async (_what, bytes, fault) => {
  await expect(readChosen(new File([bytes], 'parc.csv'))).rejects.toMatchObject({ fault });
});

test('a row that is left out is taken as it was most likely meant, and the other rows keep their numbers', () => {
  const file = importedFile('p.csv', latin('plate;firm\n\nB 3I2 BTL;"a;\n\xba"\nB 101 BTL;x'));
  const columns = [{ field: 'plate' as const, column: 0 }];
  const fields = [
    {
      field: 'plate' as const,
      label: 'Plate',
      isNeeded: true,
      mend: (cell: string) => cell.replace('I', '1'),
    },
  ];
  const mending = mendingOf(3, cellsByLine(file).get(3) ?? [], columns, fields);
  expect(mending).toEqual({ line: 3, column: 0, value: 'B 312 BTL' });
  if (mending === undefined) return;
  expect(readCsv(mendedFile(file, mending).text)).toEqual([
    { line: 1, cells: ['plate', 'firm'] },
    { line: 3, cells: ['B 312 BTL', 'a;\nş'] },
    { line: 4, cells: ['B 101 BTL', 'x'] },
  ]);
});

test.each(tables)(
  'a table is shown as it is read, and goes to the server so: $name',
  async ({ base64, rows }) => {
    const bytes = Uint8Array.from(atob(base64), (sign) => sign.codePointAt(0) ?? 0);
    const file = await readChosen(new File([bytes], 'parc.csv'));
    const [[, ...headings] = [], [, ...first] = [], ...others] = rows;
    expect(looksOf(file)).toMatchObject({ headings, rows: 1 + others.length });
    expect(looksOf(file).columns[0]?.first).toBe(first[0]);
    expect(new Uint8Array(await fileToSend(file).arrayBuffer())).toEqual(bytes);
  },
);

test('a text that is no table keeps its bytes and its name, and has no columns', async () => {
  const isTable = (text: string) => !text.startsWith(':20:');
  const text = utf8(':20:118\n:25:RO49AAAA\n');
  const file = await readChosen(new File([text], 'extras.sta'), { isTable });
  expect(file.source).toBe('text');
  expect(looksOf(file)).toEqual({ headings: [], rows: 0, columns: [] });
  const sent = fileToSend(file);
  expect([sent.name, await sent.text()]).toEqual(['extras.sta', file.text]);
  expect((await readChosen(new File([utf8('a;b\n1;2')], 'extras.sta'), { isTable })).source).toBe('csv');
});

test('a row that an import tells by its own number is downloaded as it stands in the file', () => {
  const file = importedFile('e.csv', utf8('Extras\nZi;Suma\n1.1.2026;x\n'));
  const row = { line: 1, text: 'x', outcome: 'left_out' as const, note: 'no amount' };
  expect(leftOutFile(file, [{ ...row, cells: ['1.1.2026', 'x'] }], 'reason', 2)).toBe(
    '\uFEFFZi;Suma;reason\r\n1.1.2026;x;no amount\r\n',
  );
});

test('formulas without a value are named by their cells, wherever they stand', () => {
  const cells = Array.from({ length: 28 }, (_nothing, at) => (at === 27 ? 'ƒ A1*2' : ''));
  const rows = new Map([
    [1, ['Piesă', 'Preț']],
    [4, ['Far', 'ƒ B2*2']],
    [7, cells],
  ]);
  expect(formulaCells(rows)).toEqual(['B4', 'AB7']);
});
