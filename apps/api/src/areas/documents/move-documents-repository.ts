import type { Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';

type Moved = {
  documentIds: readonly string[];
  from: { claimFileId: string };
  to: { claimFileId: string; assignmentId: string };
};

/** Moves documents to another claim file: unjudged there, and seen by the staff alone. */
export async function moveDocuments(
  tx: Transaction<Database>,
  orgId: string,
  { documentIds, from, to }: Moved,
): Promise<{ document_id: string; file_name: string }[]> {
  if (documentIds.length === 0) return [];
  return tx
    .updateTable('document')
    .set((eb) => ({
      claim_file_id: to.claimFileId,
      assignment_id: to.assignmentId,
      doc_request_item_id: null,
      visibility: 'internal' as const,
      state: 'received' as const,
      reject_reason: null,
      judged_by_user_id: null,
      judged_at: null,
      row_version: eb('row_version', '+', 1),
    }))
    .where('org_id', '=', orgId)
    .where('claim_file_id', '=', from.claimFileId)
    .where('document_id', 'in', [...documentIds])
    .returning(['document_id', 'file_name'])
    .execute();
}
