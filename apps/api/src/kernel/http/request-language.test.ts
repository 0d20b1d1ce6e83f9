import { expect, test } from 'vitest';
import { requestedLanguage } from './request-language.ts';

test.each([
  ['ro', 'ro'],
  ['en-GB,en;q=0.9', 'en'],
  ['de, en;q=0.5, ro;q=0.8', 'ro'],
  ['ro;q=0, en;q=0.1', 'en'],
  ['de', undefined],
  ['', undefined],
  [undefined, undefined],
])('Accept-Language %s asks for %s', (header, language) => {
  expect(requestedLanguage(header)).toBe(language);
});
