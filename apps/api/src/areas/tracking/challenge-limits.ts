const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Wrong codes that one challenge takes before it is blocked. */
export const triesPerChallenge = 5;

/** Nobody is kept from their own case for longer than this. */
const longestBlock = hour;

/** Challenges that one address may ask for one case. */
const perAddress = [
  { window: 15 * minute, most: 3 },
  { window: day, most: 10 },
];

/**
 * How long the code works that follows so many unused ones of the last day. From the third on a stranger gets no other one
 * before it is over, so the last number bounds the messages of a day: six, and then one in four hours.
 */
const lifetimes = [5 * minute, 5 * minute, 15 * minute, 15 * minute, 15 * minute, 15 * minute];
const longestLifetime = 4 * hour;
const codesAtWill = 3;

/** How far back codes count. */
export const codesCountFor = day;

/** A challenge that the same address asked for before, as far as the limits care. */
export type EarlierChallenge = { createdAt: Date; blockUntil: Date | null };

/** A code of a case that was sent and not used. */
export type SentCode = { challengeId: string; codeHash: string | null; expireTime: Date };

/** What a new challenge waits for: a code of its own for that long, or one that was sent before. */
export type ChallengeCode = { lifetime: number } | { sent: SentCode };

function limitReached(earlier: readonly EarlierChallenge[], now: number): number[] {
  return perAddress.flatMap(({ window, most }) => {
    const counted = earlier
      .map(({ createdAt }) => createdAt.getTime())
      .filter((createdAt) => createdAt > now - window)
      .sort((a, b) => b - a);
    const oldestThatCounts = counted[most - 1];
    return oldestThatCounts === undefined ? [] : [Math.min(oldestThatCounts + window, now + longestBlock)];
  });
}

/**
 * Until when an address may ask for no further code of a case, or `undefined` when it may.
 *
 * Only what the address itself did counts: a stranger who asks or guesses blocks themself, not the owner.
 */
export function blockedUntil(fromHere: readonly EarlierChallenge[], now: Date): Date | undefined {
  const ends = [
    ...fromHere.flatMap(({ blockUntil }) => (blockUntil ? [blockUntil.getTime()] : [])),
    ...limitReached(fromHere, now.getTime()),
  ].filter((end) => end > now.getTime());
  return ends.length === 0 ? undefined : new Date(Math.max(...ends));
}

/**
 * Whether a case gets another message, given the unused codes of the last day, newest first.
 *
 * Strangers may ask for a case from any number of addresses. Its owner then gets twelve messages a day at most, and
 * each of these codes is valid until the next one may be sent: the newest code always opens the case, no matter who asked
 * for it. A request from an address that opened the case before counts as the owner's: a message is always sent.
 */
export function nextCode(sent: readonly SentCode[], isOwner: boolean, now: Date): ChallengeCode {
  const [newest] = sent;
  const lifetime = lifetimes[sent.length] ?? longestLifetime;
  if (isOwner || sent.length < codesAtWill || newest === undefined || newest.expireTime <= now)
    return { lifetime };
  return { sent: newest };
}

/** Until when a challenge that used up its tries blocks; each further one of the day doubles the wait. */
export function blockAfterTries(earlierBlocks: number, now: Date): Date {
  return new Date(now.getTime() + Math.min(15 * minute * 2 ** earlierBlocks, longestBlock));
}
