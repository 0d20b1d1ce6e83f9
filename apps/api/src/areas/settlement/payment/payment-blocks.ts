import type { CoverageAmount } from '@dosar/settlement-domain';
import type { Schema } from '@dosar/openapi';
import type { OfferRow } from '../offer/offer-repository.ts';
import { isOrdered, outstandingOf, partsToOrder, undisputedOf } from './payable.ts';
import type { OrderRow } from './payment-repository.ts';

type Facts = {
  /** The offer that would be paid. */
  offer: Pick<OfferRow, 'offer_id' | 'offer_no' | 'state' | 'lines'> | undefined;
  orders: readonly OrderRow[];
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
  const isShort = [...parts].some(({ coverage }) => wanted(coverage) > reserveOf(coverage));
  return [
    ...(isAnswered ? [] : ['not_accepted' as const]),
    ...(isWaiting ? ['undisputed_waits' as const] : []),
    ...(isShort ? ['above_reserve' as const] : []),
  ];

  /** What is on its way already has to be in reserve as well. */
  function wanted(coverage: CoverageAmount['coverage']) {
    return [...parts, ...outstandingOf(orders)]
      .filter((part) => part.coverage === coverage)
      .reduce((sum, { bani }) => sum + bani, 0);
  }

  function reserveOf(coverage: string) {
    return coverages.find((known) => known.coverage_code === coverage)?.reserve_bani ?? 0;
  }
}
