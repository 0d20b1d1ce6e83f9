import type { Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';

type Tx = Transaction<Database>;

/** The periods that an organisation has set itself. */
export function findRetentionPeriods(tx: Tx, orgId: string) {
  return tx
    .selectFrom('retention_period')
    .select(['kind', 'days', 'row_version'])
    .where('org_id', '=', orgId)
    .execute();
}

/** The days that an organisation has set for one kind; nothing where it left the usual number. */
export async function findRetentionDays(tx: Tx, orgId: string, kind: string): Promise<number | undefined> {
  const row = await tx
    .selectFrom('retention_period')
    .select('days')
    .where('org_id', '=', orgId)
    .where('kind', '=', kind)
    .executeTakeFirst();
  return row?.days;
}

/** Sets the days of a kind; answers whether nobody had set them since they were read. */
export async function storeRetentionDays(
  tx: Tx,
  orgId: string,
  { kind, days, row_version }: { kind: string; days: number; row_version: number },
): Promise<boolean> {
  if (row_version === 0) {
    const inserted = await tx
      .insertInto('retention_period')
      .values({ org_id: orgId, kind, days })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    return inserted.numInsertedOrUpdatedRows === 1n;
  }
  const updated = await tx
    .updateTable('retention_period')
    .set((row) => ({ days, row_version: row('row_version', '+', 1) }))
    .where('org_id', '=', orgId)
    .where('kind', '=', kind)
    .where('row_version', '=', row_version)
    .executeTakeFirst();
  return updated.numUpdatedRows === 1n;
}
