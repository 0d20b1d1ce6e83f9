import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';

type Tx = Transaction<Database>;
type Draft = { orgId: string; draftId: string };

/** Holds the draft of a key until the transaction ends; `undefined` when the key opens none. */
export async function lockGuestDraft(
  tx: Tx,
  { orgId, keyHash, now }: { orgId: string; keyHash: string; now: Date },
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select guest_draft_id as id from guest_draft
    where org_id = ${orgId} and key_hash = ${keyHash} and expires_at > ${now} for update`.execute(tx);
  return rows[0]?.id;
}

/** The number that a draft was told for a kind of policy. */
export async function findReservedNumber(
  tx: Tx,
  { orgId, draftId }: Draft,
  policyType: string,
): Promise<string | undefined> {
  const { rows } = await sql<{ number: string }>`
    select reserved.claim_file_no as number
    from reserved_claim_number reserved join policy_type on policy_type.claim_letter = reserved.claim_letter
    where reserved.org_id = ${orgId} and reserved.guest_draft_id = ${draftId}
      and policy_type.policy_type_code = ${policyType}`.execute(tx);
  return rows[0]?.number;
}

/** Notes the number that a draft is told. */
export async function insertReservedNumber(
  tx: Tx,
  { orgId, draftId }: Draft,
  { claimFileNo, letter, now }: { claimFileNo: string; letter: string; now: Date },
): Promise<void> {
  await sql`
    insert into reserved_claim_number (org_id, guest_draft_id, claim_letter, claim_file_no, reserved_at)
    values (${orgId}, ${draftId}, ${letter}, ${claimFileNo}, ${now})`.execute(tx);
}

type StaffDraft = { orgId: string; userId: string; draftId: string };

/** Holds one of the own drafts until the transaction ends; `false` when there is no such draft. */
export async function lockOwnDraft(
  tx: Tx,
  { orgId, userId, draftId }: StaffDraft,
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`
    select from claim_draft where org_id = ${orgId} and user_id = ${userId} and claim_draft_id = ${draftId}
      and expires_at > ${now} for update`.execute(tx);
  return rows.length > 0;
}

/** The number that a draft of the staff was told for a kind of policy, and when. */
export async function findDraftNumber(
  tx: Tx,
  { orgId, draftId }: Draft,
  policyType: string,
): Promise<{ claimFileNo: string; reservedAt: Date } | undefined> {
  const { rows } = await sql<{ claimFileNo: string; reservedAt: Date }>`
    select reserved.claim_file_no as "claimFileNo", reserved.reserved_at as "reservedAt"
    from reserved_draft_number reserved join policy_type on policy_type.claim_letter = reserved.claim_letter
    where reserved.org_id = ${orgId} and reserved.claim_draft_id = ${draftId}
      and policy_type.policy_type_code = ${policyType}`.execute(tx);
  return rows[0];
}

/** Notes the number that a draft of the staff is told. */
export async function insertDraftNumber(
  tx: Tx,
  { orgId, draftId }: Draft,
  { claimFileNo, letter, now }: { claimFileNo: string; letter: string; now: Date },
): Promise<void> {
  await sql`
    insert into reserved_draft_number (org_id, claim_draft_id, claim_letter, claim_file_no, reserved_at)
    values (${orgId}, ${draftId}, ${letter}, ${claimFileNo}, ${now})`.execute(tx);
}
