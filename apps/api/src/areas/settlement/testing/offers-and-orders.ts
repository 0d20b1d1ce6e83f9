import type { OfferRow } from '../offer/offer-repository.ts';
import type { OrderRow } from '../payment/payment-repository.ts';

type Offer = Pick<OfferRow, 'offer_id' | 'offer_no' | 'state' | 'lines' | 'has_account'>;
type Order = Pick<
  OrderRow,
  | 'payment_order_id'
  | 'offer_no'
  | 'is_undisputed'
  | 'state'
  | 'amount_bani'
  | 'deducted_bani'
  | 'paid_bani'
  | 'parts'
  | 'lines'
>;

/** An accepted offer of 10 lei for the repair, as far as its payment depends on it. */
export const anOffer = (different: Partial<Offer> = {}): Offer => ({
  offer_id: 'offer 1',
  offer_no: 1,
  state: 'accepted',
  lines: [{ code: 'repair', amount_bani: 1_000 }],
  has_account: true,
  ...different,
});

/** An order for the whole of the first offer, that has not gone to the bank. */
export const anOrder = (different: Partial<Order> = {}): Order => ({
  payment_order_id: 'order 1',
  offer_no: 1,
  is_undisputed: false,
  state: 'ordered',
  amount_bani: 1_000,
  deducted_bani: 0,
  paid_bani: 0,
  parts: null,
  lines: [{ code: 'repair', amount_bani: 1_000 }],
  ...different,
});
