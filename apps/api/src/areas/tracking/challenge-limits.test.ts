import { expect, test } from 'vitest';
import { blockAfterTries, blockedUntil, type EarlierChallenge } from './challenge-limits.ts';

const now = new Date('2026-11-20T12:00:00Z');
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
const inMinutes = (minutes: number) => minutesAgo(-minutes);

function asked(minutes: number, more: Partial<EarlierChallenge> = {}): EarlierChallenge {
  return { createdAt: minutesAgo(minutes), blockUntil: null, isSameAddress: true, ...more };
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

test('somebody else asking for codes does not block the owner', () => {
  const stranger = Array.from({ length: 12 }, () => asked(2, { isSameAddress: false }));
  expect(blockedUntil(stranger, now)).toBeUndefined();
});

test('a case that is asked for from everywhere is blocked for everybody, but not for long', () => {
  const strangers = Array.from({ length: 30 }, () => asked(2, { isSameAddress: false }));
  expect(blockedUntil(strangers, now)).toEqual(inMinutes(60));
});

test('used-up tries block the address that used them up', () => {
  const wrong = asked(3, { blockUntil: inMinutes(12) });
  expect(blockedUntil([wrong], now)).toEqual(inMinutes(12));
  expect(blockedUntil([{ ...wrong, isSameAddress: false }], now)).toBeUndefined();
});

test('each further block of a day lasts twice as long, up to an hour', () => {
  const waits = [0, 1, 2, 3].map(
    (earlier) => (blockAfterTries(earlier, now).getTime() - now.getTime()) / 60_000,
  );
  expect(waits).toEqual([15, 30, 60, 60]);
});
