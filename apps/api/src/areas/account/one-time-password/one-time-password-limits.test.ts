import { expect, test } from 'vitest';
import { noAttempts } from '../sign-in/attempt-limit.ts';
import {
  afterWrongCode,
  blockOf,
  codeLifetime,
  countedPeriod,
  hasHadEnough,
  triesPerCode,
  withBlock,
} from './one-time-password-limits.ts';

const at = (minutes: number) => new Date(Date.UTC(2026, 2, 1, 8, minutes));
const clear = noAttempts(at(0));

test('three codes in a quarter of an hour are enough, and the fourth has to wait for the first to grow old', () => {
  const sent = [at(0), at(5), at(10)];
  expect(hasHadEnough(sent.slice(1), at(10))).toBe(false);
  expect(hasHadEnough(sent, at(14))).toBe(true);
  expect(hasHadEnough(sent, at(15))).toBe(false);
});

test('ten codes a day are enough, however slowly they were asked for', () => {
  const sent = Array.from({ length: 10 }, (_, index) => at(index * 60));
  expect(hasHadEnough(sent.slice(1), at(600))).toBe(false);
  expect(hasHadEnough(sent, at(600))).toBe(true);
  expect(hasHadEnough(sent, at(24 * 60))).toBe(false);
});

test('a block lasts a quarter of an hour, the next one half an hour, then an hour', () => {
  const first = withBlock(clear, at(0));
  const second = withBlock(first, at(15));
  const third = withBlock(second, at(45));
  expect([first, second, third].map(({ blockedUntil }) => blockedUntil)).toEqual([at(15), at(45), at(105)]);
  expect(blockOf(first, at(14))).toEqual({ until: at(15) });
  expect(blockOf(first, at(15))).toBeUndefined();
});

test('the fifth wrong code of a sending blocks, the four before do not', () => {
  const blocked = [1, 2, 3, 4, 5].map((tries) => afterWrongCode(clear, tries, at(0)).blockedUntil !== null);
  expect(blocked).toEqual([false, false, false, false, true]);
});

test('after a hundred wrong codes in a row only an administrator helps, so no time is told', () => {
  const hopeless = afterWrongCode({ ...clear, consecutiveFailures: 99 }, 1, at(0));
  expect(blockOf(hopeless, at(60 * 24 * 365))).toStrictEqual({});
  expect(hopeless).toMatchObject({ consecutiveFailures: 100 });
});

test('the ninety-ninth wrong code in a row does not block for good', () => {
  const counted = afterWrongCode({ ...clear, consecutiveFailures: 98 }, 1, at(0));
  expect(counted).toMatchObject({ consecutiveFailures: 99, blockedUntil: null });
});

test('a wrong code that blocks is counted, and the next block lasts longer', () => {
  expect(afterWrongCode(clear, 5, at(0))).toMatchObject({ consecutiveFailures: 1, blockLevel: 1 });
  expect(afterWrongCode(clear, 6, at(0)).blockedUntil).toEqual(at(15));
});

test('whom nothing was counted against is not blocked', () => {
  expect(blockOf(clear, at(0))).toBeUndefined();
});

test('a code works for five minutes, takes five tries, and counts for a day', () => {
  expect([codeLifetime, triesPerCode, countedPeriod]).toEqual([5 * 60_000, 5, 24 * 60 * 60_000]);
});
