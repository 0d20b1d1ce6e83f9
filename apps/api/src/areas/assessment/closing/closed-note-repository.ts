import type { NoteTotals } from '@dosar/assessment-domain';
import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';

type Tx = Transaction<Database>;

/** A supplement takes the place of the note before it. */
export async function supersedeNote(tx: Tx, orgId: string, noteId: string): Promise<void> {
  await sql`update assessment_note set state = 'superseded', row_version = row_version + 1
    where org_id = ${orgId} and assessment_note_id = ${noteId} and state = 'committed'`.execute(tx);
}

type File = { orgId: string; claimFileId: string };

/** A closed note as offers need it. */
export type ClosedNote = {
  assignment_id: string;
  supplement_no: number;
  committed_at: Date;
  totals: NoteTotals;
  recovers_vat: boolean;
  value_bani: number | null;
  residual_bani: number | null;
  total_loss: 'asked' | 'approved' | 'refused' | null;
  closed_by_user_id: string | null;
  closed_by_name: string | null;
};

/** The note of a file that was closed last and that no supplement has replaced. */
export async function findClosedNote(tx: Tx, { orgId, claimFileId }: File): Promise<ClosedNote | undefined> {
  const { rows } = await sql<ClosedNote>`
    select assignment_id, supplement_no, committed_at, totals, (head ->> 'recovers_vat')::boolean as recovers_vat,
      assessor_user_id as closed_by_user_id,
      (select full_name from app_user person where person.org_id = ${orgId} and person.user_id = assessor_user_id)
        as closed_by_name,
      (head -> 'vehicle_value' ->> 'amount_bani')::float8 as value_bani, (head ->> 'residual_bani')::float8 as residual_bani,
      total_loss
    from assessment_note
    where org_id = ${orgId} and claim_file_id = ${claimFileId} and state = 'committed' and totals is not null
      and committed_at is not null
    order by committed_at desc, version_no desc limit 1`.execute(tx);
  return rows[0];
}

/** What was agreed with a repair shop, without VAT. */
export type AgreedEstimate = { shop_name: string; agreed_total_bani: number; agreed_at: Date };

/** The estimate of an inspection that was agreed. */
export async function findAgreedEstimate(
  tx: Tx,
  { orgId, assignmentId }: { orgId: string; assignmentId: string },
): Promise<AgreedEstimate | undefined> {
  const { rows } = await sql<AgreedEstimate>`
    select shop_name, agreed_total_bani::float8, agreed_at from shop_estimate
    where org_id = ${orgId} and assignment_id = ${assignmentId} and state = 'agreed' and agreed_at is not null
      and agreed_total_bani is not null
    order by round_no desc limit 1`.execute(tx);
  return rows[0];
}
