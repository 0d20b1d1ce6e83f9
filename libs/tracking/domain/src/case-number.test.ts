import { expect, test } from 'vitest';
import { normaliseCaseNumber } from './case-number.ts';

test('spaces are removed from a case number and letters become upper-case', () => {
  expect(normaliseCaseNumber(' dm26 r000\t0001 ')).toBe('DM26R0000001');
  expect(normaliseCaseNumber('\u202aDM26-R–000/0001\u202c')).toBe('DM26R0000001');
});
