import {
  orderingFault,
  withheldFromOrders,
  type AccountFault,
  type OfferDuties,
} from '@dosar/settlement-domain';
import type { Schema } from '@dosar/openapi';
import {
  isAboveReserve,
  isOrdered,
  outstandingOf,
  partsToOrder,
  orderedBefore,
  type AnsweredOffer,
  type KnownOrder,
} from './payable.ts';

type Facts = {
  /** The offer that would be paid. */
  offer: (AnsweredOffer & { has_account: boolean }) | undefined;
  /** A newer offer has left and waits for its answer: what is accepted then takes the place of this one. */
  isNewerOpen: boolean;
  /** The main work of the file stands where offers are made and paid. */
  isReady: boolean;
  /** Why nothing is paid into its account. */
  accountFault: AccountFault | undefined;
  /** Who had a hand in the offer. */
  duties: OfferDuties;
  /** What the ledger names of accepted less paid. */
  differenceBani: number;
  /** Who would order; nobody of the staff when a claimant reads. */
  readerId: string | null;
  orders: readonly (KnownOrder & Pick<AnsweredOffer, 'lines'>)[];
  coverages: readonly Pick<Schema<'Coverage'>, 'coverage_code' | 'reserve_bani'>[];
};

/** Why an offer cannot be ordered to be paid now. */
export function paymentBlocks({
  offer,
  isNewerOpen,
  isReady,
  accountFault,
  duties,
  differenceBani,
  readerId,
  orders,
  coverages,
}: Facts): Schema<'Money'>['payment_blocks'] {
  if (offer === undefined) return ['not_accepted'];
  if (isOrdered(offer, orders)) return ['already_ordered'];
  const { parts } = partsToOrder(offer, orders);
  if (parts.length === 0) return ['already_ordered'];
  const isAnswered = offer.state === 'accepted' || offer.state === 'contested';
  const isWaiting = orderedBefore(offer, orders).some(({ state }) => state === 'asked');
  // What is on its way already has to be in reserve as well.
  const wanted = parts.map(({ coverage }) => ({
    coverage,
    bani: [...parts, ...outstandingOf(orders)]
      .filter((part) => part.coverage === coverage)
      .reduce((sum, { bani }) => sum + bani, 0),
  }));
  const fault = isAnswered && readerId !== null ? orderingFault(readerId, duties) : undefined;
  return [
    ...(isAnswered ? [] : ['not_accepted' as const]),
    ...(isAnswered && !isReady ? ['wrong_status' as const] : []),
    ...(isAnswered && isNewerOpen ? ['newer_offer' as const] : []),
    ...(fault === undefined ? [] : [fault]),
    ...(isAnswered && !offer.has_account ? ['account_unknown' as const] : []),
    ...(isAnswered && accountFault !== undefined ? [accountFault] : []),
    ...(isWaiting ? ['undisputed_waits' as const] : []),
    ...(withheldFromOrders(differenceBani, orders) > 0 ? ['difference_named' as const] : []),
    ...(isAboveReserve(wanted, coverages) ? ['above_reserve' as const] : []),
  ];
}
