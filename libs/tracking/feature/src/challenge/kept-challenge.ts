import type { Challenge } from '@dosar/api-client/client';

const storageKey = 'dosar.tracker.challenge';

type KeptChallenge = { orgCode: string; caseNo: string; challenge: Challenge };

/**
 * Remembers the challenge of this tab.
 *
 * Whoever leaves for the message with the code often comes back to a page that the phone has reloaded; asking anew
 * would make the code in their hand worthless.
 */
export function keepChallenge(kept: KeptChallenge): void {
  sessionStorage.setItem(storageKey, JSON.stringify(kept));
}

/** The challenge of this case that is still open, if there is one. */
export function keptChallenge(orgCode: string, caseNo: string, now: number): Challenge | undefined {
  const stored = sessionStorage.getItem(storageKey);
  if (!stored) return undefined;
  const kept = JSON.parse(stored) as KeptChallenge;
  const isForThisCase = kept.orgCode === orgCode && kept.caseNo === caseNo;
  const endsAt = Date.parse(kept.challenge.block_until ?? kept.challenge.expire_time ?? '');
  return isForThisCase && endsAt > now ? kept.challenge : undefined;
}

/** Forgets it: the code was used, or the visitor asked for another one. */
export function forgetChallenge(): void {
  sessionStorage.removeItem(storageKey);
}
