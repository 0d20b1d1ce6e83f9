import { addWorkingDays } from '@dosar/kernel/working-days';
import { localDateOf } from '@dosar/kernel/zone';
import { findDaysOff } from '#src/kernel/calendar/working-calendar-repository.ts';
import { publish, type ChangeContext } from '#src/kernel/events/domain-event.ts';
import type { GuestCaller } from '#src/kernel/http/caller.ts';
import type { BilingualText, Language } from '#src/kernel/http/request-language.ts';
import type { Call } from '#src/kernel/http/route-table.ts';
import { notFound, Problem } from '#src/kernel/problem/problem.ts';
import { recordTimelineEvent } from '#src/areas/claims/index.ts';
import { docRequestAnswered } from '../events.ts';
import {
  countItemFiles,
  lockRequest,
  type LockedRequest,
  type RequestItem,
} from './doc-request-repository.ts';
import { findRequestForGuest } from './guest-request-repository.ts';
import { isOwed, isSettled } from './request-progress.ts';
import { changeItems, isOpen } from './settle-request.ts';

/** Where recipients follow their claim. */
type Needs = { trackerOrigin: string };
type GuestCall = Pick<Call<'getRequestedDocuments'>, 'tx' | 'caller' | 'now' | 'language'>;

/** Working days within which somebody looks at what came. */
const verdictDays = 2;

/** The request whose link the guest came by. */
export async function getRequested({ trackerOrigin }: Needs, { tx, caller, now, language }: GuestCall) {
  const { orgId } = caller;
  const found = await findRequestForGuest(tx, { orgId, docRequestId: requestOf(caller), language, now });
  if (found === undefined) throw notFound();
  const { org_code: orgCode, contact_name: name, contact_phone: phone, ...request } = found;
  const answeredOn = localDateOf(request.answered_at === null ? now : new Date(request.answered_at));
  return {
    ...request,
    verdict_by: addWorkingDays(answeredOn, verdictDays, await findDaysOff(tx, orgId)),
    contact: { name, phone },
    tracker_url: `${trackerOrigin}/status/${request.claim_file_no}?org_code=${encodeURIComponent(orgCode)}`,
  };
}

/** Takes the files of an item as complete: from now on somebody looks at them. */
export async function sendRequested(needs: Needs, call: Call<'sendRequestedDocument'>) {
  const { request, item } = await lockedItem(call, call.path.doc_request_item_id);
  call.audit.subject(request.doc_request_id);
  if (item.state !== 'received') {
    if (isSettled(item.state)) throw new Problem(409, 'conflict');
    await takeAsSent(call, request, item);
  }
  return getRequested(needs, call);
}

/** Notes that the recipient does not have a document. Files that were uploaded before stay. */
export async function declineRequested(needs: Needs, call: Call<'declineRequestedDocument'>) {
  const { body, path, now } = call;
  const { request, item } = await lockedItem(call, path.doc_request_item_id);
  call.audit.subject(request.doc_request_id);
  if (isSettled(item.state) || item.state === 'received') throw new Problem(409, 'conflict');
  await changeItems(
    call,
    request,
    new Map([
      [
        item.doc_request_item_id,
        {
          state: 'not_owned',
          not_owned_code: body.reason_code,
          not_owned_note: body.note ?? null,
          answered_at: now,
          decided_at: null,
          decided_by_user_id: null,
        },
      ],
    ]),
  );
  const reason = [reasons[body.reason_code].ro, body.note].filter(Boolean).join(': ');
  await tellOfAnswer(call, request, item, {
    title: { ro: 'Nu deține un document cerut', en: 'Does not have a requested document' },
    body: `${item.name_ro} (${reason})`,
    isDeclined: true,
  });
  return getRequested(needs, call);
}

const reasons = {
  where_from: { ro: 'nu știe de unde îl ia' },
  not_now: { ro: 'nu îl poate trimite acum' },
  somebody_else: { ro: 'este la altcineva' },
  given_already: { ro: 'l-a dat deja' },
  other: { ro: 'alt motiv' },
} as const;

/** Marks an item as received, once there is a file that was not judged yet. */
export async function takeAsSent(
  context: ChangeContext,
  request: LockedRequest,
  item: RequestItem,
): Promise<void> {
  const files = await countItemFiles(context.tx, context.caller.orgId, item.doc_request_item_id);
  if (files.count === files.accepted) throw new Problem(409, 'conflict');
  const values = {
    state: 'received',
    answered_at: context.now,
    not_owned_code: null,
    not_owned_note: null,
  } as const;
  await changeItems(context, request, new Map([[item.doc_request_item_id, values]]));
  await tellOfAnswer(context, request, item, {
    title: { ro: 'Document cerut, primit', en: 'Requested document received' },
    body: item.name_ro,
    isDeclined: false,
  });
}

async function tellOfAnswer(
  context: ChangeContext,
  request: LockedRequest,
  item: RequestItem,
  { isDeclined, ...entry }: { title: BilingualText; body: string; isDeclined: boolean },
): Promise<void> {
  const { doc_request_id: docRequestId, claim_file_id: claimFileId, assignment_id: assignmentId } = request;
  await recordTimelineEvent(context, {
    claimFileId,
    assignmentId: assignmentId ?? undefined,
    kind: 'doc_request',
    data: { doc_request_id: docRequestId },
    ...entry,
  });
  await publish(context, docRequestAnswered, {
    docRequestId,
    docRequestItemId: item.doc_request_item_id,
    claimFileId,
    assignmentId,
    isDeclined,
  });
}

/** The request of a guest; for guests who came by another link there is none. */
function requestOf(caller: GuestCaller): string {
  if (caller.scope.docRequestId === undefined) throw notFound();
  return caller.scope.docRequestId;
}

async function lockedItem(
  { tx, caller }: { tx: ChangeContext['tx']; caller: GuestCaller; language: Language },
  itemId: string,
) {
  const request = await lockRequest(tx, caller.orgId, requestOf(caller));
  const item = request?.items.find(({ doc_request_item_id: id }) => id === itemId);
  if (request === undefined || item === undefined || !isOpen(request)) throw notFound();
  return { request, item };
}

/** Whether files may still come for an item. */
export function takesFiles(item: Pick<RequestItem, 'state'>): boolean {
  return isOwed(item.state) || item.state === 'not_owned';
}
