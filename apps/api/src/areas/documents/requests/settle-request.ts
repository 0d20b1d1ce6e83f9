import type { Updateable } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import { findDaysOff } from '#src/kernel/calendar/working-calendar-repository.ts';
import { publish, type ChangeContext } from '#src/kernel/events/domain-event.ts';
import { recordTimelineEvent } from '#src/areas/claims/index.ts';
import { docRequestCompleted } from '../events.ts';
import {
  cancelReminders,
  lockRequest,
  replaceReminders,
  updateItem,
  updateRequest,
  type LockedRequest,
  type RequestItem,
} from './doc-request-repository.ts';
import { isOwed, isSettled, statusOfItems } from './request-progress.ts';
import { reminderTimes } from './reminder-times.ts';
import { findRequestRule } from './request-rule-repository.ts';
import { writeToRecipients, type RequestNeeds } from './write-to-recipient.ts';

/** New values of some items of a request, by their ids. */
export type ItemChanges = ReadonlyMap<string, Updateable<Database['doc_request_item']>>;

/** Whether a request can still change: it is neither withdrawn nor expired. */
export function isOpen({ status }: Pick<LockedRequest, 'status'>): boolean {
  return ['sent', 'viewed', 'partial', 'received', 'accepted', 'rejected'].includes(status);
}

/**
 * Changes items of a locked request, with everything that follows from it: its status, its reminders, and the entry
 * in the timeline once nothing is left to do. Answers the request as it stands then.
 */
export async function changeItems(
  context: ChangeContext,
  request: LockedRequest,
  changes: ItemChanges,
): Promise<LockedRequest> {
  const { tx, caller, now } = context;
  for (const [itemId, values] of changes) await updateItem(tx, caller.orgId, itemId, values);
  const changed = await lockRequest(tx, caller.orgId, request.doc_request_id);
  if (changed === undefined) throw new Error('A request for documents is gone in the middle of its change.');

  const states = changed.items.map(({ state }) => state);
  const status = statusOfItems(states, changed.viewed_at !== null);
  const isCompleted = status === 'accepted' && changed.status !== 'accepted';
  await updateRequest(tx, caller.orgId, changed.doc_request_id, {
    status,
    completed_at: status === 'accepted' ? now : null,
  });
  if (!states.some(isOwed)) await cancelReminders(tx, caller.orgId, [changed.doc_request_id]);
  if (isCompleted) await tellOfCompletion(context, changed);
  return { ...changed, status, row_version: changed.row_version + 1 };
}

async function tellOfCompletion(context: ChangeContext, request: LockedRequest): Promise<void> {
  const { doc_request_id: docRequestId, claim_file_id: claimFileId, assignment_id: assignmentId } = request;
  await recordTimelineEvent(context, {
    claimFileId,
    assignmentId: assignmentId ?? undefined,
    kind: 'doc_request',
    title: { ro: 'Toate documentele cerute sunt rezolvate', en: 'All requested documents are settled' },
    body: namesOf(request.items.filter(({ state }) => isSettled(state))),
    data: { doc_request_id: docRequestId },
  });
  await publish(context, docRequestCompleted, { docRequestId, claimFileId, assignmentId });
}

/**
 * Asks again for items that were refused, or whose reason for not having them was: the recipient reads why, and the
 * reminders begin anew.
 */
export async function askAgain(
  needs: RequestNeeds,
  context: ChangeContext,
  request: LockedRequest,
  items: readonly RequestItem[],
): Promise<void> {
  const { tx, caller, now } = context;
  const { doc_request_id: docRequestId } = request;
  const rule = await findRequestRule(tx, caller.orgId);
  const reminders = reminderTimes(now, rule, await findDaysOff(tx, caller.orgId));
  await replaceReminders(tx, caller.orgId, [docRequestId], reminders);
  await recordTimelineEvent(context, {
    claimFileId: request.claim_file_id,
    assignmentId: request.assignment_id ?? undefined,
    kind: 'doc_request',
    title: { ro: 'Cerut din nou', en: 'Requested again' },
    body: items.map((item) => `${item.name_ro}: ${item.reject_reason ?? ''}`).join('\n'),
    data: { doc_request_id: docRequestId },
  });
  await writeToRecipients(needs, context, new Map([[docRequestId, { occasion: 'refused', items }]]));
}

/** Romanian names of items, as the timeline keeps them. */
export function namesOf(items: readonly Pick<RequestItem, 'name_ro'>[]): string {
  return items.map((item) => item.name_ro).join(', ');
}
