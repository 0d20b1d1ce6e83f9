import { describe, expect, test } from 'vitest';
import { readDate, writeDate } from './date-text.ts';

test('K11 a date is written dd.MM.yyyy', () => {
  expect(writeDate('2026-05-09')).toBe('09.05.2026');
});

test('what is no date stays as it was typed', () => {
  expect(writeDate('31.02.2026')).toBe('31.02.2026');
  expect(writeDate('2026-02-31')).toBe('2026-02-31');
});

describe('typed dates are read as day, month, year', () => {
  test.each([
    ['09.05.2026', '2026-05-09'],
    ['9.5.2026', '2026-05-09'],
    [' 05.03.2026 ', '2026-03-05'],
    ['05/03/2026', '2026-03-05'],
    ['05032026', '2026-03-05'],
    ['2026-03-05', '2026-03-05'],
    ['29.02.2028', '2028-02-29'],
    ['', ''],
  ])('%s', (typed, date) => {
    expect(readDate(typed)).toEqual({ date });
  });
});

describe('a day that does not exist is refused, never moved', () => {
  test.each(['31.02.2026', '29.02.2026', '31.04.2026', '00.05.2026', '01.13.2026', '2026-02-31'])(
    '%s',
    (typed) => {
      expect(readDate(typed)).toEqual({ refusal: 'does-not-exist' });
    },
  );
});

describe('anything looser is not understood', () => {
  test.each(['0503', '5.3.26', '05.03', 'mâine', '05.03.20266', '2026.03.05', '32'])('%s', (typed) => {
    expect(readDate(typed)).toEqual({ refusal: 'not-understood' });
  });
});
