import { fileKeys, type Reason } from '@dosar/partners-domain';
import { localDateOf } from '@dosar/kernel/zone';
import type { Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import { findEntries, type NamedEntry } from '../entry-repository.ts';
import { decideCustomer, nothingKnown } from '../file/decide-customer.ts';
import { findFactsOfFiles } from '../file/file-facts-repository.ts';
import { findKnownMatches } from '../file/match-repository.ts';

type Place = { tx: Transaction<Database>; orgId: string; now: Date };

/** A file that has one customer and would have another, or none. */
export type Difference = {
  claimFileId: string;
  before: string | null;
  after: string | null;
  reasons: Reason[];
};

/** As many reasons as somebody reads. */
const mostReasons = 60;

/** What matching would change in some files, as `matchFile` would decide it now; nothing is stored. */
export async function compareFiles(
  { tx, orgId, now }: Place,
  claimFileIds: readonly string[],
): Promise<Difference[]> {
  const files = await findFactsOfFiles(tx, orgId, claimFileIds);
  const keys = new Map(files.map(({ claimFileId, facts }) => [claimFileId, fileKeys(facts)]));
  const wanted = new Map([...keys.values()].flat().map((key) => [`${key.kind} ${key.key}`, key]));
  const entries = Map.groupBy(
    await findEntries(tx, orgId, [...wanted.values()]),
    ({ kind, key }) => `${kind} ${key}`,
  );
  const known = await findKnownMatches(tx, orgId, claimFileIds);
  const today = localDateOf(now);
  return files.flatMap(({ claimFileId, facts }) => {
    const own = new Set(
      (keys.get(claimFileId) ?? []).flatMap(
        ({ kind, key }): NamedEntry[] => entries.get(`${kind} ${key}`) ?? [],
      ),
    );
    const { chosen, after } = decideCustomer(
      { ...facts, today },
      [...own],
      known.get(claimFileId) ?? nothingKnown,
    );
    const before = facts.customerId;
    const reasons = chosen?.reasons.slice(0, mostReasons) ?? [];
    return after === before ? [] : [{ claimFileId, before, after, reasons }];
  });
}
