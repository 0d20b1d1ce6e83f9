import type { FileStore } from '#src/kernel/files/file-store.ts';
import type { Call } from '#src/kernel/http/route-table.ts';
import { notFound } from '#src/kernel/problem/problem.ts';
import { recordTimelineEvent } from '../claims/index.ts';
import { deleteWaitingDocument } from './document-repository.ts';
import { deletePage } from './requests/guest-request-repository.ts';

type Needs = { files: FileStore };

/** Takes back a claimant's own file, as long as no claim names it, or the item that it answers is not sent. */
export async function removeDocument({ files }: Needs, call: Call<'removeDocument'>) {
  const { path, caller, tx, audit } = call;
  const keys =
    caller.kind === 'tracker' || caller.scope.docRequestId === undefined
      ? await deleteWaitingDocument(tx, caller, path.document_id)
      : await removePage(call, caller.scope.docRequestId);
  if (!keys) throw notFound();
  audit.subject(path.document_id);
  // Should the row come back because the transaction fails, the photo is simply not there any more: as was wished.
  for (const key of keys) await files.remove(key);
  return { success: true };
}

async function removePage(call: Call<'removeDocument'>, docRequestId: string): Promise<string[] | undefined> {
  const { path, caller, tx } = call;
  const page = await deletePage(tx, { orgId: caller.orgId, docRequestId, documentId: path.document_id });
  if (page === undefined) return undefined;
  await recordTimelineEvent(call, {
    claimFileId: page.claim_file_id,
    assignmentId: page.assignment_id ?? undefined,
    kind: 'document',
    title: { ro: 'Document retras de cine l-a trimis', en: 'Document taken back by its sender' },
    body: page.file_name,
  });
  return [page.storage_key, page.thumbnail_key, page.copy_key].filter((key) => key !== null);
}
