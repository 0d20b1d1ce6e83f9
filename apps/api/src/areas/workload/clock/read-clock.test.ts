import { expect, test } from 'vitest';
import type { ClockRow } from './clock-repository.ts';
import { readClock } from './read-clock.ts';

const clock: ClockRow = {
  legal_clock_id: 'clock',
  legal_rule_code: 'RCA_10',
  started_on: '2026-02-01',
  due_date: '2026-02-11',
  stopped_on: null,
  amount_bani: 10_000_00,
  paid_bani: 6_000_00,
  late_bani_days: 3_000_00 * 5,
  days: 10,
  penalty_ppm: 2000,
};

test('W2 a clock that runs is late from the day after its due date, for what is still owed', () => {
  expect(readClock(clock, '2026-02-11')).toMatchObject({ daysLate: 0, penaltyBani: 30_00 });
  expect(readClock(clock, '2026-02-21')).toEqual({
    legalClockId: 'clock',
    ruleCode: 'RCA_10',
    startedOn: '2026-02-01',
    days: 10,
    dueDate: '2026-02-11',
    stoppedOn: null,
    daysLate: 10,
    amountBani: 4_000_00,
    lateBaniDays: 15_000_00,
    penaltyPpm: 2000,
    penaltyPerDayBani: 8_00,
    penaltyBani: 80_00 + 30_00,
  });
});

test('W2 a clock that has stopped shows the same on every later day', () => {
  const stopped = { ...clock, stopped_on: '2026-02-13' };
  expect(readClock(stopped, '2026-02-14')).toMatchObject({ daysLate: 2, penaltyBani: 16_00 + 30_00 });
  expect(readClock(stopped, '2027-01-01')).toEqual(readClock(stopped, '2026-02-14'));
});

test('W2 a delay costs nothing that is known until somebody has estimated the damage', () => {
  const unknown = { ...clock, amount_bani: null, paid_bani: 0, late_bani_days: 0 };
  expect(readClock(unknown, '2026-02-21')).toMatchObject({ daysLate: 10, amountBani: null, penaltyBani: 0 });
});
