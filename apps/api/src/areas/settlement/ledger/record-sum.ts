import type { ChangeContext } from '#src/kernel/events/domain-event.ts';
import { findCoverages, lockSums, type NewEntry } from './ledger-repository.ts';
import { book } from './money-of-file.ts';

type Sum = {
  claimFileId: string;
  account: 'estimated' | 'agreed';
  amountBani: number;
  /** What the claimant bears by the note; the one of the policy comes before it, as in offers. */
  deductibleBani: number;
  reason: string;
};

/**
 * Records what another area found the damage of a file to cost, and keeps ready what of it will be paid.
 *
 * The reserve follows as long as nothing was paid: from then on payments take from it.
 */
export async function recordSum(
  context: ChangeContext,
  { claimFileId, account, amountBani, deductibleBani, reason }: Sum,
): Promise<void> {
  const { tx, caller } = context;
  const file = { orgId: caller.orgId, claimFileId };
  const sums = await lockSums(tx, file);
  const coverages = await findCoverages(tx, file);
  const vehicle = coverages.find(({ coverage_code: code }) => code === 'vehicle');
  const ofPolicy = vehicle?.deductible_bani ?? 0;
  const payable = Math.max(0, amountBani - (ofPolicy > 0 ? ofPolicy : deductibleBani));
  const changes = [
    { account, changeBani: amountBani - (sums[`${account}_bani`] ?? 0) },
    {
      account: 'reserve' as const,
      coverage: 'vehicle' as const,
      changeBani: (sums.paid_bani ?? 0) > 0 ? 0 : payable - (vehicle?.reserve_bani ?? 0),
    },
  ];
  const entries: NewEntry[] = changes
    .filter(({ changeBani }) => changeBani !== 0)
    .map((change) => ({ ...change, reason, isAutomatic: true }));
  if (entries.length > 0) await book(context, claimFileId, entries);
}
