import type { LocalDate } from '@dosar/kernel/dates';
import { defineEvent } from '#src/kernel/events/domain-event.ts';

/** An offer of money, as events name it. */
type OfferFacts = { claimFileId: string; offerId: string; amountBani: number };

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

/** The claimant accepted an offer, or staff recorded that. */
export const offerAccepted = defineEvent<OfferFacts & { acceptedOn: LocalDate }>('offer.accepted');

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
  /** Nothing of the order is still to be paid. */
  isLast: boolean;
}>('payment.paid');
