import { expect, test } from 'vitest';
import { isUnintended } from './unintended-request.ts';

test.each([
  { 'sec-purpose': 'prefetch' },
  { 'sec-purpose': 'prefetch;prerender' },
  { purpose: 'prefetch' },
  { 'x-moz': 'prefetch' },
  { 'sec-fetch-mode': 'navigate' },
])('%o was not asked for by a page', (headers) => {
  expect(isUnintended(headers)).toBe(true);
});

test('what the script of a page fetches was asked for', () => {
  expect(isUnintended({ 'sec-fetch-mode': 'cors', 'x-requested-with': 'dosar' })).toBe(false);
  expect(isUnintended({})).toBe(false);
});
