import { expect, test } from 'vitest';
import { tidyLine } from './typed-line.ts';

test('old keyboards write a cedilla where Romanian has a comma', () => {
  expect(tidyLine('Şerban Ţuţea, Ştefan')).toBe('Șerban Țuțea, Ștefan');
  expect(tidyLine('S\u0326tefan')).toBe('Ștefan');
});

test('a pasted line loses its line ends and the spaces around it', () => {
  expect(tidyLine('  Ana\r\n\tMa\u200bria\u00a0 Pop\u0007\u202c ')).toBe('Ana Maria Pop');
});
