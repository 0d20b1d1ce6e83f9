import type { Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import type { FileStore } from '#src/kernel/files/file-store.ts';
import { deleteExpiredExports } from './export-repository.ts';

/**
 * Removes exports of one organisation that are past their time.
 *
 * Answers what is left to do once the transaction is committed: forgetting the content, never before its row.
 */
export async function removeExpiredExports(
  { files }: { files: Pick<FileStore, 'remove'> },
  { tx, orgId, now }: { tx: Transaction<Database>; orgId: string; now: Date },
): Promise<() => Promise<void>> {
  const keys = await deleteExpiredExports(tx, orgId, now);
  return async () => {
    for (const key of keys) await files.remove(key);
  };
}
