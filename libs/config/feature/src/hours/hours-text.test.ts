import { expect, test } from 'vitest';
import { readHours, writeHours } from './hours-text.ts';

test.each([
  ['9-17', '09:00–17:00'],
  ['08:30 – 16.45', '08:30–16:45'],
  ['10 18', '10:00–18:00'],
])('%s is read as hours of a day', (typed, written) => {
  const hours = readHours(typed);
  expect(hours && writeHours(hours)).toBe(written);
});

test.each(['17-9', '9-9', '25-26', '9:70-17', 'închis'])(
  '%s is refused, because it is no span within a day',
  (typed) => {
    expect(readHours(typed)).toBeUndefined();
  },
);
