import { statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { commonPasswordFile, isCommonPassword } from './common-passwords.ts';

test.each([
  '123456',
  'Password',
  'iloveyou',
  'qwertyuiop',
  '1qaz2wsx3edc',
  '123456789987654321',
  'Parola123!',
])('%s is common', (password) => {
  expect(isCommonPassword(password)).toBe(true);
});

test.each(['Claims-2026-ok!', 'Patru-Mere-Verzi-88', 'corect cal baterie capsă', ''])(
  '"%s" is not',
  (password) => {
    expect(isCommonPassword(password)).toBe(false);
  },
);

test('a hundred thousand are known', () => {
  expect(statSync(commonPasswordFile).size / 5).toBeGreaterThan(100_000);
});
