import { expect, test } from 'vitest';
import {
  blockAfterTries,
  blockedUntil,
  codesCountFor,
  nextCode,
  triesPerChallenge,
  type EarlierChallenge,
  type SentCode,
} from './challenge-limits.ts';

const now = new Date('2026-11-20T12:00:00Z');
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
const inMinutes = (minutes: number) => minutesAgo(-minutes);

function asked(minutes: number, blockUntil: Date | null = null): EarlierChallenge {
  return { createdAt: minutesAgo(minutes), blockUntil };
}

function sent(...minutesLeft: number[]): SentCode[] {
  return minutesLeft.map((minutes, index) => ({
    challengeId: String(index),
    codeHash: 'hash',
    expireTime: inMinutes(minutes),
  }));
}

test('two codes within a quarter of an hour leave a third', () => {
  expect(blockedUntil([asked(1), asked(14)], now)).toBeUndefined();
});

test('a fourth code has to wait until the first of the three is a quarter of an hour old', () => {
  expect(blockedUntil([asked(1), asked(5), asked(12)], now)).toEqual(inMinutes(3));
});

test('codes older than a quarter of an hour no longer count for the short limit', () => {
  expect(blockedUntil([asked(1), asked(5), asked(16)], now)).toBeUndefined();
});

test('ten codes of a day block for at most an hour', () => {
  const hourly = Array.from({ length: 10 }, (_, index) => asked(60 + index * 60));
  expect(blockedUntil(hourly, now)).toEqual(inMinutes(60));
});

test('used-up tries block the address that used them up', () => {
  expect(blockedUntil([asked(3, inMinutes(12))], now)).toEqual(inMinutes(12));
});

test('the first codes of a day are sent when they are asked for', () => {
  expect(nextCode([], false, now)).toEqual({ lifetime: 5 * 60_000 });
  expect(nextCode(sent(4), false, now)).toEqual({ lifetime: 5 * 60_000 });
});

test('the third unused code lasts longer, and while it does nothing else is sent', () => {
  expect(nextCode(sent(4, 2), false, now)).toEqual({ lifetime: 15 * 60_000 });
  const codes = sent(14, 4, 2);
  expect(nextCode(codes, false, now)).toEqual({ sent: codes[0] });
});

test('once the lasting code is over the next one is sent', () => {
  expect(nextCode(sent(0, -10, -11), false, now)).toEqual({ lifetime: 15 * 60_000 });
});

test('after six unused codes of a day one lasts four hours', () => {
  expect(nextCode(sent(0, -15, -30, -45, -60, -65), false, now)).toEqual({ lifetime: 4 * 60 * 60_000 });
});

test('whoever opened the case from there before gets a code of their own at any time', () => {
  expect(nextCode(sent(239, -15, -30, -45, -60, -65, -70), true, now)).toEqual({ lifetime: 4 * 60 * 60_000 });
});

test('strangers who ask every minute for three days draw a dozen messages within any day', () => {
  const minutes = Array.from({ length: 3 * 24 * 60 }, (_, minute) => minute);
  const codes: { at: number; end: number }[] = [];
  for (const minute of minutes) {
    const counted = codes.filter(({ at }) => at > minute - 24 * 60).toReversed();
    const next = nextCode(sent(...counted.map(({ end }) => end - minute)), false, now);
    if ('lifetime' in next) codes.push({ at: minute, end: minute + next.lifetime / 60_000 });
  }
  const mostOfDay = minutes.map((end) => codes.filter(({ at }) => at <= end && at > end - 24 * 60).length);
  expect(Math.max(...mostOfDay)).toBe(12);
});

test('each further block of a day lasts twice as long, up to an hour', () => {
  const waits = [0, 1, 2, 3].map(
    (earlier) => (blockAfterTries(earlier, now).getTime() - now.getTime()) / 60_000,
  );
  expect(waits).toEqual([15, 30, 60, 60]);
});

test('a code counts for the short limit until it is a quarter of an hour old, and not at that moment', () => {
  expect(blockedUntil([asked(1), asked(5), asked(15)], now)).toBeUndefined();
  expect(blockedUntil([asked(1), asked(5), asked(14.99)], now)).toEqual(inMinutes(0.01));
});

test('nine codes of a day leave a tenth, and ten block until the first of them is a day old', () => {
  const day = 24 * 60;
  const slowly = [60, 120, 180, 240, 300, 360, 420, 480, 540].map((minutes) => asked(minutes));
  expect(blockedUntil(slowly, now)).toBeUndefined();
  expect(blockedUntil([...slowly, asked(day - 10)], now)).toEqual(inMinutes(10));
  expect(blockedUntil([...slowly, asked(day)], now)).toBeUndefined();
});

test('in whatever order codes are read, the oldest that counts ends the block', () => {
  expect(blockedUntil([asked(12), asked(1), asked(5)], now)).toEqual(inMinutes(3));
  expect(blockedUntil([asked(14), asked(12), asked(1), asked(5)], now)).toEqual(inMinutes(3));
});

test('a block ends at its moment, and of several the last one counts', () => {
  expect(blockedUntil([asked(20, now)], now)).toBeUndefined();
  expect(blockedUntil([asked(20, minutesAgo(1))], now)).toBeUndefined();
  expect(blockedUntil([asked(1), asked(5), asked(12, inMinutes(7))], now)).toEqual(inMinutes(7));
  expect(blockedUntil([asked(1), asked(5), asked(12, inMinutes(2))], now)).toEqual(inMinutes(3));
});

test.each([
  [0, 5],
  [1, 5],
  [2, 15],
  [3, 15],
  [4, 15],
  [5, 15],
  [6, 240],
  [20, 240],
])('after %i unused codes of a day the next one works for %i minutes', (count, minutes) => {
  const over = sent(...Array.from({ length: count }, (_, index) => -index));
  expect(nextCode(over, false, now)).toEqual({ lifetime: minutes * 60_000 });
});

test('five wrong codes are looked at, and codes count for a day', () => {
  expect([triesPerChallenge, codesCountFor]).toEqual([5, 24 * 60 * 60_000]);
});
