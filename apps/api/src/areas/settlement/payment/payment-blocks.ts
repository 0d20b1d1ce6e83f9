import { amountsByCoverage } from '@dosar/settlement-domain';
import type { Schema } from '@dosar/openapi';
import type { OfferRow } from '../offer/offer-repository.ts';
import type { OrderRow } from './payment-repository.ts';

type Facts = {
  /** The offer that would be paid; the newest one of a file. */
  offer: Pick<OfferRow, 'offer_id' | 'state' | 'lines'> | undefined;
  orders: readonly Pick<OrderRow, 'offer_id' | 'state'>[];
  coverages: readonly Pick<Schema<'Coverage'>, 'coverage_code' | 'reserve_bani'>[];
};

/** Why an offer cannot be ordered to be paid now. */
export function paymentBlocks({ offer, orders, coverages }: Facts): Schema<'Money'>['payment_blocks'] {
  if (offer === undefined) return ['not_accepted'];
  if (orders.some((order) => order.offer_id === offer.offer_id && order.state !== 'cancelled'))
    return ['already_ordered'];
  const reserveOf = (coverage: string) =>
    coverages.find((known) => known.coverage_code === coverage)?.reserve_bani ?? 0;
  const isShort = [...amountsByCoverage(offer.lines)].some(([coverage, bani]) => bani > reserveOf(coverage));
  return [
    ...(offer.state === 'accepted' ? [] : ['not_accepted' as const]),
    ...(isShort ? ['above_reserve' as const] : []),
  ];
}
