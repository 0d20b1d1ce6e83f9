import type { Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import type { TrackerStep } from '#src/kernel/database/json-columns.ts';

/** The steps of the tracker of an organisation and the version to write them with; nothing where it has no tracker. */
export function findTrackerSteps(tx: Transaction<Database>, orgId: string) {
  return tx
    .selectFrom('tracker_config')
    .select(['steps', 'row_version'])
    .where('org_id', '=', orgId)
    .executeTakeFirst();
}

/** Stores the steps; answers whether nobody had changed them since they were read. */
export async function updateTrackerSteps(
  tx: Transaction<Database>,
  orgId: string,
  { steps, rowVersion, now }: { steps: readonly TrackerStep[]; rowVersion: number; now: Date },
): Promise<boolean> {
  const updated = await tx
    .updateTable('tracker_config')
    .set((row) => ({
      steps: JSON.stringify(steps),
      row_version: row('row_version', '+', 1),
      updated_at: now,
    }))
    .where('org_id', '=', orgId)
    .where('row_version', '=', rowVersion)
    .executeTakeFirst();
  return updated.numUpdatedRows === 1n;
}
