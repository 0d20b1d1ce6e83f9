import { sql, type RawBuilder, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';

type Tx = Transaction<Database>;
type Moment = { orgId: string; now: Date };

/** Work that was brought back, with its new version. */
export type WokenAssignment = { assignment_id: string; claim_file_id: string; row_version: number };

/** How many are brought back in one transaction. */
export const wokenAtOnce = 200;

/**
 * Ends the snooze of work whose time has come, of at most `wokenAtOnce`.
 *
 * What somebody changes this moment is left for the next time, so two processes share the work.
 */
export function endDueSnoozes(tx: Tx, { orgId, now }: Moment): Promise<WokenAssignment[]> {
  return endSnoozes(
    tx,
    { orgId, now },
    sql`select assignment_id from assignment
      where org_id = ${orgId} and snoozed_until <= ${now} order by snoozed_until, assignment_id
      limit ${sql.lit(wokenAtOnce)} for no key update skip locked`,
  );
}

/** Ends the snooze of the work on a file that was put off until one of some events happened. */
export function endSnoozesFor(
  tx: Tx,
  { orgId, now, claimFileId, events }: Moment & { claimFileId: string; events: readonly string[] },
): Promise<WokenAssignment[]> {
  return endSnoozes(
    tx,
    { orgId, now },
    sql`select assignment_id from assignment
      where org_id = ${orgId} and claim_file_id = ${claimFileId} and snoozed_for = any (${[...events]}::text[])
      order by assignment_id for no key update`,
  );
}

/**
 * Puts open work off until a time or a document, whichever comes first; `undefined` when it is closed or waits for something.
 *
 * A time that somebody has chosen before stays, but a document brings the work back before it.
 */
export async function putOffUntilDocument(
  tx: Tx,
  {
    orgId,
    assignmentId,
    until,
    byUserId,
  }: { orgId: string; assignmentId: string; until: Date; byUserId: string | null },
): Promise<WokenAssignment | undefined> {
  const { rows } = await sql<WokenAssignment>`
    update assignment set snoozed_until = coalesce(snoozed_until, ${until}), snoozed_for = 'document',
      snoozed_by_user_id = coalesce(snoozed_by_user_id, ${byUserId}),
      returned_at = null, row_version = row_version + 1
    where org_id = ${orgId} and assignment_id = ${assignmentId} and snoozed_for is null
      and category_code in ('new', 'active', 'waiting')
    returning assignment_id, claim_file_id, row_version`.execute(tx);
  return rows[0];
}

/** Ends snoozes of the work on a file by a time at the latest; answers those that were longer. */
export async function shortenSnoozes(
  tx: Tx,
  { orgId, claimFileId, until }: { orgId: string; claimFileId: string; until: Date },
): Promise<WokenAssignment[]> {
  const { rows } = await sql<WokenAssignment>`
    update assignment set snoozed_until = ${until}, row_version = row_version + 1
    where org_id = ${orgId} and claim_file_id = ${claimFileId} and snoozed_until >= ${until}::timestamptz + interval '1 day'
    returning assignment_id, claim_file_id, row_version`.execute(tx);
  return rows;
}

/** The legal term of a claim file. */
export async function findLegalDay(tx: Tx, orgId: string, claimFileId: string): Promise<string | null> {
  const row = await tx
    .selectFrom('claim_file')
    .where('org_id', '=', orgId)
    .where('claim_file_id', '=', claimFileId)
    .select('legal_due_date')
    .executeTakeFirst();
  return row?.legal_due_date ?? null;
}

async function endSnoozes(tx: Tx, { orgId, now }: Moment, chosen: RawBuilder<unknown>) {
  const { rows } = await sql<WokenAssignment>`
    update assignment set snoozed_until = null, snoozed_for = null, snoozed_by_user_id = null, returned_at = ${now},
      last_activity_at = ${now}, row_version = row_version + 1
    where org_id = ${orgId} and assignment_id in (${chosen})
    returning assignment_id, claim_file_id, row_version`.execute(tx);
  return rows;
}
