import { expect, test } from 'vitest';
import { quartersFor, readTime } from './time-text.ts';

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

test.each([
  ['9', ['09:00', '09:15', '09:30', '09:45']],
  ['143', ['14:30']],
  ['9.1', ['09:15']],
  ['14:37', []],
  ['noon', []],
])('"%s" may become the quarters %s', (typed, quarters) => {
  expect(quartersFor(typed)).toEqual(quarters);
});

test('one digit is an hour of its own or the first of two, and nothing typed is every quarter', () => {
  expect(quartersFor('1').map((quarter) => quarter.slice(0, 2))).toContain('01');
  expect(quartersFor('1')).toContain('14:30');
  expect(quartersFor('')).toHaveLength(96);
});
