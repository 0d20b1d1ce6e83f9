import type { Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';

/** The number of a file and when it was opened. */
export async function findFileNumber(
  tx: Transaction<Database>,
  { orgId, claimFileId }: { orgId: string; claimFileId: string },
) {
  return tx
    .selectFrom('claim_file')
    .select(['claim_file_no as claimFileNo', 'opened_at as openedAt'])
    .where('org_id', '=', orgId)
    .where('claim_file_id', '=', claimFileId)
    .executeTakeFirst();
}
