import type { FileStore } from '#src/kernel/files/file-store.ts';
import type { Call } from '#src/kernel/http/route-table.ts';
import { notFound } from '#src/kernel/problem/problem.ts';
import { deleteWaitingDocument } from './document-repository.ts';

type Needs = { files: FileStore };

/** Takes back a guest's own file, as long as no claim names it. */
export async function removeDocument({ files }: Needs, { path, caller, tx, audit }: Call<'removeDocument'>) {
  const keys = await deleteWaitingDocument(tx, caller, path.document_id);
  if (!keys) throw notFound();
  audit.subject(path.document_id);
  // Should the row come back because the transaction fails, the photo is simply not there any more: as was wished.
  for (const key of keys) await files.remove(key);
  return { success: true };
}
