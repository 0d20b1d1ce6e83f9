import { expect, test } from 'vitest';
import { fileToSend, importedFile, looksOf } from './imported-file.ts';
import { keepImport, keptImport, dropImport } from './kept-file.ts';
import { leftOutFile } from './left-out-file.ts';

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
