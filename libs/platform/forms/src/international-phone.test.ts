import { expect, test } from 'vitest';
import { isPossibleForeignPhone } from './international-phone.ts';

test('a foreign number can exist or not by the rules of its country', () => {
  expect(isPossibleForeignPhone('+4915123456789')).toBe(true);
  expect(isPossibleForeignPhone('+37369123456')).toBe(true);
  expect(isPossibleForeignPhone('+491')).toBe(false);
  expect(isPossibleForeignPhone('0722123456')).toBe(false);
});
