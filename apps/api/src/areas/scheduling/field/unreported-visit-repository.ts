import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';

type Tx = Transaction<Database>;

/** How many visits are asked about in one transaction. */
export const askedAtOnce = 50;

/** Takes visits that ended before a moment and of which nobody has reported an end; each once. */
export async function takeUnreported(
  tx: Tx,
  orgId: string,
  { endedBefore }: { endedBefore: Date },
): Promise<string[]> {
  const { rows } = await sql<{ visit_id: string }>`
    update visit set status = 'unreported', row_version = row_version + 1
    where org_id = ${orgId} and visit_id in (
      select visit_id from visit where org_id = ${orgId}
        and status in ('booked', 'confirmed', 'on_the_way', 'arrived', 'in_work') and ends_at <= ${endedBefore}
      order by starts_at, visit_id limit ${askedAtOnce} for update skip locked)
    returning visit_id`.execute(tx);
  return rows.map(({ visit_id }) => visit_id);
}

/** Takes visits about which nobody has answered by the evening; the managers hear of each once. */
export async function takeUnanswered(tx: Tx, orgId: string, now: Date): Promise<string[]> {
  const { rows } = await sql<{ visit_id: string }>`
    update visit set report_missing_told_at = ${now}
    where org_id = ${orgId} and visit_id in (
      select visit_id from visit where org_id = ${orgId} and status = 'unreported' and report_missing_told_at is null
      order by starts_at, visit_id limit ${askedAtOnce} for update skip locked)
    returning visit_id`.execute(tx);
  return rows.map(({ visit_id }) => visit_id);
}
