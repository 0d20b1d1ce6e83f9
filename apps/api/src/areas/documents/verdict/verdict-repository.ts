import { sql, type Transaction } from 'kysely';
import type { Schema } from '@dosar/openapi';
import type { Database } from '#src/generated/database.ts';

/** A document that is about to be judged, locked until the transaction ends. */
export type JudgedDocument = Pick<Schema<'Document'>, 'state' | 'scan_state' | 'row_version'> & {
  document_id: string;
  assignment_id: string | null;
  doc_request_item_id: string | null;
  file_name: string;
};

/** Locks documents of a claim file, in the order of their ids so that two verdicts never wait for each other. */
export async function lockDocuments(
  tx: Transaction<Database>,
  orgId: string,
  claimFileId: string,
  documentIds: readonly string[],
): Promise<ReadonlyMap<string, JudgedDocument>> {
  const rows = await tx
    .selectFrom('document')
    .where('org_id', '=', orgId)
    .where('claim_file_id', '=', claimFileId)
    .where('document_id', 'in', [...documentIds])
    .select([
      'document_id',
      'assignment_id',
      'doc_request_item_id',
      'file_name',
      'state',
      'scan_state',
      'row_version',
    ])
    .orderBy('document_id')
    .forUpdate()
    .execute();
  return new Map(rows.map((row) => [row.document_id, row]));
}

type Verdict = {
  state: Schema<'Document'>['state'];
  reason: string | null;
  /** Nobody when the verdict is taken back. */
  judgedBy: string | null;
  now: Date;
};

/** Stores a verdict on locked documents. */
export async function storeVerdict(
  tx: Transaction<Database>,
  orgId: string,
  documentIds: readonly string[],
  { state, reason, judgedBy, now }: Verdict,
): Promise<void> {
  await tx
    .updateTable('document')
    .set((row) => ({
      state,
      reject_reason: reason,
      judged_by_user_id: judgedBy,
      judged_at: judgedBy === null ? null : now,
      row_version: row('row_version', '+', 1),
    }))
    .where('org_id', '=', orgId)
    .where('document_id', 'in', [...documentIds])
    .execute();
}

type Facts = Partial<{
  doc_type_code: string;
  visibility: Schema<'Visibility'>;
  registration_no: string | null;
  registration_date: string | null;
  description: string | null;
}>;

/** A document of a claim file with what a change of its facts has to know. */
export async function findChangeable(tx: Transaction<Database>, orgId: string, documentId: string) {
  return tx
    .selectFrom('document')
    .where('org_id', '=', orgId)
    .where('document_id', '=', documentId)
    .where('claim_file_id', 'is not', null)
    .select([
      'claim_file_id',
      'assignment_id',
      'file_name',
      'mime_type',
      'doc_type_code',
      'visibility',
      'row_version',
    ])
    .forUpdate()
    .executeTakeFirst();
}

/** Stores new facts about a document that was read in this transaction. */
export async function storeFacts(
  tx: Transaction<Database>,
  orgId: string,
  documentId: string,
  facts: Facts,
): Promise<void> {
  await tx
    .updateTable('document')
    .set({ ...facts, row_version: sql`row_version + 1` })
    .where('org_id', '=', orgId)
    .where('document_id', '=', documentId)
    .execute();
}
