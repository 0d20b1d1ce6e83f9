import { expect, test } from 'vitest';
import { storedFileName } from './stored-file-name.ts';

test.each([
  ['../../etc/passwd', 'passwd'],
  ['C:\\Users\\Ana\\avarie.jpg', 'avarie.jpg'],
  ['avarie\r\nSet-Cookie: a=b.jpg', 'avarieSet-Cookie_ a=b.jpg'],
  ['photo\u202Egpj.exe', 'photogpj.exe'],
  ['.htaccess', 'htaccess'],
  ['', 'document'],
  [undefined, 'document'],
])('the file name %j is kept as %j', (sent, kept) => {
  expect(storedFileName(sent)).toBe(kept);
});

test('a very long file name keeps its ending', () => {
  const kept = storedFileName(`${'a'.repeat(500)}.jpeg`);
  expect(kept).toHaveLength(120);
  expect(kept.endsWith('.jpeg')).toBe(true);
});
