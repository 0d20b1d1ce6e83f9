/** What was counted against a name. */
export type Attempts = {
  failures: number;
  consecutiveFailures: number;
  blockLevel: number;
  windowStartedAt: Date;
  blockedUntil: Date | null;
};

/** Whether the password of an attempt may be looked at, and what is counted from now on. */
export type AttemptVerdict = { isAllowed: boolean; attempts: Attempts };

/** Five wrong passwords in a quarter of an hour block a name for a quarter, then for twice as long each time. */
const freeFailures = 5;
const windowMinutes = 15;
const firstBlockMinutes = 15;
const mostDoublings = 10;

/** NIST SP 800-63B-4: after this many in a row only an administrator lets the name in again. */
export const hardStop = 100;

/** The end of a block that only an administrator ends. */
export const forGood = new Date('9999-12-31T00:00:00Z');

/** A name that nothing was counted against. */
export function noAttempts(now: Date): Attempts {
  return { failures: 0, consecutiveFailures: 0, blockLevel: 0, windowStartedAt: now, blockedUntil: null };
}

/**
 * Counts an attempt as a failure before its password is looked at; the right one clears everything afterwards.
 *
 * So the fifth attempt is still looked at while the name is already blocked for everybody behind it.
 */
export function countedAttempt(before: Attempts, now: Date): AttemptVerdict {
  if (before.blockedUntil !== null && before.blockedUntil > now)
    return { isAllowed: false, attempts: before };

  const isNewWindow =
    before.blockedUntil !== null || before.windowStartedAt <= minutesFrom(now, -windowMinutes);
  const failures = isNewWindow ? 1 : before.failures + 1;
  const consecutiveFailures = before.consecutiveFailures + 1;
  const isFull = failures >= freeFailures;
  return {
    isAllowed: true,
    attempts: {
      failures,
      consecutiveFailures,
      blockLevel: isFull ? before.blockLevel + 1 : before.blockLevel,
      windowStartedAt: isNewWindow ? now : before.windowStartedAt,
      blockedUntil:
        consecutiveFailures >= hardStop ? forGood : isFull ? blockEnd(before.blockLevel, now) : null,
    },
  };
}

/** When a block ends: a quarter of an hour from `now`, doubled by each block before it. */
export function blockEnd(level: number, now: Date): Date {
  return minutesFrom(now, firstBlockMinutes * 2 ** Math.min(level, mostDoublings));
}

function minutesFrom(now: Date, minutes: number): Date {
  return new Date(now.getTime() + minutes * 60_000);
}
