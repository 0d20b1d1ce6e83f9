import { describe, expect, test } from 'vitest';
import { scoreOf, type ScoreSum } from './score.ts';

const sum = (partnerId: string, value: number, more: Partial<ScoreSum> = {}): ScoreSum => ({
  partnerId,
  measure: 'in_shop',
  isNow: true,
  count: 10,
  value,
  ...more,
});
const inShop = (sums: readonly ScoreSum[]) => scoreOf('a', sums).find(({ measure }) => measure === 'in_shop');

describe('M8 the score of a partner', () => {
  test('tells a figure from ten cases on, and how many there are below', () => {
    expect(inShop([sum('a', 8, { count: 9 })])).toMatchObject({ value: null, count: 9 });
    expect(inShop([sum('a', 8)])).toMatchObject({ value: 8, count: 10 });
    expect(inShop([])).toEqual({ measure: 'in_shop', value: null, count: 0, before: null, county: null });
  });

  test('goes against the 90 days before, when those had ten cases, too', () => {
    const before = { isNow: false };
    expect(inShop([sum('a', 8), sum('a', 9, before)])).toMatchObject({ value: 8, before: 9 });
    expect(inShop([sum('a', 8), sum('a', 9, { ...before, count: 3 })])).toMatchObject({ before: null });
  });

  test('stands beside the median of the county once three partners have enough cases', () => {
    expect(inShop([sum('a', 8), sum('b', 4)])?.county).toBeNull();
    expect(inShop([sum('a', 8), sum('b', 4), sum('c', 5, { count: 9 })])?.county).toBeNull();
    expect(inShop([sum('a', 8), sum('b', 4), sum('c', 5)])?.county).toBe(5);
    expect(inShop([sum('a', 8), sum('b', 4), sum('c', 5), sum('d', 6)])?.county).toBe(5.5);
  });
});
