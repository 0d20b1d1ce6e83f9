import type { Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';

/** Takes a stored file out of every list: only the record that names it gives it out. */
export async function markPrivate(
  tx: Transaction<Database>,
  orgId: string,
  documentId: string,
): Promise<void> {
  await tx
    .updateTable('document')
    .set({ is_private: true })
    .where('org_id', '=', orgId)
    .where('document_id', '=', documentId)
    .execute();
}

/** A private file with what is needed to give it out. */
export async function findPrivateDocument(tx: Transaction<Database>, orgId: string, documentId: string) {
  return tx
    .selectFrom('document')
    .where('org_id', '=', orgId)
    .where('document_id', '=', documentId)
    .where('is_private', '=', true)
    .select(['file_name', 'mime_type', 'size_bytes', 'storage_key', 'scan_state'])
    .executeTakeFirst();
}

/** Forgets a private file; answers the key of its content. */
export async function deletePrivateDocument(
  tx: Transaction<Database>,
  orgId: string,
  documentId: string,
): Promise<string | undefined> {
  const row = await tx
    .deleteFrom('document')
    .where('org_id', '=', orgId)
    .where('document_id', '=', documentId)
    .where('is_private', '=', true)
    .returning('storage_key')
    .executeTakeFirst();
  return row?.storage_key;
}
