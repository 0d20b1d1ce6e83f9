import type { LocalDate } from '@dosar/kernel/dates';
import type { Schema } from '@dosar/openapi';
import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';

type Tx = Transaction<Database>;
type File = { orgId: string; claimFileId: string };

type TakenPolicy = {
  verdict: Schema<'PolicyVerdict'>;
  reasons: readonly Schema<'PolicyReason'>[];
  terms: Schema<'PolicyTerms'> | null;
  lossDate: LocalDate;
  now: Date;
};

/** Keeps what is known of the policy of a file; once, since later knowledge is for people to judge. */
export async function insertClaimPolicy(
  tx: Tx,
  { orgId, claimFileId }: File,
  { verdict, reasons, terms, lossDate, now }: TakenPolicy,
): Promise<void> {
  await sql`
    insert into claim_policy (org_id, claim_file_id, verdict, reasons, terms, loss_date, taken_at)
    values (${orgId}, ${claimFileId}, ${verdict}, ${[...reasons]}::text[],
      ${terms === null ? null : JSON.stringify(terms)}::jsonb, ${lossDate}, ${now})`.execute(tx);
}

/** What was kept, and what somebody has decided about it. */
type ClaimPolicyRow = Omit<Schema<'PolicyOfFile'>, 'can_decide' | 'check'>;

/** The policy of a file; `undefined` while nobody has looked for one. */
export async function findClaimPolicy(
  tx: Tx,
  { orgId, claimFileId }: File,
): Promise<ClaimPolicyRow | undefined> {
  const { rows } = await sql<ClaimPolicyRow>`
    select taken.verdict, taken.reasons, taken.terms, taken.loss_date, taken.row_version,
      to_char(taken.taken_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as taken_at,
      case when taken.is_covered is null then null else jsonb_build_object('is_covered', taken.is_covered,
        'reason', taken.decision_reason, 'decided_by', person.full_name,
        'decided_at', to_char(taken.decided_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) end as decision
    from claim_policy taken
    left join app_user person on person.org_id = taken.org_id and person.user_id = taken.decided_by_user_id
    where taken.org_id = ${orgId} and taken.claim_file_id = ${claimFileId}`.execute(tx);
  return rows[0];
}

type Decision = { rowVersion: number; isCovered: boolean; reason: string; userId: string; now: Date };

/** Stores what somebody decided; false when another decision came first. */
export async function storeDecision(
  tx: Tx,
  { orgId, claimFileId }: File,
  { rowVersion, isCovered, reason, userId, now }: Decision,
): Promise<boolean> {
  const { rows } = await sql`
    update claim_policy set is_covered = ${isCovered}, decision_reason = ${reason}, decided_by_user_id = ${userId},
      decided_at = ${now}, row_version = row_version + 1
    where org_id = ${orgId} and claim_file_id = ${claimFileId} and row_version = ${rowVersion}
    returning claim_file_id`.execute(tx);
  return rows.length > 0;
}

/** The claim file of an assignment, or `undefined` when the organisation has no such assignment. */
export async function findFileOfAssignment(tx: Tx, orgId: string, assignmentId: string) {
  const row = await tx
    .selectFrom('assignment')
    .where('org_id', '=', orgId)
    .where('assignment_id', '=', assignmentId)
    .select('claim_file_id')
    .executeTakeFirst();
  return row?.claim_file_id;
}
