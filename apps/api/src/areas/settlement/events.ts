import type { LocalDate } from '@dosar/kernel/dates';
import { defineEvent } from '#src/kernel/events/domain-event.ts';

/** An offer of money, as events name it. */
type OfferFacts = {
  claimFileId: string;
  offerId: string;
  amountBani: number;
  /** Without the penalty for being late: nothing is owed for being late with that. */
  compensationBani: number;
};

/** What a file is estimated, agreed, reserved or paid at has changed; the sums of its ledger in whole bani. */
export const moneyChanged = defineEvent<{
  claimFileId: string;
  /** `null` until somebody has recorded an amount. */
  estimatedBani: number | null;
  agreedBani: number | null;
  reserveBani: number | null;
  paidBani: number | null;
}>('money.changed');

/** An offer left for the claimant, with its letter. */
export const offerIssued = defineEvent<OfferFacts & { issuedOn: LocalDate }>('offer.issued');

/** A claim needs no inspection any more: its offer was sent without a closed note, or the claim was refused. */
export const inspectionNotNeeded = defineEvent<{ claimFileId: string; reason: string }>(
  'inspection.not_needed',
);

/** The claimant accepted an offer, or staff recorded that. */
export const offerAccepted = defineEvent<
  OfferFacts & {
    acceptedOn: LocalDate;
    /** What was paid of the compensation before, as undisputed. */
    settledBani: number;
  }
>('offer.accepted');

/** The claimant does not agree with an offer. */
export const offerContested = defineEvent<{ claimFileId: string; offerId: string }>('offer.contested');

/** The claim was refused, with its reasons in writing. */
export const claimRefused = defineEvent<{ claimFileId: string }>('claim.refused');

/** Money was ordered to be paid. */
export const paymentOrdered = defineEvent<{
  claimFileId: string;
  paymentOrderId: string;
  amountBani: number;
}>('payment.ordered');

/** Money has reached its payee. */
export const paymentPaid = defineEvent<{
  claimFileId: string;
  paymentId: string;
  amountBani: number;
  paidOn: LocalDate;
  /** How much of an accepted compensation it pays; the undisputed part of an offer that nobody has accepted pays none. */
  settledBani: number;
  /** Nothing of the order is still to be paid. */
  isLast: boolean;
}>('payment.paid');

/** The invoice of a partner's job is paid, all of it. */
export const partnerPaid = defineEvent<{ partnerJobId: string; reference: string }>('partner.paid');

/** The payment of a partner was taken back: its invoice is owed as before. */
export const partnerPaymentTakenBack = defineEvent<{ partnerJobId: string; reason: string }>(
  'partner.payment_taken_back',
);

/** The order to pay a partner was cancelled or not approved. */
export const partnerPaymentStopped = defineEvent<{ partnerJobId: string; reason: string }>(
  'partner.payment_stopped',
);

/** A payment was recorded by mistake and is taken back: what it paid is owed as before. */
export const paymentTakenBack = defineEvent<{
  claimFileId: string;
  /** When it was said to be paid. */
  paidOn: LocalDate;
  settledBani: number;
}>('payment.taken_back');
