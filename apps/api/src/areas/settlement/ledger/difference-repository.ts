import type { Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';

type File = { orgId: string; claimFileId: string };

/** Who recorded or corrected payments of a file. */
export async function findPayers(tx: Transaction<Database>, { orgId, claimFileId }: File): Promise<string[]> {
  const rows = await tx
    .selectFrom('payment')
    .where('org_id', '=', orgId)
    .where('claim_file_id', '=', claimFileId)
    .select('created_by_user_id')
    .distinct()
    .execute();
  return rows.map(({ created_by_user_id: id }) => id);
}
