import type { Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';

/** The claim file that a guest's session has filed last; guests who have filed nothing have none. */
export async function findFileOfSession(
  tx: Transaction<Database>,
  orgId: string,
  sessionId: string,
): Promise<string | undefined> {
  const row = await tx
    .selectFrom('claim_file')
    .where('org_id', '=', orgId)
    .where('filed_in_session_id', '=', sessionId)
    .orderBy('opened_at', 'desc')
    .select('claim_file_id')
    .executeTakeFirst();
  return row?.claim_file_id;
}
