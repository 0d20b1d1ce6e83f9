import type { Bani } from '@dosar/kernel/money';
import type { Share } from './note-line.ts';

/** From which share of its value on a repair is close to a total loss, and from which on it is one. */
export const totalLossShares = { near: 6_000, reached: 7_500 } as const;

/** How much of the value of the vehicle its repair costs, rounded down; `null` while the value is not known. */
export function totalLossShare(grossBani: Bani, valueBani: Bani | null | undefined): Share | null {
  if (valueBani === null || valueBani === undefined || valueBani <= 0) return null;
  return Number((BigInt(grossBani) * 10_000n) / BigInt(valueBani));
}

/** How a repair stands to a total loss. */
export function totalLossLevel(share: Share | null): 'none' | 'near' | 'reached' {
  if (share === null || share < totalLossShares.near) return 'none';
  return share < totalLossShares.reached ? 'near' : 'reached';
}
