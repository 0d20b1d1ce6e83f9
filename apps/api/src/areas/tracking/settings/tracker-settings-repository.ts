import type { Schema } from '@dosar/openapi';
import type { Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import type { TrackerAction, TrackerStep } from '#src/kernel/database/json-columns.ts';

type Words = Schema<'TrackerWords'>;

/** The words of the tracker, as columns of its table. */
export const wordFields = [
  'title_ro',
  'title_en',
  'case_identifier_name_ro',
  'case_identifier_name_en',
  'search_message_ro',
  'search_message_en',
  'not_found_message_ro',
  'not_found_message_en',
  'security_message_ro',
  'security_message_en',
  'security_error_message_ro',
  'security_error_message_en',
] as const satisfies (keyof Words)[];

/** What the tracker of an organisation says; nothing where it has none. */
export function findTrackerSettings(tx: Transaction<Database>, orgId: string) {
  return tx
    .selectFrom('tracker_config')
    .select([...wordFields, 'action', 'steps', 'row_version'])
    .where('org_id', '=', orgId)
    .executeTakeFirst();
}

type Wanted = {
  words: Words;
  action: TrackerAction | null;
  steps: readonly TrackerStep[];
  rowVersion: number;
  now: Date;
};

/** Stores what the tracker says; answers whether nobody had changed it since it was read. */
export async function updateTrackerSettings(
  tx: Transaction<Database>,
  orgId: string,
  { words, action, steps, rowVersion, now }: Wanted,
): Promise<boolean> {
  const updated = await tx
    .updateTable('tracker_config')
    .set((row) => ({
      ...words,
      action: action === null ? null : JSON.stringify(action),
      steps: JSON.stringify(steps),
      row_version: row('row_version', '+', 1),
      updated_at: now,
    }))
    .where('org_id', '=', orgId)
    .where('row_version', '=', rowVersion)
    .executeTakeFirst();
  return updated.numUpdatedRows === 1n;
}
