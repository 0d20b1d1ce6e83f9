import { expect, test } from 'vitest';
import { dueReminders } from './remind-of-visits-job.ts';

test('B2 people are reminded the day before from ten on and two hours before, and never at night', () => {
  const at = (instant: string) => dueReminders(new Date(instant)).map(({ reminder }) => reminder);
  expect(at('2026-11-25T05:59:00Z')).toEqual([]);
  expect(at('2026-11-25T06:00:00Z')).toEqual(['hours']);
  expect(at('2026-11-25T08:00:00Z')).toEqual(['day', 'hours']);
  expect(at('2026-11-25T19:00:00Z')).toEqual([]);
});
