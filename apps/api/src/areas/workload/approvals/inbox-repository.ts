import type { Schema } from '@dosar/openapi';
import { sql, type RawBuilder, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import { waitsFor } from './inbox-sql.ts';

/** A request for a decision with what people see of its file. */
export type InboxRow = {
  approval_id: string;
  row_version: number;
  approval_kind: string;
  subject_id: string;
  claim_file_id: string | null;
  claim_file_no: string | null;
  assignment_id: string | null;
  plate: string | null;
  claimant_name: string | null;
  asked_by_user_id: string;
  asked_for_user_id: string;
  /** The team that asks; null for whoever belongs to none. */
  team_id: string | null;
  asked_by_name: string;
  asked_at: string;
  amount_bani: number | null;
  note: string | null;
  decided_by_user_id: string | null;
  /** Who decides it like one of the team, in the place of somebody who has left. */
  handed_to_user_id: string | null;
  status: Schema<'ApprovalDetail'>['status'];
  legal_due_date: string | null;
};

/** How many requests the inbox shows. */
const mostShown = 200;
const mostCounted = 1000;

const requests = (orgId: string, condition: RawBuilder<unknown>) => sql`
  select approval.approval_id, approval.row_version, approval.approval_kind, approval.subject_id, approval.claim_file_id,
    file.claim_file_no, file.plate, file.claimant_name,
    case when file.closed_at is null then file.legal_due_date end as legal_due_date, approval.asked_by_user_id,
    approval.asked_for_user_id, asker.full_name as asked_by_name, approval.amount_bani, approval.note, approval.status,
    approval.decided_by_user_id, approval.handed_to_user_id,
    (select team_id from app_user where org_id = ${orgId} and user_id = approval.asked_for_user_id) as team_id,
    to_char(approval.asked_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as asked_at,
    (select assignment_id from assignment where org_id = ${orgId} and claim_file_id = approval.claim_file_id
      order by is_case_master desc, created_at, assignment_id limit 1) as assignment_id
  from approval
    join app_user asker on asker.org_id = ${orgId} and asker.user_id = approval.asked_by_user_id
    left join claim_file file on file.org_id = ${orgId} and file.claim_file_id = approval.claim_file_id
  where approval.org_id = ${orgId} and ${condition}`;

type Manager = { orgId: string; userId: string };

/** What waits for a decision: first what the law wants first, then what was asked first. */
export async function findWaiting(
  tx: Transaction<Database>,
  manager: Manager,
  most = mostShown,
): Promise<InboxRow[]> {
  const { rows } = await sql<InboxRow>`${requests(manager.orgId, waitsFor(manager))}
    order by case when file.closed_at is null then file.legal_due_date end nulls last, approval.asked_at, approval.approval_id
    limit ${sql.lit(most)}`.execute(tx);
  return rows;
}

/** How many requests wait for a decision; nobody needs to know it above a thousand. */
export async function countWaiting(
  tx: Transaction<Database>,
  manager: Manager,
  most = mostCounted,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from (
      select from approval where approval.org_id = ${manager.orgId} and ${waitsFor(manager)}
      limit ${sql.lit(most + 1)}) as waiting`.execute(tx);
  return rows[0]?.count ?? 0;
}

/** Requests by their ids, in whatever state. */
export async function findRequests(
  tx: Transaction<Database>,
  orgId: string,
  approvalIds: readonly string[],
): Promise<ReadonlyMap<string, InboxRow>> {
  const { rows } = await sql<InboxRow>`
    ${requests(orgId, sql`approval.approval_id = any (${approvalIds}::uuid[])`)}`.execute(tx);
  return new Map(rows.map((row) => [row.approval_id, row]));
}

/** Locks requests against other decisions, in the order of their ids, and reads them. */
export async function lockRequests(
  tx: Transaction<Database>,
  orgId: string,
  approvalIds: readonly string[],
): Promise<ReadonlyMap<string, InboxRow>> {
  await sql`select from approval where org_id = ${orgId} and approval_id = any (${approvalIds}::uuid[])
    order by approval_id for no key update`.execute(tx);
  return findRequests(tx, orgId, approvalIds);
}

/** Keeps a decision on a locked request. */
export async function keepDecision(
  tx: Transaction<Database>,
  { orgId, approvalId }: { orgId: string; approvalId: string },
  decision: {
    status: 'approved' | 'refused' | 'returned';
    decided_by_user_id: string;
    decided_at: Date;
    decision_cause: string | null;
    decision_note: string | null;
  },
): Promise<void> {
  await tx
    .updateTable('approval')
    .set((eb) => ({ ...decision, row_version: eb('row_version', '+', 1) }))
    .where('org_id', '=', orgId)
    .where('approval_id', '=', approvalId)
    .execute();
}

/** Somebody who has worked on a file. */
export type FileWorker = { claim_file_id: string; user_id: string; full_name: string };

/** Who has worked on files: whoever has work on them, and whoever moved some on. */
export async function findFileWorkers(
  tx: Transaction<Database>,
  orgId: string,
  claimFileIds: readonly string[],
): Promise<FileWorker[]> {
  const { rows } = await sql<FileWorker>`
    select worked.claim_file_id, worked.user_id, person.full_name
    from (
      select claim_file_id, assigned_user_id as user_id from assignment
      where org_id = ${orgId} and claim_file_id = any (${claimFileIds}::uuid[]) and assigned_user_id is not null
      union
      select claim_file_id, actor_user_id from timeline_event
      where org_id = ${orgId} and claim_file_id = any (${claimFileIds}::uuid[]) and kind = 'status'
        and actor_user_id is not null) worked
      join app_user person on person.org_id = ${orgId} and person.user_id = worked.user_id
    order by worked.claim_file_id, person.full_name limit 5000`.execute(tx);
  return rows;
}

/** Gives a locked request to a manager who decides it in the place of one who leaves. */
export async function handApprovalTo(
  tx: Transaction<Database>,
  { orgId, approvalId, userId }: { orgId: string; approvalId: string; userId: string },
): Promise<void> {
  await tx
    .updateTable('approval')
    .set((eb) => ({ handed_to_user_id: userId, row_version: eb('row_version', '+', 1) }))
    .where('org_id', '=', orgId)
    .where('approval_id', '=', approvalId)
    .execute();
}

/** How many requests wait that were handed over, by whom they went to. */
export async function countHanded(
  tx: Transaction<Database>,
  orgId: string,
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ user_id: string; count: number }>`
    select handed_to_user_id as user_id, count(*)::integer as count from approval
    where org_id = ${orgId} and status = 'asked' and handed_to_user_id is not null
    group by handed_to_user_id`.execute(tx);
  return new Map(rows.map((row) => [row.user_id, row.count]));
}
