import { recognise, type KnownEntry, type LostBy, type Recognised } from '@dosar/partners-domain';
import type { FactsOfFile } from './file-facts-repository.ts';

/** Customers that a file matches or matched, and those of them that somebody has refused for it. */
export type KnownMatches = { matched: ReadonlySet<string>; refused: ReadonlySet<string> };

export const nothingKnown: KnownMatches = { matched: new Set(), refused: new Set() };

/** What a file matches, and whose it is from now on. */
export type Decided = {
  chosen: Recognised | undefined;
  others: (Recognised & { lostBy: LostBy })[];
  after: string | null;
};

/** Decides whose file it is; a customer that came to the file in another way than by matching stays. */
export function decideCustomer(
  facts: FactsOfFile & { today: string },
  entries: readonly KnownEntry[],
  { matched, refused }: KnownMatches,
): Decided {
  const { chosen, others } = recognise(facts, entries, refused);
  const before = facts.customerId;
  const isKept = chosen === undefined && before !== null && !matched.has(before);
  return { chosen, others, after: isKept ? before : (chosen?.customerId ?? null) };
}
