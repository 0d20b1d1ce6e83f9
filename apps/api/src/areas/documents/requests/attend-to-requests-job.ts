import type { Transaction } from 'kysely';
import type { Env } from '#src/env.ts';
import type { Database } from '#src/generated/database.ts';
import { findDaysOff } from '#src/kernel/calendar/working-calendar-repository.ts';
import { publish, systemCaller, type ChangeContext } from '#src/kernel/events/domain-event.ts';
import { defineJob, noData } from '#src/kernel/jobs/define-job.ts';
import { recordTimelineEvent } from '#src/areas/claims/index.ts';
import { docRequestExpired, docRequestUnanswered } from '../events.ts';
import { takeAsSent } from './answer-request.ts';
import { cancelReminders, lockRequest, updateRequest } from './doc-request-repository.ts';
import {
  findExpiredRequests,
  findUnsentItems,
  hasPlannedReminders,
  isWorkLeft,
  lockDueReminder,
  updateReminder,
} from './due-request-repository.ts';
import { isOwed } from './request-progress.ts';
import { nextReminderTime } from './reminder-times.ts';
import { findRequestRule } from './request-rule-repository.ts';
import { sendReminder } from './send-reminder.ts';
import { isOpen, namesOf } from './settle-request.ts';
import type { RequestNeeds } from './write-to-recipient.ts';

type Needs = { env: Env; now: () => Date };
type Work = <Result>(work: (tx: Transaction<Database>) => Promise<Result>) => Promise<Result>;

/** Who uploads and then closes the page meant to send: after this time the files count as sent. */
const unsentMilliseconds = 30 * 60_000;

/** Reminds recipients, ends requests that are past their time, and takes as sent what was uploaded and never sent. */
export const attendToRequestsJob = defineJob({
  name: 'documents.attend-to-requests',
  title: {
    ro: 'Reamintiri și termene ale cererilor de documente',
    en: 'Reminders and terms of document requests',
  },
  // The next run comes within minutes.
  settings: { retries: 0, keptSeconds: 60 * 60 },
  data: noData,
  async work({ env, now }: Needs, { orgId, inTransaction }) {
    const needs = { trackerOrigin: env.TRACKER_ORIGIN, mailFrom: env.MAIL_FROM, smsSender: env.SMS_SENDER };
    // Each reminder leaves in a transaction of its own: a crash repeats none that has left.
    while (await inTransaction((tx) => remindNext(needs, contextOf(tx, orgId, now())))) continue;
    await takeUnsent(inTransaction, orgId, now());
    await expire(inTransaction, orgId, now());
  },
});

function contextOf(tx: Transaction<Database>, orgId: string, now: Date): ChangeContext {
  return { tx, caller: systemCaller(orgId), now };
}

/** Sends, moves or cancels the reminder that is due first; answers whether there was one. */
async function remindNext(needs: RequestNeeds, context: ChangeContext): Promise<boolean> {
  const { tx, caller, now } = context;
  const reminder = await lockDueReminder(tx, { orgId: caller.orgId, now });
  if (reminder === undefined) return false;
  const id = reminder.doc_request_reminder_id;
  const request = await lockRequest(tx, caller.orgId, reminder.doc_request_id);
  const isOwing =
    request !== undefined && isOpen(request) && request.items.some(({ state }) => isOwed(state));
  // A claim that was refused or is settled needs no more papers, whoever asked for them.
  if (!isOwing || !(await isWorkLeft(tx, caller.orgId, request.claim_file_id))) {
    await updateReminder(tx, caller.orgId, id, { state: 'cancelled' });
    return true;
  }
  // After a standstill the hour may have passed into the night.
  const rule = await findRequestRule(tx, caller.orgId);
  const leavesAt = nextReminderTime(now, rule, await findDaysOff(tx, caller.orgId));
  if (leavesAt > now) {
    await updateReminder(tx, caller.orgId, id, { due_at: leavesAt, is_moved: true });
    return true;
  }
  await updateReminder(tx, caller.orgId, id, { state: 'sent', sent_at: now });
  await sendReminder(needs, context, request);
  if (!(await hasPlannedReminders(tx, caller.orgId, request.doc_request_id)))
    await publish(context, docRequestUnanswered, {
      docRequestId: request.doc_request_id,
      claimFileId: request.claim_file_id,
      assignmentId: request.assignment_id,
      missing: namesOf(request.items.filter(({ state }) => isOwed(state))),
    });
  return true;
}

async function takeUnsent(inTransaction: Work, orgId: string, now: Date): Promise<void> {
  const uploadedBefore = new Date(now.getTime() - unsentMilliseconds);
  const unsent = await inTransaction((tx) => findUnsentItems(tx, { orgId, uploadedBefore }));
  for (const { docRequestId, docRequestItemId } of unsent)
    await inTransaction(async (tx) => {
      const request = await lockRequest(tx, orgId, docRequestId);
      const item = request?.items.find(({ doc_request_item_id: id }) => id === docRequestItemId);
      // Somebody may have sent it meanwhile.
      if (request === undefined || item === undefined || !isOpen(request) || !isOwed(item.state)) return;
      await takeAsSent(contextOf(tx, orgId, now), request, item);
    });
}

async function expire(inTransaction: Work, orgId: string, now: Date): Promise<void> {
  const expired = await inTransaction((tx) => findExpiredRequests(tx, { orgId, now }));
  for (const docRequestId of expired)
    await inTransaction(async (tx) => {
      const request = await lockRequest(tx, orgId, docRequestId);
      if (request === undefined || !isOpen(request) || request.status === 'accepted') return;
      const context = contextOf(tx, orgId, now);
      await cancelReminders(tx, orgId, [docRequestId]);
      await updateRequest(tx, orgId, docRequestId, { status: 'expired' });
      await recordTimelineEvent(context, {
        claimFileId: request.claim_file_id,
        assignmentId: request.assignment_id ?? undefined,
        kind: 'doc_request',
        title: { ro: 'Cererea de documente a expirat', en: 'The request for documents has expired' },
        body: request.items
          .filter(({ state }) => isOwed(state))
          .map((item) => item.name_ro)
          .join(', '),
        data: { doc_request_id: docRequestId },
      });
      await publish(context, docRequestExpired, {
        docRequestId,
        claimFileId: request.claim_file_id,
        assignmentId: request.assignment_id,
      });
    });
}
