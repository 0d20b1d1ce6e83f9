import { sql, type RawBuilder, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import { findAbsencesByIds, type AbsenceRow } from './absence-repository.ts';

type Tx = Transaction<Database>;

/** Locks what a job is to work on next; what somebody changes this moment is left for the next time. */
async function lockDue(tx: Tx, orgId: string, condition: RawBuilder<unknown>): Promise<AbsenceRow[]> {
  const { rows } = await sql<{ absence_id: string }>`
    select absence_id from absence where org_id = ${orgId} and ${condition}
    order by absence_id limit 100 for no key update skip locked`.execute(tx);
  const ids = rows.map((row) => row.absence_id);
  return [...(await findAbsencesByIds(tx, orgId, ids)).values()];
}

/** Approved absences that have begun, at noon where only the afternoon is free, or whose last day is over, and for which that was not done yet. */
export function lockTurning(
  tx: Tx,
  orgId: string,
  { today, now }: { today: string; now: Date },
): Promise<AbsenceRow[]> {
  return lockDue(
    tx,
    orgId,
    sql`status = 'approved'
      and ((started_at is null and (date_from + case first_part when 'afternoon' then time '12:00' else time '00:00' end)
          at time zone 'Europe/Bucharest' <= ${now}) or (ended_at is null and date_to < ${today}))`,
  );
}

/** Approved absences that begin or end on a day, and of which people were not told yet. */
export function lockToAnnounce(tx: Tx, orgId: string, day: string): Promise<AbsenceRow[]> {
  return lockDue(
    tx,
    orgId,
    sql`status = 'approved' and ended_at is null
      and ((begin_announced_at is null and date_from = ${day}) or (end_announced_at is null and date_to = ${day}))`,
  );
}

/** Requests that wait and were not passed on, each with the day in Romania on which it was sent. */
export async function lockUndecided(tx: Tx, orgId: string): Promise<{ row: AbsenceRow; sentOn: string }[]> {
  const waiting = await lockDue(tx, orgId, sql`status = 'asked' and passed_on_at is null`);
  const { rows } = await sql<{ absence_id: string; sent_on: string }>`
    select absence_id, (coalesce(sent_at, created_at) at time zone 'Europe/Bucharest')::date::text as sent_on
    from absence where org_id = ${orgId} and absence_id = any (${waiting.map((row) => row.absence_id)}::uuid[])
    limit 100`.execute(tx);
  const sentOn = new Map(rows.map((row) => [row.absence_id, row.sent_on]));
  return waiting.map((row) => ({ row, sentOn: sentOn.get(row.absence_id) ?? row.date_from }));
}
