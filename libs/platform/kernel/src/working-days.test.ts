import { expect, test } from 'vitest';
import { addWorkingDays, isWorkingDay, workingDayFrom } from './working-days.ts';

const holidays = new Set(['2026-04-10', '2026-04-12', '2026-04-13', '2026-11-30', '2026-12-01']);

test('weekends and holidays are no working days', () => {
  expect(isWorkingDay('2026-11-27', holidays)).toBe(true);
  expect(isWorkingDay('2026-11-28', holidays)).toBe(false);
  expect(isWorkingDay('2026-11-30', holidays)).toBe(false);
});

test('the next working day skips the long weekend of Easter', () => {
  expect(workingDayFrom('2026-04-10', holidays)).toBe('2026-04-14');
  expect(workingDayFrom('2026-04-09', holidays)).toBe('2026-04-09');
});

test('working days are counted forwards and backwards over holidays', () => {
  expect(addWorkingDays('2026-11-27', 1, holidays)).toBe('2026-12-02');
  expect(addWorkingDays('2026-12-02', -1, holidays)).toBe('2026-11-27');
  expect(addWorkingDays('2026-12-02', 0, holidays)).toBe('2026-12-02');
});
