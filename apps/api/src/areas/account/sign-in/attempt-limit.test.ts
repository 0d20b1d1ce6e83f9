import { expect, test } from 'vitest';
import { blockEnd, countedAttempt, noAttempts, type Attempts } from './attempt-limit.ts';

const at = (minutes: number) => new Date(Date.UTC(2026, 2, 1, 8) + minutes * 60_000);

function afterFailures(count: number, minute: number, before: Attempts = noAttempts(at(minute))) {
  let attempts = before;
  const allowed: boolean[] = [];
  for (let attempt = 0; attempt < count; attempt += 1) {
    const verdict = countedAttempt(attempts, at(minute));
    attempts = verdict.attempts;
    allowed.push(verdict.isAllowed);
  }
  return { attempts, allowed };
}

test('five passwords are looked at, the sixth is not', () => {
  expect(afterFailures(7, 0).allowed).toEqual([true, true, true, true, true, false, false]);
});

test('the block lasts 15 minutes from the fifth, however often somebody knocks meanwhile', () => {
  const { attempts } = afterFailures(50, 0);

  expect(countedAttempt(attempts, at(14)).isAllowed).toBe(false);
  expect(countedAttempt(attempts, at(15)).isAllowed).toBe(true);
});

test('the second block lasts twice as long', () => {
  const first = afterFailures(5, 0).attempts;
  const second = afterFailures(5, 15, first).attempts;

  expect(second.blockedUntil).toEqual(at(45));
});

test('four failures a quarter of an hour ago no longer count', () => {
  const { attempts } = afterFailures(4, 0);

  expect(afterFailures(4, 15, attempts).attempts.blockedUntil).toBeNull();
});

test('the hundredth failure in a row blocks for good', () => {
  const attempts = { ...noAttempts(at(0)), consecutiveFailures: 99 };

  expect(countedAttempt(attempts, at(0)).attempts.blockedUntil?.getUTCFullYear()).toBe(9999);
});

/** What is counted after a wrong password at each of the minutes. */
function afterFailuresAt(...minutes: number[]): Attempts {
  return minutes.reduce(
    (attempts, minute) => countedAttempt(attempts, at(minute)).attempts,
    noAttempts(at(minutes[0] ?? 0)),
  );
}

test('the fifth within a quarter of an hour blocks, and the quarter begins with the first', () => {
  expect(afterFailuresAt(0, 5, 10, 14, 14.99).blockedUntil).toEqual(at(29.99));
  expect(afterFailuresAt(0, 5, 10, 14, 15)).toMatchObject({ failures: 1, blockedUntil: null });
});

test('a block holds to its last moment', () => {
  const { attempts } = afterFailures(5, 0);
  expect(countedAttempt(attempts, at(14.999))).toEqual({ isAllowed: false, attempts });
});

test('after a block four more are free, and the fifth blocks again', () => {
  const { attempts, allowed } = afterFailures(4, 15, afterFailures(5, 0).attempts);
  expect(allowed).toEqual([true, true, true, true]);
  expect(attempts).toMatchObject({ failures: 4, consecutiveFailures: 9, blockLevel: 1, blockedUntil: null });
});

test('a block lasts no longer however many came before it', () => {
  expect(blockEnd(10, at(0))).toEqual(at(15 * 1024));
  expect(blockEnd(11, at(0))).toEqual(at(15 * 1024));
});

test('the failure before the hundredth does not block for good', () => {
  const attempts = { ...noAttempts(at(0)), consecutiveFailures: 98 };
  expect(countedAttempt(attempts, at(0)).attempts).toMatchObject({
    consecutiveFailures: 99,
    blockedUntil: null,
  });
});
