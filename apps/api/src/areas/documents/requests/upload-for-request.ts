import type { GuestCaller } from '#src/kernel/http/caller.ts';
import type { Call } from '#src/kernel/http/route-table.ts';
import { fieldRefused, notFound, Problem } from '#src/kernel/problem/problem.ts';
import { takesFiles } from './answer-request.ts';
import { countPages, findRequestedItem } from './guest-request-repository.ts';

/** A document that somebody was asked for has this many pages at most. */
const mostPages = 20;

/** Where a file of a request belongs, and which kind of document it is. */
export type RequestedHome = {
  claimFileId: string;
  assignmentId: string | undefined;
  docRequestItemId: string;
  docTypeCode: string;
};

type Upload = {
  tx: Call<'uploadDocument'>['tx'];
  caller: GuestCaller;
  docRequestId: string;
  itemId: string | undefined;
};

/** Finds the item that a guest's file is for; refuses one that waits for nothing, or has pages enough. */
export async function homeInRequest({ tx, caller, docRequestId, itemId }: Upload): Promise<RequestedHome> {
  if (itemId === undefined) throw fieldRefused('doc_request_item_id', 'required');
  const item = await findRequestedItem(tx, { orgId: caller.orgId, docRequestId, itemId });
  if (item === undefined) throw notFound();
  if (!takesFiles(item)) throw new Problem(409, 'conflict');
  if ((await countPages(tx, caller.orgId, itemId)) >= mostPages)
    throw new Problem(413, 'too_many_files', {
      context: { limit: mostPages },
      fields: [{ field: 'file', code: 'too_many' }],
    });
  return {
    claimFileId: item.claimFileId,
    assignmentId: item.assignmentId ?? undefined,
    docRequestItemId: item.docRequestItemId,
    docTypeCode: item.docTypeCode,
  };
}
