import { expect, test } from 'vitest';
import { accessCodeHash, isAccessCode, newAccessCode } from './access-code.ts';

const key = Buffer.alloc(32, 7);
const challengeId = '01939b5e-0000-7000-8000-000000000001';

test('an access code has six characters that nobody can mistake for another', () => {
  const codes = Array.from({ length: 500 }, newAccessCode);
  for (const code of codes) expect(code).toMatch(/^[A-HJ-NP-Z2-9]{6}$/);
  expect(new Set(codes).size).toBeGreaterThan(495);
});

test('small letters are as good as capitals', () => {
  const stored = accessCodeHash(key, challengeId, 'ABC234');
  expect(isAccessCode(key, challengeId, 'abc234', stored)).toBe(true);
});

test('the code of one challenge does not open another', () => {
  const stored = accessCodeHash(key, challengeId, 'ABC234');
  expect(isAccessCode(key, '01939b5e-0000-7000-8000-000000000002', 'ABC234', stored)).toBe(false);
});

test('a challenge without a code accepts none', () => {
  expect(isAccessCode(key, challengeId, 'ABC234', null)).toBe(false);
});
