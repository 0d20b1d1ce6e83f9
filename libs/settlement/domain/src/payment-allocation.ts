import type { Bani } from '@dosar/kernel/money';
import type { CoverageCode } from './money-accounts.ts';

/** A part of an amount, for one coverage. */
export type CoverageAmount = { coverage: CoverageCode; bani: Bani };

/**
 * Which coverages a payment settles, given what each owes and what was paid of it before.
 *
 * In the order of the offer, each until nothing of it is owed. What is owed nowhere is in no part: the caller refuses it before.
 */
export function allocatePayment(
  owed: ReadonlyMap<CoverageCode, Bani>,
  paidBefore: Bani,
  amount: Bani,
): CoverageAmount[] {
  const parts: CoverageAmount[] = [];
  let settled = paidBefore;
  let left = amount;
  for (const [coverage, bani] of owed) {
    const open = bani - Math.min(settled, bani);
    settled -= bani - open;
    const part = Math.min(open, left);
    if (part > 0) parts.push({ coverage, bani: part });
    left -= part;
  }
  return parts;
}
