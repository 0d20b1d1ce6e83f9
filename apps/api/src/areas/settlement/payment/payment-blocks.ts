import type { Schema } from '@dosar/openapi';
import {
  isAboveReserve,
  isOrdered,
  outstandingOf,
  partsToOrder,
  undisputedOf,
  type AnsweredOffer,
  type KnownOrder,
} from './payable.ts';

type Facts = {
  /** The offer that would be paid. */
  offer: AnsweredOffer | undefined;
  orders: readonly (KnownOrder & Pick<AnsweredOffer, 'lines'>)[];
  coverages: readonly Pick<Schema<'Coverage'>, 'coverage_code' | 'reserve_bani'>[];
};

/** Why an offer cannot be ordered to be paid now. */
export function paymentBlocks({ offer, orders, coverages }: Facts): Schema<'Money'>['payment_blocks'] {
  if (offer === undefined) return ['not_accepted'];
  if (isOrdered(offer, orders)) return ['already_ordered'];
  const { parts } = partsToOrder(offer, orders);
  if (parts.length === 0) return ['already_ordered'];
  const isAnswered = offer.state === 'accepted' || offer.state === 'contested';
  const isWaiting = undisputedOf(offer, orders).some(({ state }) => state === 'asked');
  // What is on its way already has to be in reserve as well.
  const wanted = parts.map(({ coverage }) => ({
    coverage,
    bani: [...parts, ...outstandingOf(orders)]
      .filter((part) => part.coverage === coverage)
      .reduce((sum, { bani }) => sum + bani, 0),
  }));
  return [
    ...(isAnswered ? [] : ['not_accepted' as const]),
    ...(isWaiting ? ['undisputed_waits' as const] : []),
    ...(isAboveReserve(wanted, coverages) ? ['above_reserve' as const] : []),
  ];
}
