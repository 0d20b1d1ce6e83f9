import { expect, test } from 'vitest';
import { addMonths, dayByKey, weeksOf } from './calendar-days.ts';

test('a month is shown in whole weeks from Monday to Sunday', () => {
  const weeks = weeksOf('2026-03');

  expect(weeks[0]?.[0]).toBe('2026-02-23');
  expect(weeks.at(-1)?.at(-1)).toBe('2026-04-05');
  expect(weeks.every((week) => week.length === 7)).toBe(true);
  expect(weeksOf('2027-02')).toHaveLength(4);
});

test('months pass over the end of the year', () => {
  expect(addMonths('2026-12', 1)).toBe('2027-01');
  expect(addMonths('2026-01', -1)).toBe('2025-12');
});

test('keys lead by days, weeks, to the ends of the week and by months', () => {
  expect(dayByKey('2026-03-05', 'ArrowLeft')).toBe('2026-03-04');
  expect(dayByKey('2026-03-30', 'ArrowDown')).toBe('2026-04-06');
  expect(dayByKey('2026-03-05', 'Home')).toBe('2026-03-02');
  expect(dayByKey('2026-03-05', 'End')).toBe('2026-03-08');
  expect(dayByKey('2026-03-31', 'PageDown')).toBe('2026-04-30');
  expect(dayByKey('2026-03-31', 'PageUp')).toBe('2026-02-28');
  expect(dayByKey('2026-03-05', 'x')).toBeUndefined();
});
