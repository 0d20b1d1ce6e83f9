import {
  actRefusal,
  dueOnDay,
  isFinal,
  isOfPartner,
  nextPartyOf,
  stateAfter,
  stepDueAt,
  stepTime,
  type JobAct,
  type JobStanding,
} from '@dosar/partners-domain';
import { localDateOf } from '@dosar/kernel/zone';
import { findDaysOff } from '#src/kernel/calendar/working-calendar-repository.ts';
import type { ChangeContext } from '#src/kernel/events/domain-event.ts';
import { notFound, staleRowVersion } from '#src/kernel/problem/problem.ts';
import { judgePartner } from '../special/rules/allowed-partner.ts';
import { bareChange, factsOf, type ActDetails, type ActingSide } from './act-details.ts';
import { checkedDetails, missingDetail } from './checked-details.ts';
import { agreeQuote } from './agree-lines.ts';
import { announceMove } from './announce-move.ts';
import { insertLines } from './job-line-repository.ts';
import { jobRefused } from './job-refused.ts';
import {
  findJob,
  insertStep,
  updateJob,
  type JobChange,
  type JobPlace,
  type JobRow,
} from './job-repository.ts';
import { answerOffer, insertOffer, isTakingWork, type ChosenShop } from './offer-repository.ts';

/** One act on a job. */
export type JobCommand = {
  partnerJobId: string;
  act: JobAct;
  /** The version that was read; the product acts on what it holds. */
  rowVersion: number | undefined;
  by: ActingSide;
  details?: ActDetails;
};

/**
 * Does one thing to a job, with all that belongs to it: the next step and its time, the offer, the history, the timeline of
 * the file and the event, in the caller's transaction.
 */
export async function carryOut(context: ChangeContext, command: JobCommand): Promise<JobRow> {
  const { tx, caller, now } = context;
  const place = { orgId: caller.orgId, partnerJobId: command.partnerJobId };
  const job = await findJob(tx, place, { isHeld: true });
  if (job === undefined) throw notFound();
  if (command.rowVersion !== undefined && job.row_version !== command.rowVersion)
    throw staleRowVersion(job.row_version);
  const refusal = actRefusal(standingOf(job), command.by.side, command.act);
  if (refusal !== undefined) throw jobRefused(refusal);
  const details = checkedDetails(job, command, localDateOf(now));
  const change = await changeOf(context, job, command, details);
  const standing = afterwards(job, command.act, change);
  const dueAt = await dueAfter(context, standing, change.parts_until ?? job.parts_until);
  await updateJob(
    tx,
    place,
    {
      state: standing.state,
      stateSince: standing.state === job.state ? job.state_since : now,
      nextParty: nextPartyOf(standing),
      dueAt,
      endedAt: isFinal(standing.state) ? now : null,
    },
    change,
  );
  await keepOffer(context, place, { job, command, details, dueAt });
  await keepStep(context, place, { job, command, details, to: standing.state });
  const moved = await findJob(tx, place, { isHeld: false });
  if (moved === undefined) throw notFound();
  await announceMove(context, { job, moved, act: command.act, by: command.by, reason: details.reason });
  return moved;
}

/** What of a job decides what can happen to it. */
export const standingOf = (job: JobRow): JobStanding => ({
  state: job.state,
  kind: job.kind,
  isInvoiceCleared: job.invoice_cleared_at !== null,
});

type Told = { job: JobRow; command: JobCommand; details: ActDetails };

async function changeOf(
  context: ChangeContext,
  job: JobRow,
  { act }: JobCommand,
  details: ActDetails,
): Promise<JobChange> {
  const { tx, caller, now } = context;
  if (act === 'approve_quote') {
    const place = { orgId: caller.orgId, partnerJobId: job.partner_job_id };
    const quote = { quoteBani: job.quote_bani, answers: details.answers };
    return { agreed_bani: await agreeQuote(context, place, quote) };
  }
  if (act !== 'send' && act !== 'offer_next') return bareChange(act, details, now);
  const { to, reason } = details;
  if (to === undefined) throw missingDetail('to');
  await requireAllowed({ tx, orgId: caller.orgId, job, to });
  const isOfDirectory = 'partnerId' in to;
  return {
    partner_id: isOfDirectory ? to.partnerId : null,
    shop_name: isOfDirectory ? null : to.shop.name,
    shop_phone: isOfDirectory ? null : to.shop.phone,
    shop_email: isOfDirectory ? null : to.shop.email,
    shop_address: isOfDirectory ? null : to.shop.address,
    choice_reason: reason ?? null,
    offer_no: job.offer_no + 1,
  };
}

type Offered = { tx: ChangeContext['tx']; orgId: string; job: JobRow; to: ChosenShop };

async function requireAllowed({ tx, orgId, job, to }: Offered): Promise<void> {
  if (!('partnerId' in to)) return;
  if (!(await isTakingWork(tx, orgId, to.partnerId))) throw jobRefused('partner_not_working');
  const verdict = await judgePartner(tx, { orgId, claimFileId: job.claim_file_id }, to.partnerId);
  if (!verdict.isAllowed) throw jobRefused('partner_not_allowed');
}

function afterwards(job: JobRow, act: JobAct, change: JobChange): JobStanding {
  const clearedAt =
    change.invoice_cleared_at === undefined ? job.invoice_cleared_at : change.invoice_cleared_at;
  return { state: stateAfter(act), kind: job.kind, isInvoiceCleared: clearedAt !== null };
}

/** Until when the next party has to act. */
export async function dueAfter(
  { tx, caller, now }: ChangeContext,
  { kind, state, isInvoiceCleared }: JobStanding,
  partsUntil: string | null,
): Promise<Date | null> {
  if (state === 'waiting_parts') return partsUntil === null ? null : dueOnDay(partsUntil);
  const time = stepTime(kind, state, isInvoiceCleared);
  return time === undefined ? null : stepDueAt(time, now, await findDaysOff(tx, caller.orgId));
}

async function keepOffer(
  { tx, now }: ChangeContext,
  place: JobPlace,
  { job, command, details, dueAt }: Told & { dueAt: Date | null },
): Promise<void> {
  const { act, by } = command;
  const answers = {
    accept: 'accepted',
    decline: 'declined',
    fall_silent: 'silent',
    take_back: 'withdrawn',
    cancel: 'withdrawn',
  } as const;
  if (act in answers) {
    const answer = answers[act as keyof typeof answers];
    await answerOffer(tx, place, { answer, reason: details.reason ?? null, now });
    return;
  }
  if (details.to === undefined || dueAt === null || (act !== 'send' && act !== 'offer_next')) return;
  await insertOffer(tx, place, {
    offerNo: job.offer_no + 1,
    to: details.to,
    chosenBy: by.side === 'product' ? 'product' : 'handler',
    reason: details.reason ?? '',
    sentAt: now,
    dueAt,
  });
}

async function keepStep(
  { tx, caller, now }: ChangeContext,
  place: JobPlace,
  { job, command, details, to }: Told & { to: JobRow['state'] },
): Promise<void> {
  const { act, by } = command;
  const isOurs = caller.kind === 'staff' && by.side !== 'product' && by.side !== 'partner';
  await insertStep(tx, place, {
    ...{ act, from: job.state },
    to,
    side: by.side,
    isByPhone: by.side === 'handler' && isOfPartner(act),
    userId: isOurs ? (caller.actorUserId ?? caller.userId) : null,
    name: by.name ?? null,
    reason: details.reason ?? null,
    facts: factsOf(details),
    wasDueAt: job.due_at,
    now,
  });
  if (details.lines !== undefined) await insertLines(tx, place, details.lines);
}
