import type { CoverageCode } from '@dosar/settlement-domain';
import type { Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import { findCoverages, storeCoverage } from './ledger-repository.ts';

type Tx = Transaction<Database>;
type File = { orgId: string; claimFileId: string };

/** What a policy pays at most for something, and what it takes off. */
type PolicyCoverage = {
  coverage_code: CoverageCode;
  limit_bani: number | null;
  deductible_bani: number;
};

/** Takes over what a policy says when a claim is opened; people change it on the page of the money. */
export async function takeOverCoverages(
  tx: Tx,
  file: File,
  coverages: readonly PolicyCoverage[],
): Promise<void> {
  for (const { coverage_code: coverage, limit_bani: limitBani, deductible_bani: deductibleBani } of coverages)
    await storeCoverage(tx, file, { coverage, limitBani, deductibleBani });
}

/** What is covered on a file, as it stands now. */
export function coveragesOf(tx: Tx, file: File): Promise<PolicyCoverage[]> {
  return findCoverages(tx, file);
}
