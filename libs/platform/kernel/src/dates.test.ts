import { expect, test } from 'vitest';
import { addDays, daysBetween, formatLocalDate, isLocalDate, parseTypedDate } from './dates.ts';

test('a typed date is dd.MM.yyyy and comes back the same', () => {
  expect(parseTypedDate('29.02.2004')).toBe('2004-02-29');
  expect(parseTypedDate(' 01.12.2026 ')).toBe('2026-12-01');
  expect(formatLocalDate('2026-12-01')).toBe('01.12.2026');
});

test.each([
  '29.02.2005',
  '31.04.2026',
  '00.01.2026',
  '01.13.2026',
  '1.12.2026',
  '2026-12-01',
  '01/12/2026',
  '01.12.26',
  '',
])('%s is no date', (text) => {
  expect(parseTypedDate(text)).toBeUndefined();
});

test('a day of the contract exists and is written yyyy-MM-dd', () => {
  expect(isLocalDate('2024-02-29')).toBe(true);
  expect(isLocalDate('2023-02-29')).toBe(false);
  expect(isLocalDate('29.02.2024')).toBe(false);
});

test('days are counted over the change to summer time', () => {
  expect(addDays('2026-03-28', 2)).toBe('2026-03-30');
  expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
  expect(addDays('9999-12-30', 1)).toBe('9999-12-31');
  expect(addDays('9999-12-31', 1)).toBe('9999-12-31');
  expect(daysBetween('2026-03-28', '2026-03-30')).toBe(2);
  expect(daysBetween('2026-03-30', '2026-03-28')).toBe(-2);
});
