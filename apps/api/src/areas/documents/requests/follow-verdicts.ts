import type { ChangeContext } from '#src/kernel/events/domain-event.ts';
import type { RequestNeeds } from './write-to-recipient.ts';
import {
  countItemFiles,
  findRequestOfItem,
  lockRequest,
  type LockedRequest,
} from './doc-request-repository.ts';
import { askAgain, changeItems, isOpen } from './settle-request.ts';

/** Documents that were judged, with the items of requests that they answer. */
type Judged = { documents: readonly { docRequestItemId: string | null }[] };

/** An item is accepted once every file that came for it is. */
export async function acceptItems(context: ChangeContext, { documents }: Judged): Promise<void> {
  const { tx, caller, now } = context;
  for (const { request, itemIds } of await lockJudged(context, documents)) {
    const accepted = [];
    for (const itemId of itemIds) {
      const files = await countItemFiles(tx, caller.orgId, itemId);
      if (files.count > 0 && files.count === files.accepted) accepted.push(itemId);
    }
    const values = {
      state: 'accepted' as const,
      reject_reason: null,
      ...decidedBy(context),
      decided_at: now,
    };
    if (accepted.length > 0) await changeItems(context, request, new Map(accepted.map((id) => [id, values])));
  }
}

/** An item of which a file was refused is asked for again, with the reason. */
export async function refuseItems(
  needs: RequestNeeds,
  context: ChangeContext,
  { documents, reason }: Judged & { reason: string },
): Promise<void> {
  for (const { request, itemIds } of await lockJudged(context, documents)) {
    const values = {
      state: 'rejected' as const,
      reject_reason: reason,
      ...decidedBy(context),
      decided_at: context.now,
    };
    const changed = await changeItems(context, request, new Map(itemIds.map((id) => [id, values])));
    const items = changed.items.filter((item) => itemIds.includes(item.doc_request_item_id));
    await askAgain(needs, context, changed, items);
  }
}

/** An item whose verdict was taken back waits for one again. */
export async function reopenItems(context: ChangeContext, { documents }: Judged): Promise<void> {
  for (const { request, itemIds } of await lockJudged(context, documents)) {
    const values = {
      state: 'received' as const,
      reject_reason: null,
      decided_at: null,
      decided_by_user_id: null,
    };
    await changeItems(context, request, new Map(itemIds.map((id) => [id, values])));
  }
}

type JudgedRequest = { request: LockedRequest; itemIds: string[] };

/** The open requests that judged documents belong to, locked in the order of their ids. */
async function lockJudged(
  { tx, caller }: ChangeContext,
  documents: Judged['documents'],
): Promise<JudgedRequest[]> {
  const itemsOfRequests = new Map<string, string[]>();
  const itemIds = new Set(documents.flatMap(({ docRequestItemId }) => docRequestItemId ?? []));
  for (const itemId of itemIds) {
    const requestId = await findRequestOfItem(tx, caller.orgId, itemId);
    if (requestId === undefined) continue;
    itemsOfRequests.set(requestId, [...(itemsOfRequests.get(requestId) ?? []), itemId]);
  }
  const judged: JudgedRequest[] = [];
  for (const requestId of [...itemsOfRequests.keys()].sort()) {
    const request = await lockRequest(tx, caller.orgId, requestId);
    if (request !== undefined && isOpen(request))
      judged.push({ request, itemIds: itemsOfRequests.get(requestId) ?? [] });
  }
  return judged;
}

/** Who decides, as items keep it. */
export function decidedBy({ caller }: Pick<ChangeContext, 'caller'>) {
  return { decided_by_user_id: 'userId' in caller ? (caller.actorUserId ?? caller.userId) : null };
}
