import type { JobAct, JobKind, JobSide, JobStanding, JobState, NextParty } from './job-words.ts';

type Rule = {
  from: readonly JobState[];
  to: JobState;
  by: JobSide;
  /** Whether the act requires a reason. */
  needsReason?: true;
  /** An additional condition where the state alone does not decide. */
  when?: (job: JobStanding) => boolean;
};

/** Kinds of jobs whose price is agreed for each job; others are paid by the rates of the contract. */
const quotedKinds: readonly JobKind[] = ['repair', 'glass', 'expert'];

/** Whether a kind of job starts only after its estimate was approved. */
export const needsQuote = (kind: JobKind): boolean => quotedKinds.includes(kind);

const rules: Record<JobAct, Rule> = {
  send: { from: ['draft'], to: 'sent', by: 'handler' },
  accept: { from: ['sent'], to: 'accepted', by: 'partner' },
  decline: { from: ['sent'], to: 'declined', by: 'partner', needsReason: true },
  fall_silent: { from: ['sent'], to: 'declined', by: 'product' },
  offer_next: { from: ['declined'], to: 'sent', by: 'handler' },
  // The handler chooses another partner for work that is not done yet.
  take_back: {
    from: ['sent', 'accepted', 'quoted', 'approved', 'in_work', 'waiting_parts'],
    to: 'declined',
    by: 'handler',
    needsReason: true,
  },
  // Damage found during the work needs another estimate.
  quote: { from: ['accepted', 'in_work'], to: 'quoted', by: 'partner' },
  approve_quote: { from: ['quoted'], to: 'approved', by: 'handler' },
  refuse_quote: { from: ['quoted'], to: 'accepted', by: 'handler', needsReason: true },
  start_work: {
    from: ['approved', 'accepted'],
    to: 'in_work',
    by: 'partner',
    when: ({ state, kind }) => state === 'approved' || !needsQuote(kind),
  },
  wait_for_parts: { from: ['in_work', 'waiting_parts'], to: 'waiting_parts', by: 'partner' },
  resume_work: { from: ['waiting_parts'], to: 'in_work', by: 'partner' },
  finish: { from: ['in_work', 'waiting_parts'], to: 'done', by: 'partner' },
  // Poor work is repeated without a new estimate.
  reopen: { from: ['done'], to: 'in_work', by: 'handler', needsReason: true },
  invoice: { from: ['done'], to: 'invoiced', by: 'partner' },
  return_invoice: {
    from: ['invoiced'],
    to: 'done',
    by: 'handler',
    needsReason: true,
    when: ({ isInvoiceCleared }) => !isInvoiceCleared,
  },
  clear_invoice: {
    from: ['invoiced'],
    to: 'invoiced',
    by: 'handler',
    when: ({ isInvoiceCleared }) => !isInvoiceCleared,
  },
  pay: {
    from: ['invoiced'],
    to: 'paid',
    by: 'payments',
    when: ({ isInvoiceCleared }) => isInvoiceCleared,
  },
  // After a cancelled or refused payment order, the handler checks the invoice again.
  stop_payment: {
    from: ['invoiced'],
    to: 'invoiced',
    by: 'payments',
    needsReason: true,
    when: ({ isInvoiceCleared }) => isInvoiceCleared,
  },
  // The bank returned the money, or the job was recorded as paid by mistake.
  take_back_payment: {
    from: ['paid'],
    to: 'invoiced',
    by: 'payments',
    needsReason: true,
    when: ({ isInvoiceCleared }) => isInvoiceCleared,
  },
  cancel: {
    from: ['draft', 'sent', 'accepted', 'declined', 'quoted', 'approved', 'in_work', 'waiting_parts'],
    to: 'cancelled',
    by: 'handler',
    needsReason: true,
  },
};

/** Whether a job has ended, so that nobody has to act. */
export const isFinal = (state: JobState): state is 'paid' | 'cancelled' =>
  state === 'paid' || state === 'cancelled';

/** The side that has to act next; none once the job has ended. */
export function nextPartyOf({ state, isInvoiceCleared }: JobStanding): NextParty | null {
  switch (state) {
    case 'draft':
    case 'declined':
    case 'quoted':
      return 'handler';
    case 'sent':
    case 'accepted':
    case 'approved':
    case 'in_work':
    case 'waiting_parts':
    case 'done':
      return 'partner';
    case 'invoiced':
      return isInvoiceCleared ? 'payments' : 'handler';
    case 'paid':
    case 'cancelled':
      return null;
  }
}

/** Why a side may not do an act. */
export type JobRefusal = 'not_now' | 'not_yours';

/**
 * Why `side` may not do `act`, or `undefined` when it may.
 *
 * A handler may do every act of the partner, because partners answer by phone. The product offers a job to the next partner
 * with the rights of a handler.
 */
export function actRefusal(job: JobStanding, side: JobSide, act: JobAct): JobRefusal | undefined {
  const { from, by, when } = rules[act];
  const isTheirs =
    side === by || (side === 'handler' && by === 'partner') || (side === 'product' && act === 'offer_next');
  if (!isTheirs) return 'not_yours';
  return from.includes(job.state) && (when?.(job) ?? true) ? undefined : 'not_now';
}

/** The acts that a side may do now. */
export const actsOf = (job: JobStanding, side: JobSide): JobAct[] =>
  // The keys of the rules are the acts.
  (Object.keys(rules) as JobAct[]).filter((act) => actRefusal(job, side, act) === undefined);

/** The state after an act. */
export const stateAfter = (act: JobAct): JobState => rules[act].to;

/** Whether an act requires a reason. */
export const needsReason = (act: JobAct): boolean => rules[act].needsReason === true;

/** Whether an act belongs to the partner; a handler who does it records what the partner said by phone. */
export const isOfPartner = (act: JobAct): boolean => rules[act].by === 'partner';
