import type { Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';

/** The features that were ever switched in an organisation. */
export function findFeatures(tx: Transaction<Database>, orgId: string) {
  return tx
    .selectFrom('feature_flag')
    .select(['feature_code', 'is_enabled', 'row_version'])
    .where('org_id', '=', orgId)
    .execute();
}

/** Switches a feature; answers whether nobody had switched it since it was read. */
export async function switchFlag(
  tx: Transaction<Database>,
  orgId: string,
  {
    feature_code,
    is_enabled,
    row_version,
  }: { feature_code: string; is_enabled: boolean; row_version: number },
): Promise<boolean> {
  if (row_version === 0) {
    const inserted = await tx
      .insertInto('feature_flag')
      .values({ org_id: orgId, feature_code, is_enabled })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    return inserted.numInsertedOrUpdatedRows === 1n;
  }
  const updated = await tx
    .updateTable('feature_flag')
    .set((row) => ({ is_enabled, row_version: row('row_version', '+', 1) }))
    .where('org_id', '=', orgId)
    .where('feature_code', '=', feature_code)
    .where('row_version', '=', row_version)
    .executeTakeFirst();
  return updated.numUpdatedRows === 1n;
}
