/** How long an access code works. */
export const codeLifetime = 5 * 60_000;

/** Wrong codes that one challenge takes before it is blocked. */
export const triesPerChallenge = 5;

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Nobody is locked out of their own case for longer than this, whatever a stranger does. */
const longestBlock = hour;

/** Challenges that one address may ask for one case. */
const perAddress = [
  { window: 15 * minute, most: 3 },
  { window: day, most: 10 },
];

/** Challenges for one case from everywhere: the owner's phone is not a toy either. */
const perCase = [{ window: day, most: 30 }];

/** A challenge that was already asked for, as far as the limits care. */
export type EarlierChallenge = { createdAt: Date; blockUntil: Date | null; isSameAddress: boolean };

function limitReached(
  earlier: readonly EarlierChallenge[],
  limits: readonly { window: number; most: number }[],
  now: number,
): number[] {
  return limits.flatMap(({ window, most }) => {
    const counted = earlier
      .map(({ createdAt }) => createdAt.getTime())
      .filter((createdAt) => createdAt > now - window)
      .sort((a, b) => b - a);
    const oldestThatCounts = counted[most - 1];
    return oldestThatCounts === undefined ? [] : [Math.min(oldestThatCounts + window, now + longestBlock)];
  });
}

/**
 * Until when no further code may be asked for, or `undefined` when one may be.
 *
 * A block belongs to the case and the address together: a stranger who guesses blocks themself, not the owner.
 */
export function blockedUntil(earlier: readonly EarlierChallenge[], now: Date): Date | undefined {
  const fromHere = earlier.filter(({ isSameAddress }) => isSameAddress);
  const ends = [
    ...fromHere.flatMap(({ blockUntil }) => (blockUntil ? [blockUntil.getTime()] : [])),
    ...limitReached(fromHere, perAddress, now.getTime()),
    ...limitReached(earlier, perCase, now.getTime()),
  ].filter((end) => end > now.getTime());
  return ends.length === 0 ? undefined : new Date(Math.max(...ends));
}

/** Until when a challenge that used up its tries blocks; each further one of the day doubles the wait. */
export function blockAfterTries(earlierBlocks: number, now: Date): Date {
  return new Date(now.getTime() + Math.min(15 * minute * 2 ** earlierBlocks, longestBlock));
}
