import { sql, type Transaction } from 'kysely';
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

/** Keeps a request. One that waits for the same already becomes this one; answers the id of the one that waits now. */
export async function putApproval(
  tx: Transaction<Database>,
  orgId: string,
  approval: NewApproval,
): Promise<string> {
  const { approval_kind: _kind, subject_id: _subject, ...asked } = approval;
  const row = await tx
    .insertInto('approval')
    .values({ org_id: orgId, ...approval })
    .onConflict((conflict) =>
      conflict
        .columns(['org_id', 'approval_kind', 'subject_id'])
        // A literal: PostgreSQL finds the partial index for a parameter only while it plans each call anew.
        .where('status', '=', sql.lit('asked'))
        .doUpdateSet((eb) => ({ ...asked, row_version: eb('approval.row_version', '+', 1) })),
    )
    .returning('approval_id')
    .executeTakeFirstOrThrow();
  return row.approval_id;
}

/** Takes back a request that waits, when there is one. */
export async function withdrawWaiting(
  tx: Transaction<Database>,
  orgId: string,
  { kind, subjectId }: { kind: string; subjectId: string },
): Promise<void> {
  await tx
    .updateTable('approval')
    .set((eb) => ({ status: 'withdrawn', row_version: eb('row_version', '+', 1) }))
    .where('org_id', '=', orgId)
    .where('approval_kind', '=', kind)
    .where('subject_id', '=', subjectId)
    .where('status', '=', 'asked')
    .execute();
}
