import { formatLocalDate, type LocalDate } from '@dosar/kernel/dates';
import { localDateOf } from '@dosar/kernel/zone';
import { lateBaniDaysOf } from '@dosar/workload-domain';
import { recordTimelineEvent } from '#src/areas/claims/index.ts';
import { publish, type ChangeContext, type Subscription } from '#src/kernel/events/domain-event.ts';
import type { BilingualText } from '#src/kernel/http/request-language.ts';
import { claimClosed, claimRegistered, claimReopened } from '#src/areas/claims/events.ts';
import {
  claimRefused,
  offerAccepted,
  offerIssued,
  paymentPaid,
  paymentTakenBack,
} from '#src/areas/settlement/events.ts';
import { clockChanged } from '../events.ts';
import {
  countPayment,
  findClocks,
  findStopped,
  findStoppedBy,
  insertClock,
  resumeClock,
  stopRunning,
  type TermCode,
} from './clock-repository.ts';
import { findLegalTerm, paymentRule } from './legal-term.ts';

/** The term for the answer to a claim. */
const answer = 'RCA_30';

const names: Record<TermCode, BilingualText> = {
  [answer]: { ro: 'Termenul legal pentru răspuns', en: 'The legal term for the answer' },
  [paymentRule]: { ro: 'Termenul legal pentru plată', en: 'The legal term for the payment' },
};

/** What starts and stops the clocks of the law. Nothing pauses them: waiting for somebody does not stop the law. */
export const clockSubscriptions: readonly Subscription[] = [
  claimRegistered.follow((context, { claimFileId }) =>
    startClock(context, claimFileId, {
      ruleCode: answer,
      on: localDateOf(context.now),
      amountBani: null,
      isQuiet: true,
    }),
  ),
  offerIssued.follow((context, { claimFileId, compensationBani, issuedOn }) =>
    stopClock(context, claimFileId, {
      ruleCode: answer,
      on: issuedOn,
      by: offerIssued.name,
      amountBani: compensationBani,
    }),
  ),
  claimRefused.follow((context, { claimFileId }) =>
    stopClock(context, claimFileId, {
      ruleCode: answer,
      on: localDateOf(context.now),
      by: claimRefused.name,
      amountBani: undefined,
    }),
  ),
  offerAccepted.follow((context, { claimFileId, compensationBani, settledBani, acceptedOn }) =>
    startClock(context, claimFileId, {
      ruleCode: paymentRule,
      on: acceptedOn,
      amountBani: compensationBani,
      paidBani: settledBani,
    }),
  ),
  paymentPaid.follow(async (context, { claimFileId, paidOn, settledBani, isLast }) => {
    await countPaid(context, claimFileId, { on: paidOn, bani: settledBani });
    // What is still owed goes on costing, so a part of the payment does not stop the clock.
    if (!isLast) return;
    await stopClock(context, claimFileId, {
      ruleCode: paymentRule,
      on: paidOn,
      by: paymentPaid.name,
      amountBani: undefined,
    });
  }),
  // What was no payment is owed as before: the term goes on as if it had never stopped.
  paymentTakenBack.follow(async (context, { claimFileId, paidOn, settledBani }) => {
    const { tx, caller } = context;
    const place = { orgId: caller.orgId, claimFileId, ruleCode: paymentRule };
    const stoppedId = await findStoppedBy(tx, place, paymentPaid.name);
    if (stoppedId !== undefined) await runAgain(context, claimFileId, paymentRule, stoppedId);
    await countPaid(context, claimFileId, { on: paidOn, bani: -settledBani });
  }),
  // A withdrawn or duplicate claim gets no answer any more; of an answered one the clock has stopped already.
  claimClosed.follow((context, { claimFileId }) =>
    stopClock(context, claimFileId, {
      ruleCode: answer,
      on: localDateOf(context.now),
      by: claimClosed.name,
      amountBani: undefined,
    }),
  ),
  claimReopened.follow((context, { claimFileId }) => reopenClocks(context, claimFileId)),
];

