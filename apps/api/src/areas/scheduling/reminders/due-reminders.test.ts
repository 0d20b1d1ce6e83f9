import { expect, test } from 'vitest';
import { dueReminders } from './remind-of-visits-job.ts';

test('B2 people are reminded the day before from ten on and two hours before, and never at night', () => {
  const at = (instant: string, hours = { from: '08:00', until: '20:00' }) =>
    dueReminders(new Date(instant), hours).map(({ reminder }) => reminder);
  expect(at('2026-11-25T05:59:00Z')).toEqual([]);
  expect(at('2026-11-25T06:00:00Z')).toEqual(['hours']);
  expect(at('2026-11-25T08:00:00Z')).toEqual(['day', 'hours']);
  expect(at('2026-11-25T18:00:00Z')).toEqual([]);
  // Two organisations with hours of their own.
  expect(at('2026-11-25T15:00:00Z', { from: '09:00', until: '17:00' })).toEqual([]);
  expect(at('2026-11-25T07:00:00Z', { from: '07:00', until: '10:00' })).toEqual(['day', 'hours']);
});
