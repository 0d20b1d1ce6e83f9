import { expect, test } from 'vitest';
import { officeHours } from './office-hours.ts';

const on = (weekdays: number[], from = '09:00', until = '17:00') =>
  weekdays.map((weekday) => ({ weekday, from, until }));

test.each([
  [on([1, 2, 3, 4, 5]), 'luni–vineri 09:00–17:00'],
  [[...on([1, 2, 3, 4]), ...on([5], '09:00', '14:00')], 'luni–joi 09:00–17:00, vineri 09:00–14:00'],
  [on([1, 3]), 'luni 09:00–17:00, miercuri 09:00–17:00'],
  [[], ''],
])('neighbouring weekdays with the same hours are named together', (days, words) => {
  expect(officeHours(days, 'ro')).toBe(words);
});