type Start = {
  ruleCode: TermCode;
  on: LocalDate;
  amountBani: number | null;
  /** What was paid of it before. */
  paidBani?: number;
  /** The timeline says already that the claim has come. */
  isQuiet?: boolean;
};

async function startClock(
  context: ChangeContext,
  claimFileId: string,
  { ruleCode, on, amountBani, paidBani = 0, isQuiet = false }: Start,
) {
  const { tx, caller } = context;
  const term = await findLegalTerm(tx, { orgId: caller.orgId, claimFileId }, { ruleCode, startedOn: on });
  // A contract and not the law says until when.
  if (!term) return;
  const { rule, dueDate } = term;
  await insertClock(tx, {
    org_id: caller.orgId,
    claim_file_id: claimFileId,
    legal_rule_code: ruleCode,
    policy_type_code: rule.policy_type_code,
    event_from: rule.event_from,
    started_on: on,
    due_date: dueDate,
    amount_bani: amountBani,
    paid_bani: paidBani,
  });
  await tellDeadline(context, claimFileId);
  if (isQuiet) return;
  await enterChange(context, claimFileId, ruleCode, {
    ro: `curge până la ${formatLocalDate(dueDate)}`,
    en: `runs until ${formatLocalDate(dueDate)}`,
  });
}

type Stop = { ruleCode: TermCode; on: LocalDate; by: string; amountBani: number | undefined };

async function stopClock(context: ChangeContext, claimFileId: string, { ruleCode, ...stop }: Stop) {
  const { tx, caller } = context;
  if (!(await stopRunning(tx, { orgId: caller.orgId, claimFileId, ruleCode }, stop))) return;
  await tellDeadline(context, claimFileId);
  await enterChange(context, claimFileId, ruleCode, { ro: 's-a încheiat', en: 'is over' });
}

/** Does with each clock that has stopped what its rule says for files that are opened again. */
async function reopenClocks(context: ChangeContext, claimFileId: string) {
  const { tx, caller, now } = context;
  for (const clock of await findStopped(tx, caller.orgId, claimFileId)) {
    if (clock.on_reopening === 'restarts')
      await startClock(context, claimFileId, {
        ruleCode: clock.legal_rule_code,
        on: localDateOf(now),
        amountBani: null,
      });
    else await runAgain(context, claimFileId, clock.legal_rule_code, clock.legal_clock_id);
  }
}

async function runAgain(
  context: ChangeContext,
  claimFileId: string,
  ruleCode: TermCode,
  legalClockId: string,
) {
  await resumeClock(context.tx, context.caller.orgId, legalClockId);
  await tellDeadline(context, claimFileId);
  await enterChange(context, claimFileId, ruleCode, { ro: 'curge din nou', en: 'runs again' });
}

/** Counts a payment against the term for it, from its own day on. */
async function countPaid(context: ChangeContext, claimFileId: string, paid: { on: LocalDate; bani: number }) {
  if (paid.bani === 0) return;
  const { tx, caller } = context;
  const clocks = await findClocks(tx, caller.orgId, claimFileId);
  const running = clocks.find((clock) => clock.legal_rule_code === paymentRule && clock.stopped_on === null);
  if (running === undefined) return;
  await countPayment(tx, caller.orgId, {
    legalClockId: running.legal_clock_id,
    bani: paid.bani,
    lateBaniDays: lateBaniDaysOf(running.due_date, paid),
  });
}

async function tellDeadline(context: ChangeContext, claimFileId: string) {
  const [counts] = await findClocks(context.tx, context.caller.orgId, claimFileId);
  const due = counts?.stopped_on === null ? counts.due_date : null;
  await publish(context, clockChanged, { claimFileId, legalDueDate: due });
}

async function enterChange(
  context: ChangeContext,
  claimFileId: string,
  ruleCode: TermCode,
  change: BilingualText,
) {
  const name = names[ruleCode];
  await recordTimelineEvent(context, {
    claimFileId,
    kind: 'legal_clock',
    title: { ro: `${name.ro} ${change.ro}`, en: `${name.en} ${change.en}` },
  });
}
