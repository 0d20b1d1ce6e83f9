import type { ChangeContext } from '#src/kernel/events/domain-event.ts';
import { findCoverages, lockSums, type NewEntry } from './ledger-repository.ts';
import { book } from './money-of-file.ts';

type Sum = { claimFileId: string; account: 'estimated' | 'agreed'; amountBani: number; reason: string };

/**
 * Records what another area found the damage of a file to cost, and keeps it ready.
 *
 * The reserve follows as long as nothing was paid: from then on payments take from it.
 */
export async function recordSum(
  context: ChangeContext,
  { claimFileId, account, amountBani, reason }: Sum,
): Promise<void> {
  const { tx, caller } = context;
  const file = { orgId: caller.orgId, claimFileId };
  const sums = await lockSums(tx, file);
  const coverages = await findCoverages(tx, file);
  const reserved = coverages.find(({ coverage_code: code }) => code === 'vehicle')?.reserve_bani ?? 0;
  const changes = [
    { account, changeBani: amountBani - (sums[`${account}_bani`] ?? 0) },
    {
      account: 'reserve' as const,
      coverage: 'vehicle' as const,
      changeBani: (sums.paid_bani ?? 0) > 0 ? 0 : amountBani - reserved,
    },
  ];
  const entries: NewEntry[] = changes
    .filter(({ changeBani }) => changeBani !== 0)
    .map((change) => ({ ...change, reason, isAutomatic: true }));
  if (entries.length > 0) await book(context, claimFileId, entries);
}
