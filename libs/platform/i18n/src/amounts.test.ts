import { expect, test } from 'vitest';
import { amountsOf, readAmount } from './amounts.ts';
import { locales } from './locale.ts';

test('money and hundredths follow the language', () => {
  const [romanian, english] = [amountsOf('ro'), amountsOf('en')];
  expect(romanian.amount(123_456_789)).toBe('1.234.567,89');
  expect(english.amount(123_456_789)).toBe('1,234,567.89');
  expect(english.lei(-197_700)).toBe('-1,977.00 lei');
  expect([140, 100, 25, 2050, 0].map(romanian.hundredths)).toEqual(['1,4', '1', '0,25', '20,5', '0']);
  expect([140, 100, 25, 2050, 0].map(english.hundredths)).toEqual(['1.4', '1', '0.25', '20.5', '0']);
});

test.each([
  // typed, read in Romanian, read in English
  ['1977', 197_700, 197_700],
  ['1.977,00', 197_700, 197_700],
  ['1,977.00', 197_700, 197_700],
  ['1,977.00 lei', 197_700, 197_700],
  ['1.977', 197_700, undefined],
  ['1,977', undefined, 197_700],
  ['1.234.567', 123_456_700, undefined],
  ['1,234,567', undefined, 123_456_700],
  ['19,77', 1977, 1977],
  ['19.7', 1970, 1970],
  ['1 977.5', 197_750, 197_750],
  ['1,97,7', undefined, undefined],
  ['1.977.00', undefined, undefined],
  ['1.9777', undefined, undefined],
  ['19.', undefined, undefined],
  ['', undefined, undefined],
] as const)('%s is read as %s bani in Romanian and as %s in English', (typed, inRomanian, inEnglish) => {
  expect(readAmount(typed, 'ro')).toBe(inRomanian);
  expect(readAmount(typed, 'en')).toBe(inEnglish);
});

test('what a language writes is read as the same amount, and never as another in the other language', () => {
  for (const locale of locales)
    for (const bani of [0, 5, 99_900, 100_000, 123_456, -123_456, 1_000_000_000_000]) {
      const written = amountsOf(locale).amount(bani);
      for (const reader of locales) expect(readAmount(written, reader)).toBe(bani);
    }
});
