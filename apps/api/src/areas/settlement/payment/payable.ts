import { allocatePayment, amountsByCoverage, restOf, type CoverageAmount } from '@dosar/settlement-domain';
import type { Schema } from '@dosar/openapi';
import type { OfferRow } from '../offer/offer-repository.ts';
import type { OrderRow } from './payment-repository.ts';

/** Whether an order counts; cancelled orders pay nothing. */
export const isLive = ({ state }: Pick<OrderRow, 'state'>): boolean => state !== 'cancelled';

/** An offer that can be paid. */
export type AnsweredOffer = Pick<OfferRow, 'offer_id' | 'offer_no' | 'state' | 'lines'>;
/** A payment order with the facts that decide what can still be paid. */
export type KnownOrder = Pick<
  OrderRow,
  'offer_no' | 'is_undisputed' | 'state' | 'amount_bani' | 'paid_bani' | 'parts'
>;

type OrderWithLines = KnownOrder & Pick<OfferRow, 'lines'>;

/** The newest payable offer; a later draft does not affect its payment. */
export const payableOffer = <Offer extends Pick<OfferRow, 'state'>>(offers: readonly Offer[]) =>
  offers.find(({ state }) => state === 'accepted' || state === 'contested');

/** The part of an offer that was ordered already: an offer replaces the earlier ones and pays only the difference. */
export const orderedBefore = <Order extends Pick<KnownOrder, 'offer_no' | 'is_undisputed' | 'state'>>(
  { offer_no: offerNo }: Pick<OfferRow, 'offer_no'>,
  orders: readonly Order[],
): Order[] =>
  orders.filter(
    ({ state, is_undisputed: isPart, offer_no: no }) =>
      state !== 'cancelled' && (no < offerNo || (isPart && no === offerNo)),
  );

/** The part of an offer's compensation paid before its acceptance. */
export const settledBefore = (offer: Pick<OfferRow, 'offer_no'>, orders: readonly OrderWithLines[]): number =>
  orderedBefore(offer, orders).reduce(
    (sum, order) => sum + compensationIn(allocatePayment(owedBy(order), 0, order.paid_bani)),
    0,
  );

/** How much of an accepted compensation the parts of an order pay; no legal term runs for a compensation that is not accepted. */
export function settledBy(
  order: KnownOrder & Pick<OrderRow, 'payment_order_id'>,
  orders: readonly (KnownOrder & Pick<OrderRow, 'payment_order_id'>)[],
  offers: readonly Pick<OfferRow, 'offer_no' | 'state'>[],
  parts: readonly CoverageAmount[],
): number {
  const isAccepted =
    !order.is_undisputed ||
    offers.some(
      (offer) =>
        offer.state === 'accepted' &&
        orderedBefore(offer, orders).some(({ payment_order_id: id }) => id === order.payment_order_id),
    );
  return isAccepted ? compensationIn(parts) : 0;
}

const compensationIn = (parts: readonly CoverageAmount[]) =>
  sumOf(parts.filter(({ coverage }) => coverage !== 'penalty'));

/** The amounts of an answered offer that can be ordered, by coverage. */
export function partsToOrder(offer: AnsweredOffer, orders: readonly OrderWithLines[]) {
  const owed = amountsByCoverage(offer.lines);
  const before = orderedBefore(offer, orders);
  const deductedBani = before.reduce((sum, { amount_bani: bani }) => sum + bani, 0);
  const parts = restOf(
    owed,
    before.flatMap((order) => [...owedBy(order)].map(([coverage, bani]) => ({ coverage, bani }))),
  );
  return { parts, deductedBani, amountBani: sumOf(parts) };
}

/** A part of an offer that an order pays. */
type OrderedPart = ReturnType<typeof partsToOrder> & { isUndisputed: boolean };

/**
 * The parts of an answered offer that an order pays, or why it cannot pay the wanted amount.
 *
 * An accepted offer is paid as a whole. Of a contested offer the wanted amount is paid; without one, everything undisputed.
 */
export function partToOrder(
  offer: AnsweredOffer,
  orders: readonly OrderWithLines[],
  wantedBani: number | undefined,
): OrderedPart | 'too_small' | 'above_undisputed' {
  const whole = partsToOrder(offer, orders);
  if (offer.state !== 'contested') return { ...whole, isUndisputed: false };
  const amountBani = wantedBani ?? whole.amountBani;
  if (amountBani === 0) return 'too_small';
  if (amountBani > whole.amountBani) return 'above_undisputed';
  const parts = undisputedParts(whole.parts, amountBani);
  return { parts, amountBani, deductedBani: whole.deductedBani, isUndisputed: true };
}

