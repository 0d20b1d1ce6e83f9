import { expect, test } from 'vitest';
import { readHours, writeHours } from './hours-text.ts';

test('opening hours of a day are typed with a break between two parts', () => {
  const parts = readHours('8:00-11:30, 12.00–18:00');

  expect(parts).toEqual([
    { from_minute: 480, to_minute: 690 },
    { from_minute: 720, to_minute: 1080 },
  ]);
  expect(writeHours(parts ?? [])).toBe('08:00–11:30, 12:00–18:00');
});

test('a closed day has no hours', () => {
  expect(readHours(' ')).toEqual([]);
});

test.each(['8–16', '08:00–16:20', '16:00–08:00', '08:00–12:00, 11:00–13:00', '08:00–25:00', '08:70–10:00'])(
  'hours that no clock shows, overlap or split a quarter are refused: %s',
  (text) => {
    expect(readHours(text)).toBeUndefined();
  },
);
