import type { Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import type { GrowingFiles } from './growing-files.ts';
import { deleteOldUploads, findKeptUploads } from './upload-repository.ts';

type Moment = {
  orgId: string;
  now: Date;
  inTransaction: <Result>(work: (tx: Transaction<Database>) => Promise<Result>) => Promise<Result>;
};

const dayMilliseconds = 24 * 60 * 60 * 1000;

/** Removes the parts of files that became documents, and everything of uploads that nobody finished within a day. */
export async function forgetUploads(
  growing: GrowingFiles,
  { orgId, now, inTransaction }: Moment,
): Promise<void> {
  const kept = await inTransaction((tx) => findKeptUploads(tx, orgId));
  const olderThan = new Date(now.getTime() - dayMilliseconds);
  const old = await inTransaction((tx) => deleteOldUploads(tx, orgId, olderThan));
  for (const id of [...kept, ...old]) await growing.remove(id);
}
