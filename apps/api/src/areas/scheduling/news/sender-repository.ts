import type { Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';

/** In whose name claimants are written to. */
export async function findSender(
  tx: Transaction<Database>,
  orgId: string,
): Promise<{ name: string; orgCode: string }> {
  return tx
    .selectFrom('organisation')
    .where('org_id', '=', orgId)
    .select(['short_name as name', 'org_code as orgCode'])
    .executeTakeFirstOrThrow();
}
