import type { Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';

/** The features that are switched on for an organisation. */
export async function readFeatures(tx: Transaction<Database>, orgId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('feature_flag')
    .select('feature_code')
    .where('org_id', '=', orgId)
    .where('is_enabled', '=', true)
    .execute();
  return rows.map((row) => row.feature_code);
}
