import { expect, test } from 'vitest';
import { readTime } from './time-text.ts';

test.each([
  ['14:30', '14:30'],
  ['9:05', '09:05'],
  ['9.05', '09:05'],
  ['0905', '09:05'],
  ['9', '09:00'],
  ['00:00', '00:00'],
  ['', ''],
])('the time %s is read as %s', (typed, time) => {
  expect(readTime(typed)).toBe(time);
});

test.each(['24:00', '12:60', '9:5', 'prânz', '12:300'])('%s is no time of day', (typed) => {
  expect(readTime(typed)).toBeUndefined();
});
