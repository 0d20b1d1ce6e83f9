import { allocatePayment, amountsByCoverage, restOf, type CoverageAmount } from '@dosar/settlement-domain';
import type { Schema } from '@dosar/openapi';
import type { OfferRow } from '../offer/offer-repository.ts';
import type { OrderRow } from './payment-repository.ts';

type AnsweredOffer = Pick<OfferRow, 'offer_id' | 'offer_no' | 'state' | 'lines'>;
type KnownOrder = Pick<
  OrderRow,
  'offer_no' | 'is_undisputed' | 'state' | 'amount_bani' | 'paid_bani' | 'parts'
>;

/** The newest offer that money can be ordered for. A later draft changes nothing about its payment. */
export const payableOffer = <Offer extends Pick<OfferRow, 'state'>>(offers: readonly Offer[]) =>
  offers.find(({ state }) => state === 'accepted' || state === 'contested');

/** The undisputed parts that an offer pays as well: those ordered since the offer before it was ordered whole. */
export function undisputedOf<Order extends Pick<KnownOrder, 'offer_no' | 'is_undisputed' | 'state'>>(
  { offer_no: offerNo }: Pick<OfferRow, 'offer_no'>,
  orders: readonly Order[],
): Order[] {
  const live = orders.filter(({ state }) => state !== 'cancelled');
  const before = live.filter((order) => !order.is_undisputed && order.offer_no < offerNo);
  const after = Math.max(0, ...before.map((order) => order.offer_no));
  return live.filter((order) => order.is_undisputed && order.offer_no > after && order.offer_no <= offerNo);
}

/** What was paid of the compensation of an offer before it was accepted. */
export const settledBefore = (
  offer: Pick<OfferRow, 'offer_no'>,
  orders: readonly (KnownOrder & Pick<OfferRow, 'lines'>)[],
): number =>
  undisputedOf(offer, orders).reduce(
    (sum, order) => sum + compensationIn(allocatePayment(owedBy(order), 0, order.paid_bani)),
    0,
  );

/** How much of an accepted compensation parts of an order pay; for what nobody has accepted no term of the law runs. */
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
        undisputedOf(offer, orders).some(({ payment_order_id: id }) => id === order.payment_order_id),
    );
  return isAccepted ? compensationIn(parts) : 0;
}

const compensationIn = (parts: readonly CoverageAmount[]) =>
  sumOf(parts.filter(({ coverage }) => coverage !== 'penalty'));

/** What can be ordered of an offer that was answered, by coverage. */
export function partsToOrder(offer: AnsweredOffer, orders: readonly KnownOrder[]) {
  const owed = amountsByCoverage(offer.lines);
  const before = undisputedOf(offer, orders);
  const deductedBani = before.reduce((sum, { amount_bani: bani }) => sum + bani, 0);
  const parts = restOf(
    owed,
    before.flatMap((order) => order.parts ?? []),
  );
  return { parts, deductedBani, amountBani: sumOf(parts) };
}

/** As many parts of an offer as are undisputed, in its order. */
export const undisputedParts = (parts: readonly CoverageAmount[], bani: number): CoverageAmount[] =>
  allocatePayment(new Map(parts.map((part) => [part.coverage, part.bani])), 0, bani);

/** How much each coverage still has to pay for orders that are on their way. */
export function outstandingOf(
  orders: readonly (KnownOrder & { lines: OfferRow['lines'] })[],
): CoverageAmount[] {
  return orders
    .filter(({ state }) => state !== 'cancelled')
    .flatMap((order) => allocatePayment(owedBy(order), order.paid_bani, order.amount_bani - order.paid_bani));
}

/** How much each coverage pays of an order. */
export const owedBy = ({
  parts,
  lines,
}: Pick<OrderRow, 'parts'> & Pick<OfferRow, 'lines'>): ReadonlyMap<CoverageAmount['coverage'], number> =>
  parts === null ? amountsByCoverage(lines) : new Map(parts.map((part) => [part.coverage, part.bani]));

/** What an order would pay now, as the section shows it. */
export function shownPayable(
  offer: AnsweredOffer | undefined,
  orders: readonly KnownOrder[],
): Schema<'Money'>['payable'] {
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

/** Whether what can be ordered of an offer in its state has its order. */
export const isOrdered = (
  { offer_no: offerNo, state: offerState }: Pick<OfferRow, 'offer_no' | 'state'>,
  orders: readonly Pick<KnownOrder, 'offer_no' | 'is_undisputed' | 'state'>[],
) =>
  orders.some(
    ({ offer_no: no, is_undisputed: isUndisputed, state }) =>
      no === offerNo && state !== 'cancelled' && (offerState === 'contested' || !isUndisputed),
  );

const sumOf = (parts: readonly CoverageAmount[]) => parts.reduce((sum, { bani }) => sum + bani, 0);
