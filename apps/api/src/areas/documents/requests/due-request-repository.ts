import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';

type Tx = Transaction<Database>;
type Moment = { orgId: string; now: Date };

/** A reminder whose hour has come. */
export type DueReminder = { doc_request_reminder_id: string; doc_request_id: string };

/** Locks one reminder whose hour has come; what another process works on is skipped. */
export async function lockDueReminder(tx: Tx, { orgId, now }: Moment): Promise<DueReminder | undefined> {
  return tx
    .selectFrom('doc_request_reminder')
    .where('org_id', '=', orgId)
    .where('state', '=', 'planned')
    .where('due_at', '<=', now)
    .select(['doc_request_reminder_id', 'doc_request_id'])
    .orderBy('due_at')
    .limit(1)
    .forNoKeyUpdate()
    .skipLocked()
    .executeTakeFirst();
}

/** Says what became of a reminder, or when it leaves instead. */
export async function updateReminder(
  tx: Tx,
  orgId: string,
  reminderId: string,
  values: { state: 'sent'; sent_at: Date } | { state: 'cancelled' } | { due_at: Date; is_moved: boolean },
): Promise<void> {
  await tx
    .updateTable('doc_request_reminder')
    .set(values)
    .where('org_id', '=', orgId)
    .where('doc_request_reminder_id', '=', reminderId)
    .execute();
}

/** Whether reminders of a request are still to come. */
export async function hasPlannedReminders(tx: Tx, orgId: string, docRequestId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('doc_request_reminder')
    .where('org_id', '=', orgId)
    .where('doc_request_id', '=', docRequestId)
    .where('state', '=', 'planned')
    .select('doc_request_reminder_id')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether any work on a claim file is still open. */
export async function isWorkLeft(tx: Tx, orgId: string, claimFileId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('assignment')
    .where('org_id', '=', orgId)
    .where('claim_file_id', '=', claimFileId)
    .where('category_code', 'not in', ['done', 'cancelled'])
    .select('assignment_id')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Requests that are past their time and still open, at most 100. */
export async function findExpiredRequests(tx: Tx, { orgId, now }: Moment): Promise<string[]> {
  const rows = await tx
    .selectFrom('doc_request')
    .where('org_id', '=', orgId)
    .where('status', 'in', ['sent', 'viewed', 'partial', 'received'])
    .where('expires_at', '<=', now)
    .select('doc_request_id')
    .orderBy('expires_at')
    .limit(100)
    .execute();
  return rows.map(({ doc_request_id: id }) => id);
}

/** Items with files that their guest uploaded before `uploadedBefore` and never sent, at most 100. */
export async function findUnsentItems(
  tx: Tx,
  { orgId, uploadedBefore }: { orgId: string; uploadedBefore: Date },
): Promise<{ docRequestId: string; docRequestItemId: string }[]> {
  const { rows } = await sql<{ docRequestId: string; docRequestItemId: string }>`
    select item.doc_request_id as "docRequestId", item.doc_request_item_id as "docRequestItemId"
    from doc_request request
    join doc_request_item item on item.org_id = request.org_id and item.doc_request_id = request.doc_request_id
    join lateral (
      select max(system_time) as newest_at from document where document.org_id = item.org_id
        and document.doc_request_item_id = item.doc_request_item_id and document.state in ('received', 'checking')
    ) files on files.newest_at < ${uploadedBefore}
    where request.org_id = ${orgId} and request.status in ('sent', 'viewed', 'partial')
      and item.state in ('requested', 'rejected')
    order by item.doc_request_item_id limit 100`.execute(tx);
  return rows;
}
