import { expect, test } from 'vitest';
import { clockText, spokenClockText } from './clock-text.ts';

test('minutes and seconds, and hours only where there are any', () => {
  expect([0, 59, 299, 3599, 3600, 90_061].map(clockText)).toEqual([
    '0:00',
    '0:59',
    '4:59',
    '59:59',
    '1:00:00',
    '25:01:01',
  ]);
});

test('a voice hears whole minutes', () => {
  expect([0, 1, 60, 61].map(spokenClockText)).toEqual(['0:00', '1:00', '1:00', '2:00']);
});
