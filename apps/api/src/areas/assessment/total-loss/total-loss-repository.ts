import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';

type Tx = Transaction<Database>;

/** Whether there is open work on a file about its total loss. */
export async function hasTotalLossWork(tx: Tx, orgId: string, claimFileId: string): Promise<boolean> {
  const { rows } = await sql`
    select from assignment where org_id = ${orgId} and claim_file_id = ${claimFileId}
      and assignment_type_code = 'total_loss' and category_code in ('new', 'active', 'waiting') limit 1`.execute(
    tx,
  );
  return rows.length > 0;
}

/** What was asked or decided about a total loss. */
export async function setTotalLoss(
  tx: Tx,
  orgId: string,
  { noteId, outcome }: { noteId: string; outcome: 'asked' | 'approved' | 'refused' | null },
): Promise<void> {
  await sql`update assessment_note set total_loss = ${outcome}, row_version = row_version + 1
    where org_id = ${orgId} and assessment_note_id = ${noteId}`.execute(tx);
}

/** Who has written in a note. */
export async function findWriters(tx: Tx, orgId: string, noteId: string): Promise<string[]> {
  const { rows } = await sql<{ user_id: string }>`
    select assessor_user_id as user_id from assessment_note
      where org_id = ${orgId} and assessment_note_id = ${noteId} and assessor_user_id is not null
    union select changed_by_user_id from assessment_item
      where org_id = ${orgId} and assessment_note_id = ${noteId} and changed_by_user_id is not null`.execute(
    tx,
  );
  return rows.map(({ user_id: id }) => id);
}
