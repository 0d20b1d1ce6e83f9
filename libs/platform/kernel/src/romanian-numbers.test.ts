import { describe, expect, test } from 'vitest';
import { hasCountyDigits, isCnp, isCui } from './romanian-numbers.ts';

describe('a personal number is accepted', () => {
  test.each([
    ['1630615123457', 'an ordinary one'],
    ['1850725400010', 'Bucharest'],
    ['2981201124565', 'a woman'],
    ['5040229380074', 'born on 29.02.2004'],
    ['6121130290157', 'born in 2012'],
    ['1800101400181', 'remainder 10'],
    ['1 630615-123457', 'typed with spaces and dashes'],
  ])('%s: %s', (cnp) => {
    expect(isCnp(cnp)).toBe(true);
    expect(hasCountyDigits(cnp)).toBe(true);
  });
});

describe('a personal number is refused', () => {
  test.each([
    ['1630615123458', 'wrong check digit'],
    ['1632215123457', 'month 22'],
    ['5050229380075', '29.02.2005 does not exist'],
    ['163061512345', 'too short'],
    ['0630615123457', 'begins with 0'],
    ['abc', 'no number'],
  ])('%s: %s', (cnp) => {
    expect(isCnp(cnp)).toBe(false);
  });
});

test('a resident may be born in either century', () => {
  const bornOnLeapDayOf2000 = Array.from({ length: 10 }, (_, digit) => `700022912345${digit}`).find(isCnp);

  expect(bornOnLeapDayOf2000).toBeDefined();
});

describe('company numbers', () => {
  test.each(['18547290', 'RO 185 472 90', '19', '12345674', '10080'])('%s is accepted', (cui) => {
    expect(isCui(cui)).toBe(true);
  });

  test.each(['18547291', '018547290', 'RO', '12345678901', 'x'])('%s is refused', (cui) => {
    expect(isCui(cui)).toBe(false);
  });
});
