import type { Schema } from '@dosar/openapi';
import type { Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';

type Hours = Schema<'WorkingHoursSettings'>;

const columns = ['working_hours', 'messages_from', 'messages_until', 'row_version'] as const;

/** When an organisation works and when its messages leave, as it is stored. */
export async function readWorkingHours(tx: Transaction<Database>, orgId: string): Promise<Hours> {
  const row = await tx
    .selectFrom('organisation')
    .select(columns)
    .where('org_id', '=', orgId)
    .executeTakeFirstOrThrow();
  return withoutSeconds(row);
}

/** Stores new hours and answers them; nothing when somebody else changed the organisation since they were read. */
export async function changeWorkingHours(
  tx: Transaction<Database>,
  orgId: string,
  { row_version, working_hours, messages_from, messages_until }: Hours,
): Promise<Hours | undefined> {
  const row = await tx
    .updateTable('organisation')
    .set((organisation) => ({
      working_hours: JSON.stringify(working_hours),
      messages_from,
      messages_until,
      row_version: organisation('row_version', '+', 1),
    }))
    .where('org_id', '=', orgId)
    .where('row_version', '=', row_version)
    .returning(columns)
    .executeTakeFirst();
  return row && withoutSeconds(row);
}

// The database writes the time of day with its seconds.
function withoutSeconds(row: Hours): Hours {
  return {
    ...row,
    messages_from: row.messages_from.slice(0, 5),
    messages_until: row.messages_until.slice(0, 5),
  };
}
