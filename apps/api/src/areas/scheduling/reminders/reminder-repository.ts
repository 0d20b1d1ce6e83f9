import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';

/** Which reminder: of the day before, or of the last two hours. */
export type Reminder = 'day' | 'hours';

const column = { day: 'reminded_day_at', hours: 'reminded_hours_at' } as const;

/** How many reminders leave in one transaction. */
export const remindedAtOnce = 50;

/**
 * Marks visits that begin in a period as reminded and answers them: each once for each of its hours.
 *
 * Who booked within the last three hours has just read the confirmation.
 */
export async function takeReminders(
  tx: Transaction<Database>,
  orgId: string,
  { reminder, from, until, now }: { reminder: Reminder; from: Date; until: Date; now: Date },
): Promise<string[]> {
  const mark = sql.ref(column[reminder]);
  const { rows } = await sql<{ visit_id: string }>`
    update visit set ${mark} = ${now}
    where org_id = ${orgId} and visit_id in (
      select visit_id from visit where org_id = ${orgId} and status in ('booked', 'confirmed') and ${mark} is null
        and starts_at >= ${from} and starts_at < ${until} and created_at < ${now}::timestamptz - interval '3 hours'
      order by starts_at, visit_id limit ${remindedAtOnce} for update skip locked)
    returning visit_id`.execute(tx);
  return rows.map(({ visit_id }) => visit_id);
}
