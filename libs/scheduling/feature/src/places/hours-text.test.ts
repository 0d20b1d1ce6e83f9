import { expect, test } from 'vitest';
import { hoursFault, moveEnd, readHours, writeHours } from './hours-text.ts';

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

test.each([
  ['8–16', 'format'],
  ['08:00–25:00', 'clock'],
  ['08:70–10:00', 'clock'],
  ['08:00–16:20', 'quarters'],
  ['16:00–08:00', 'reversed'],
  ['08:00–12:00, 11:00–13:00', 'overlap'],
  ['08:00–12:00, 12:00–13:00', undefined],
])('M10 what is wrong with “%s” has words of its own: %s', (text, fault) => {
  expect(hoursFault(text)).toBe(fault);
});

test('M10 an end of a bar moves by quarters, and never over its other end, its neighbour or midnight', () => {
  const parts = readHours('08:00–11:30, 12:00–18:00') ?? [];
  const moved = (index: number, end: 'from_minute' | 'to_minute', to: number) =>
    writeHours(moveEnd(parts, { index, end, to }));
  expect(moved(0, 'to_minute', 700)).toBe('08:00–11:45, 12:00–18:00');
  expect(moved(0, 'to_minute', 900)).toBe('08:00–12:00, 12:00–18:00');
  expect(moved(1, 'from_minute', 2000)).toBe('08:00–11:30, 17:45–18:00');
  expect(moved(1, 'to_minute', 2000)).toBe('08:00–11:30, 12:00–24:00');
  expect(moved(0, 'from_minute', -90)).toBe('00:00–11:30, 12:00–18:00');
});
