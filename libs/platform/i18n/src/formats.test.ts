import { expect, test } from 'vitest';
import { formatDate, formatDateTime, formatsOf, formatTime } from './formats.ts';

const romanian = formatsOf('ro');
const english = formatsOf('en');

test('a date is dd.MM.yyyy in both languages', () => {
  expect(romanian.date('2026-03-05')).toBe('05.03.2026');
  expect(english.date('2026-03-05')).toBe('05.03.2026');
});

test('a date and time is DD.MM.YYYY HH:mm in Romanian time', () => {
  expect(formatDateTime('2026-01-15T22:30:00Z')).toBe('16.01.2026 00:30');
  expect(formatDateTime('2026-07-15T22:30:00Z')).toBe('16.07.2026 01:30');
  expect(formatTime('2026-01-15T06:05:00Z')).toBe('08:05');
});

test('a plain date is the same day wherever the reader is', () => {
  expect(formatDate('2026-12-31')).toBe('31.12.2026');
});

test('a day with its name follows the language', () => {
  expect(romanian.weekdayDate('2026-11-27')).toBe('vineri, 27.11.2026');
  expect(english.weekdayDate('2026-11-27')).toBe('Friday, 27.11.2026');
});

test('numbers follow the language', () => {
  expect(romanian.number(1234.5, 2)).toBe('1.234,50');
  expect(english.number(1234.5, 2)).toBe('1,234.50');
  expect(romanian.number(1234)).toBe('1.234');
});

test('relative time uses the largest unit that says something', () => {
  const now = '2026-03-05T12:00:00Z';
  expect(english.relative('2026-03-05T11:57:00Z', now)).toBe('3 minutes ago');
  expect(romanian.relative('2026-03-05T11:40:00Z', now)).toBe('acum 20 de minute');
  expect(romanian.relative('2026-03-06T12:00:00Z', now)).toBe('mâine');
});

test('lists are joined as the language joins them', () => {
  expect(romanian.list(['talon', 'permis', 'poze'])).toBe('talon, permis și poze');
  expect(english.list(['talon', 'permis'])).toBe('talon and permis');
});

test('names are sorted by the Romanian alphabet in both languages', () => {
  const names = ['Zoe', 'Țepeș', 'Tudor', 'Șerban', 'Stan', 'Âna', 'Ăla', 'Ana'];
  const sorted = ['Ana', 'Ăla', 'Âna', 'Stan', 'Șerban', 'Tudor', 'Țepeș', 'Zoe'];
  expect(names.toSorted(romanian.compare)).toEqual(sorted);
  expect(names.toSorted(english.compare)).toEqual(sorted);
});
