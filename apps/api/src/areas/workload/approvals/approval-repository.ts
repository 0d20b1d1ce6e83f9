import type { Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';

/** What somebody wants decided. */
export type NewApproval = {
  approval_kind: string;
  subject_id: string;
  claim_file_id: string | null;
  amount_bani: number | null;
  note: string | null;
  asked_by_user_id: string;
  asked_for_user_id: string;
  asked_at: Date;
};

/** Keeps a request unless the same one waits already; answers the id of the one that waits. */
export async function insertApproval(
  tx: Transaction<Database>,
  orgId: string,
  approval: NewApproval,
): Promise<{ approvalId: string; isNew: boolean }> {
  const inserted = await tx
    .insertInto('approval')
    .values({ org_id: orgId, ...approval })
    .onConflict((conflict) =>
      conflict.columns(['org_id', 'approval_kind', 'subject_id']).where('status', '=', 'asked').doNothing(),
    )
    .returning('approval_id')
    .executeTakeFirst();
  if (inserted) return { approvalId: inserted.approval_id, isNew: true };
  const waiting = await tx
    .selectFrom('approval')
    .select('approval_id')
    .where('org_id', '=', orgId)
    .where('approval_kind', '=', approval.approval_kind)
    .where('subject_id', '=', approval.subject_id)
    .where('status', '=', 'asked')
    .executeTakeFirstOrThrow();
  return { approvalId: waiting.approval_id, isNew: false };
}
