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

/**
 * What is still to be ordered of an offer, by coverage, after parts of the claim were ordered before.
 *
 * Nothing when they were worth as much as the offer, whatever coverages they were for.
 */
export function restOf(
  owed: ReadonlyMap<CoverageCode, Bani>,
  before: readonly CoverageAmount[],
): CoverageAmount[] {
  const sum = (amounts: Iterable<Bani>) => [...amounts].reduce((total, bani) => total + bani, 0);
  const beforeOf = (coverage: CoverageCode) =>
    sum(before.filter((part) => part.coverage === coverage).map(({ bani }) => bani));
  const open = new Map(
    [...owed].map(([coverage, bani]) => [coverage, Math.max(0, bani - beforeOf(coverage))] as const),
  );
  return allocatePayment(open, 0, Math.max(0, sum(owed.values()) - sum(before.map(({ bani }) => bani))));
}
