import { blockEnd, forGood, hardStop, type Attempts } from '../sign-in/attempt-limit.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

/** How long a code works. */
export const codeLifetime = 5 * minute;

/** Wrong codes that one sending takes before its user is blocked. */
export const triesPerCode = 5;

/** How far back sent codes count. */
export const countedPeriod = day;

/** Codes that one user may be sent, in all sessions together. */
const mostCodes = [
  { window: 15 * minute, most: 3 },
  { window: day, most: 10 },
];

/** A user's block: `until` is missing when only an administrator ends it. */
export type Block = { until?: Date };

/** The block that holds now, if any: neither is a code sent nor one looked at. */
export function blockOf({ blockedUntil }: Pick<Attempts, 'blockedUntil'>, now: Date): Block | undefined {
  if (blockedUntil === null || blockedUntil <= now) return undefined;
  return blockedUntil >= forGood ? {} : { until: blockedUntil };
}

/** Whether one more code would be one too many. */
export function hasHadEnough(sentAt: readonly Date[], now: Date): boolean {
  return mostCodes.some(
    ({ window, most }) => sentAt.filter((sent) => sent.getTime() > now.getTime() - window).length >= most,
  );
}

/** Blocks a user: a quarter of an hour, then twice as long each time until a right code. */
export function withBlock(before: Attempts, now: Date): Attempts {
  return { ...before, blockLevel: before.blockLevel + 1, blockedUntil: blockEnd(before.blockLevel, now) };
}

/** Counts a wrong code, the `tries`-th for its sending. */
export function afterWrongCode(before: Attempts, tries: number, now: Date): Attempts {
  const counted = { ...before, consecutiveFailures: before.consecutiveFailures + 1 };
  if (counted.consecutiveFailures >= hardStop) return { ...counted, blockedUntil: forGood };
  return tries >= triesPerCode ? withBlock(counted, now) : counted;
}
