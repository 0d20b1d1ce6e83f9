import { expect, test } from 'vitest';
import { median, pairedRatio, percentile, spread, summarise } from './statistics.ts';

test('the median of an even number of rounds lies between the two in the middle', () => {
  expect(median([9, 1, 3])).toBe(3);
  expect(median([4, 1, 3, 2])).toBe(2.5);
});

test('a percentile is a value that was measured', () => {
  const hundred = Array.from({ length: 100 }, (_, index) => 100 - index);

  expect(percentile(hundred, 0.5)).toBe(50);
  expect(percentile(hundred, 0.95)).toBe(95);
  expect(percentile(hundred, 1)).toBe(100);
  expect(percentile([7], 0.99)).toBe(7);
});

test('samples stay in the order in which they came', () => {
  const samples = [3, 1, 2];
  summarise(samples);
  expect(samples).toEqual([3, 1, 2]);
});

test('nothing measured is an error, never a zero', () => {
  expect(() => median([])).toThrow(/Nothing/);
  expect(() => percentile([], 0.5)).toThrow(/Nothing/);
});

test('a round that was slow for both changes no ratio', () => {
  expect(pairedRatio([2, 20, 2], [1, 10, 1])).toEqual({ median: 2, min: 2, max: 2 });
});

test('the spread is the distance between the rounds as a share of the median', () => {
  expect(spread(summarise([90, 100, 120]))).toBeCloseTo(0.3);
});
