import { expect, test } from 'vitest';
import { isSearchableCaseNumber, normaliseCaseNumber, wholeCaseNumber } from './case-number.ts';

test('spaces are removed from a case number and letters become upper-case', () => {
  expect(normaliseCaseNumber(' dm26 r000\t0001 ')).toBe('DM26R0000001');
  expect(normaliseCaseNumber('\u202aDM26-R–000/0001\u202c')).toBe('DM26R0000001');
});

test('six characters without spaces are enough to search', () => {
  expect(isSearchableCaseNumber('dm 26 r0')).toBe(true);
  expect(isSearchableCaseNumber('dm 26 r')).toBe(false);
});

test('a claim file number is known by its shape, whatever separates its parts', () => {
  expect(wholeCaseNumber(' dm26-r 0000.001 ')).toBe('DM26R0000001');
  expect(wholeCaseNumber('DM26R000000')).toBeUndefined();
  expect(wholeCaseNumber('Popescu')).toBeUndefined();
});
