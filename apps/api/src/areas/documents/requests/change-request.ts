import { findDaysOff } from '#src/kernel/calendar/working-calendar-repository.ts';
import type { Call } from '#src/kernel/http/route-table.ts';
import { fieldRefused, notFound, Problem, staleRowVersion } from '#src/kernel/problem/problem.ts';
import { recordTimelineEvent } from '#src/areas/claims/index.ts';
import {
  cancelReminders,
  findRequestOfItem,
  insertReminder,
  lockRequest,
  updateRequest,
  type LockedRequest,
} from './doc-request-repository.ts';
import { decidedBy } from './follow-verdicts.ts';
import { isOwed } from './request-progress.ts';
import { nextReminderTime } from './reminder-times.ts';
import { findDocRequests } from './request-list-repository.ts';
import { findRequestRule } from './request-rule-repository.ts';
import { sendReminder } from './send-reminder.ts';
import { askAgain, changeItems, isOpen } from './settle-request.ts';
import type { RequestNeeds } from './write-to-recipient.ts';

type StaffCall = Pick<
  Call<'remindDocRequest' | 'withdrawDocRequest' | 'answerNotOwned'>,
  'tx' | 'caller' | 'now' | 'language' | 'audit'
>;

/** Reminds the recipient now, or at the next hour at which the organisation writes to people. */
export async function remindRequest(needs: RequestNeeds, call: Call<'remindDocRequest'>) {
  const { path, body, tx, caller, now } = call;
  const request = await lockedForChange(call, path.doc_request_id, body.row_version);
  if (!request.items.some(({ state }) => isOwed(state))) throw new Problem(409, 'conflict');
  const rule = await findRequestRule(tx, caller.orgId);
  const dueAt = nextReminderTime(now, rule, await findDaysOff(tx, caller.orgId));
  const isNow = dueAt <= now;
  await insertReminder(tx, {
    orgId: caller.orgId,
    docRequestId: request.doc_request_id,
    dueAt,
    sentAt: isNow ? now : null,
  });
  if (isNow) await sendReminder(needs, call, request);
  await updateRequest(tx, caller.orgId, request.doc_request_id, {});
  return answer(call, request.doc_request_id);
}

/** Withdraws a request: its link opens nothing any more. */
export async function withdrawRequest(call: Call<'withdrawDocRequest'>) {
  const { path, body, tx, caller } = call;
  const request = await lockedForChange(call, path.doc_request_id, body.row_version);
  if (request.status === 'accepted') throw new Problem(409, 'conflict');
  await cancelReminders(tx, caller.orgId, [request.doc_request_id]);
  await updateRequest(tx, caller.orgId, request.doc_request_id, { status: 'cancelled' });
  await recordTimelineEvent(call, {
    claimFileId: request.claim_file_id,
    assignmentId: request.assignment_id ?? undefined,
    kind: 'doc_request',
    title: { ro: 'Cererea de documente a fost retrasă', en: 'The request for documents was withdrawn' },
    body: request.items.map((item) => item.name_ro).join(', '),
    data: { doc_request_id: request.doc_request_id },
  });
  return answer(call, request.doc_request_id);
}

/** Accepts that the recipient does not have a document, or asks for it all the same. */
export async function answerNotOwned(needs: RequestNeeds, call: Call<'answerNotOwned'>) {
  const { path, body, tx, caller, now } = call;
  const docRequestId = await findRequestOfItem(tx, caller.orgId, path.doc_request_item_id);
  const request = docRequestId === undefined ? undefined : await lockRequest(tx, caller.orgId, docRequestId);
  const item = request?.items.find(({ doc_request_item_id: id }) => id === path.doc_request_item_id);
  if (request === undefined || item === undefined) throw notFound();
  if (item.row_version !== body.row_version) throw staleRowVersion(item.row_version);
  if (!isOpen(request) || item.state !== 'not_owned') throw new Problem(409, 'conflict');
  if (body.decision === 'ask_again' && body.reason === undefined) throw fieldRefused('reason', 'required');

  const isAccepted = body.decision === 'accept';
  const changed = await changeItems(
    call,
    request,
    new Map([
      [
        item.doc_request_item_id,
        {
          state: isAccepted ? 'waived' : 'rejected',
          reject_reason: isAccepted ? null : (body.reason ?? null),
          decided_at: now,
          ...decidedBy(call),
        },
      ],
    ]),
  );
  if (isAccepted)
    await recordTimelineEvent(call, {
      claimFileId: request.claim_file_id,
      assignmentId: request.assignment_id ?? undefined,
      kind: 'doc_request',
      title: { ro: 'Se renunță la un document cerut', en: 'A requested document is not needed any more' },
      body: item.name_ro,
      data: { doc_request_id: request.doc_request_id },
    });
  else
    await askAgain(
      needs,
      call,
      changed,
      changed.items.filter(({ doc_request_item_id: id }) => id === item.doc_request_item_id),
    );
  return answer(call, request.doc_request_id);
}

async function lockedForChange(
  call: StaffCall,
  docRequestId: string,
  rowVersion: number,
): Promise<LockedRequest> {
  const request = await lockRequest(call.tx, call.caller.orgId, docRequestId);
  if (request === undefined) throw notFound();
  if (request.row_version !== rowVersion) throw staleRowVersion(request.row_version);
  if (!isOpen(request)) throw new Problem(409, 'conflict');
  return request;
}

async function answer({ tx, caller, language, audit }: StaffCall, docRequestId: string) {
  audit.subject(docRequestId);
  const [request] = await findDocRequests(tx, { orgId: caller.orgId, language, docRequestId });
  if (request === undefined) throw notFound();
  return request;
}
