import type { Schema } from '@dosar/openapi';
import { localTimeOf } from '@dosar/kernel/zone';
import { expect, test } from 'vitest';
import { nextMoments } from './schedule-days.ts';

const holidays = new Set(['2026-11-30', '2026-12-01', '2026-12-25']);
const weekly: Schema<'ReportTiming'> = { frequency: 'weekly', weekday: 1, month_day: 1, send_time: '07:30' };
const shown = (timing: Schema<'ReportTiming'>, after: string, count = 3) =>
  nextMoments(timing, new Date(after), holidays, count).map(({ at, instead_of: meant }) => {
    const { date, time } = localTimeOf(at);
    return `${date} ${time}${meant === null ? '' : ` for ${meant}`}`;
  });

test('a Monday that is a holiday moves to the next working day, and the next Monday stays', () => {
  expect(shown(weekly, '2026-11-25T08:00:00Z')).toEqual([
    '2026-12-02 07:30 for 2026-11-30',
    '2026-12-07 07:30',
    '2026-12-14 07:30',
  ]);
});

test('what was moved is still sent when asked on the holiday itself, and once only', () => {
  expect(shown(weekly, '2026-11-30T12:00:00Z', 1)).toEqual(['2026-12-02 07:30 for 2026-11-30']);
  expect(shown(weekly, '2026-12-02T05:30:00Z', 1)).toEqual(['2026-12-07 07:30']);
});

test('a daily report skips weekends and holidays', () => {
  expect(shown({ ...weekly, frequency: 'daily' }, '2026-11-26T06:00:00Z')).toEqual([
    '2026-11-27 07:30',
    '2026-12-02 07:30',
    '2026-12-03 07:30',
  ]);
});

test('the 31st is the last day of a shorter month, and the clock of Romania counts in summer and winter', () => {
  const monthly = { ...weekly, frequency: 'monthly' as const, month_day: 31, send_time: '08:00' };
  expect(shown(monthly, '2027-02-10T00:00:00Z')).toEqual([
    '2027-03-01 08:00 for 2027-02-28',
    '2027-03-31 08:00',
    '2027-04-30 08:00',
  ]);
});
