import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';

type Closed = { orgId: string; claimFileId: string; assignmentId: string; now: Date };

/** Closes a file when the closed work is its main one; answers whether it is. */
export async function setClosed(
  tx: Transaction<Database>,
  { orgId, claimFileId, assignmentId, now }: Closed,
): Promise<boolean> {
  const { rows } = await sql`
    update claim_file file set closed_at = ${now} from assignment main
    where file.org_id = ${orgId} and file.claim_file_id = ${claimFileId}
      and main.org_id = file.org_id and main.assignment_id = ${assignmentId} and main.is_case_master
    returning file.claim_file_id`.execute(tx);
  return rows.length > 0;
}

/** Opens a file again. */
export async function setReopened(
  tx: Transaction<Database>,
  { orgId, claimFileId }: { orgId: string; claimFileId: string },
): Promise<void> {
  await sql`update claim_file set closed_at = null, reopened_count = reopened_count + 1
    where org_id = ${orgId} and claim_file_id = ${claimFileId}`.execute(tx);
}