/** Whether an order can be cancelled: it was not sent to the bank or was returned, and nothing of it is paid. */
export const isCancellable = ({ state, paid_bani: paid }: Pick<KnownOrder, 'state' | 'paid_bani'>): boolean =>
  (state === 'asked' || state === 'ordered' || state === 'returned') && paid === 0;

/** Whether an order may still pay its payee, also after the bank returned it. */
export const isPayable = ({ state }: Pick<KnownOrder, 'state'>): boolean =>
  state === 'ordered' || state === 'exported' || state === 'returned';

/** Whether a later order deducted this order; cancelling it would then pay the claimant too little. */
export const isCounted = (
  order: Pick<OrderRow, 'is_undisputed' | 'offer_no'>,
  orders: readonly Pick<OrderRow, 'is_undisputed' | 'offer_no' | 'state' | 'deducted_bani'>[],
): boolean =>
  orders.some(
    ({ is_undisputed: isPart, state, deducted_bani: deducted, offer_no: no }) =>
      !isPart &&
      state !== 'cancelled' &&
      deducted > 0 &&
      (no > order.offer_no || (order.is_undisputed && no === order.offer_no)),
  );

/** Whether nothing is left to pay after an order; an order of the undisputed part never completes the payment. */
export function isSettledBy(
  { offer_no: offerNo }: Pick<OrderRow, 'offer_no'>,
  orders: readonly Pick<OrderRow, 'is_undisputed' | 'offer_no' | 'state'>[],
): boolean {
  const live = orders.filter(({ state }) => state !== 'cancelled');
  return (
    live.every(({ state }) => state === 'paid') &&
    live.some((order) => !order.is_undisputed && order.offer_no >= offerNo)
  );
}

/** Whether the reserve of a coverage is too small for some amounts. */
export function isAboveReserve(
  amounts: readonly CoverageAmount[],
  coverages: readonly Pick<Schema<'Coverage'>, 'coverage_code' | 'reserve_bani'>[],
): boolean {
  const reserveOf = (coverage: string) =>
    coverages.find((known) => known.coverage_code === coverage)?.reserve_bani ?? 0;
  return amounts.some(({ coverage, bani }) => bani > reserveOf(coverage));
}

/** The undisputed parts of an offer, in its order. */
const undisputedParts = (parts: readonly CoverageAmount[], bani: number): CoverageAmount[] =>
  allocatePayment(new Map(parts.map((part) => [part.coverage, part.bani])), 0, bani);

/** The open amounts of sent orders by coverage. */
export function outstandingOf(orders: readonly OrderWithLines[]): CoverageAmount[] {
  return orders
    .filter(({ state }) => state !== 'cancelled')
    .flatMap((order) => allocatePayment(owedBy(order), order.paid_bani, order.amount_bani - order.paid_bani));
}

/** The amounts of an order by coverage. */
export const owedBy = ({
  parts,
  lines,
}: Pick<OrderRow, 'parts'> & Pick<OfferRow, 'lines'>): ReadonlyMap<CoverageAmount['coverage'], number> =>
  parts === null ? amountsByCoverage(lines) : new Map(parts.map((part) => [part.coverage, part.bani]));

/** The amount that an order would pay now, for the section. */
export function shownPayable(
  offer: AnsweredOffer | undefined,
  orders: readonly OrderWithLines[],
): Omit<NonNullable<Schema<'Money'>['payable']>, 'counted_bani'> | null {
  if (offer === undefined || isOrdered(offer, orders)) return null;
  const { amountBani, deductedBani } = partsToOrder(offer, orders);
  if (amountBani === 0) return null;
  return {
    offer_id: offer.offer_id,
    amount_bani: amountBani,
    deducted_bani: deductedBani,
    is_undisputed: offer.state === 'contested',
  };
}

/** Whether everything that can be ordered of an offer is ordered. */
export const isOrdered = (
  { offer_no: offerNo, state: offerState }: Pick<OfferRow, 'offer_no' | 'state'>,
  orders: readonly Pick<KnownOrder, 'offer_no' | 'is_undisputed' | 'state'>[],
) =>
  orders.some(
    ({ offer_no: no, is_undisputed: isUndisputed, state }) =>
      no === offerNo && state !== 'cancelled' && (offerState === 'contested' || !isUndisputed),
  );

const sumOf = (parts: readonly CoverageAmount[]) => parts.reduce((sum, { bani }) => sum + bani, 0);
