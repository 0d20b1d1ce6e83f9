import { describe, expect, test } from 'vitest';
import { scoreOf, trendOf, trendWeeks, type ScoreSum } from './score.ts';

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

  test('goes over twelve weeks, oldest first, with a gap where there were fewer than ten cases', () => {
    const sums = [
      { measure: 'grade' as const, weeksAgo: 0, count: 12, value: 430 },
      { measure: 'grade' as const, weeksAgo: 1, count: 9, value: 100 },
      { measure: 'grade' as const, weeksAgo: 12, count: 10, value: 400 },
      { measure: 'late' as const, weeksAgo: 2, count: 40, value: 3 },
    ];
    const trend = trendOf('grade', sums);
    expect(trend).toHaveLength(trendWeeks);
    expect([trend[0], trend[11], trend[12]]).toEqual([400, null, 430]);
    expect(trend.filter((value) => value !== null)).toEqual([400, 430]);
  });
});
