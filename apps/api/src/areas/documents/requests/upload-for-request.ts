import type { GuestCaller } from '#src/kernel/http/caller.ts';
import type { Call } from '#src/kernel/http/route-table.ts';
import { fieldRefused, notFound, Problem } from '#src/kernel/problem/problem.ts';
import type { ChangeContext } from '#src/kernel/events/domain-event.ts';
import { takeAsSent, takesFiles } from './answer-request.ts';
import { findRequestOfItem, lockRequest } from './doc-request-repository.ts';
import { countPages, findItemOnFile, findRequestedItem } from './guest-request-repository.ts';
import { isOpen } from './settle-request.ts';

/** A document that somebody was asked for has this many pages at most. */
const mostPages = 20;

/** Where a file of a request belongs, and which kind of document it is. */
export type RequestedHome = {
  claimFileId: string;
  assignmentId: string | undefined;
  docRequestItemId: string;
  docTypeCode: string;
};

type StaffUpload = {
  tx: Call<'uploadDocument'>['tx'];
  orgId: string;
  claimFileId: string;
  itemId: string;
};

/** Finds the item that a member of staff answers for its recipient, such as with a paper that came by post. */
export async function itemForStaff({ tx, itemId, ...of }: StaffUpload) {
  const item = await findItemOnFile(tx, { ...of, itemId });
  if (item === undefined) throw notFound();
  if (!isOpen(item) || (!takesFiles(item) && item.state !== 'received')) throw new Problem(409, 'conflict');
  await refuseMorePages(tx, of.orgId, itemId);
  return { docRequestItemId: item.docRequestItemId, docTypeCode: item.docTypeCode };
}

/** The item has got its file: nobody is reminded of it any more. */
export async function answerForRecipient(context: ChangeContext, itemId: string): Promise<void> {
  const { tx, caller } = context;
  const docRequestId = await findRequestOfItem(tx, caller.orgId, itemId);
  const request = docRequestId === undefined ? undefined : await lockRequest(tx, caller.orgId, docRequestId);
  const item = request?.items.find(({ doc_request_item_id: id }) => id === itemId);
  if (request === undefined || item === undefined) throw notFound();
  if (item.state !== 'received') await takeAsSent(context, request, item);
}

async function refuseMorePages(tx: Upload['tx'], orgId: string, itemId: string): Promise<void> {
  if ((await countPages(tx, orgId, itemId)) >= mostPages)
    throw new Problem(413, 'too_many_files', {
      context: { limit: mostPages },
      fields: [{ field: 'file', code: 'too_many' }],
    });
}

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
  await refuseMorePages(tx, caller.orgId, itemId);
  return {
    claimFileId: item.claimFileId,
    assignmentId: item.assignmentId ?? undefined,
    docRequestItemId: item.docRequestItemId,
    docTypeCode: item.docTypeCode,
  };
}
