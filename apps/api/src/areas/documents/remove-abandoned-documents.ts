import type { Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import type { FileStore } from '#src/kernel/files/file-store.ts';
import { deleteAbandonedDocuments } from './document-repository.ts';

const day = 24 * 60 * 60 * 1000;

/**
 * Removes files of one organisation that were uploaded for a notification which nobody sent within a day.
 *
 * Answers what is left to do once the transaction is committed: forgetting the content, never before its row.
 */
export async function removeAbandonedDocuments(
  { files }: { files: FileStore },
  { tx, orgId, now }: { tx: Transaction<Database>; orgId: string; now: Date },
): Promise<() => Promise<void>> {
  const keys = await deleteAbandonedDocuments(tx, orgId, new Date(now.getTime() - day));
  return async () => {
    for (const key of keys) await files.remove(key);
  };
}
