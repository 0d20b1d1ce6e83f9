/** Where a job of a partner stands, in the order in which a job that goes well comes by. */
export const jobStates = [
  'draft',
  'sent',
  'accepted',
  'declined',
  'quoted',
  'approved',
  'in_work',
  'waiting_parts',
  'done',
  'invoiced',
  'paid',
  'cancelled',
] as const;
/** One of these states. */
export type JobState = (typeof jobStates)[number];

/** What a partner is asked to do. */
export const jobKinds = ['repair', 'glass', 'towing', 'rental', 'expert', 'legal'] as const;
/** One of these kinds of work. */
export type JobKind = (typeof jobKinds)[number];

/** Who acts on a job. The product acts when an offer is not answered. */
export const jobSides = ['handler', 'partner', 'payments', 'product'] as const;
/** One of these sides. */
export type JobSide = (typeof jobSides)[number];

/** Who can have to act next: the product never keeps anybody waiting. */
export type NextParty = Exclude<JobSide, 'product'>;

/** What can be done to a job. */
export const jobActs = [
  'send',
  'accept',
  'decline',
  'fall_silent',
  'offer_next',
  'take_back',
  'quote',
  'approve_quote',
  'refuse_quote',
  'start_work',
  'wait_for_parts',
  'resume_work',
  'finish',
  'reopen',
  'invoice',
  'return_invoice',
  'clear_invoice',
  'pay',
  'stop_payment',
  'take_back_payment',
  'cancel',
] as const;
/** One of these acts. */
export type JobAct = (typeof jobActs)[number];

/** What of a job decides what can happen to it. */
export type JobStanding = { state: JobState; kind: JobKind; isInvoiceCleared: boolean };
