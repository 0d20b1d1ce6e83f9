import { expect, test } from 'vitest';
import { anOffer, anOrder } from '../testing/offers-and-orders.ts';
import { paymentBlocks } from './payment-blocks.ts';

const reserved = (reserve_bani: number) => [{ coverage_code: 'vehicle' as const, reserve_bani }];
const part = anOrder({
  is_undisputed: true,
  amount_bani: 400,
  parts: [{ coverage: 'vehicle', bani: 400 }],
});

test('M4 no order without a reserve: exactly the amount is enough, one ban less is not', () => {
  const blocks = (bani: number) => paymentBlocks({ offer: anOffer(), orders: [], coverages: reserved(bani) });
  expect(blocks(1_000)).toEqual([]);
  expect(blocks(999)).toEqual(['above_reserve']);
  expect(paymentBlocks({ offer: anOffer(), orders: [], coverages: [] })).toEqual(['above_reserve']);
});

test('M4 what is ordered already has to be in reserve as well, until it is paid or cancelled', () => {
  const blocks = (different: object, bani: number) =>
    paymentBlocks({
      offer: anOffer(),
      orders: [{ ...part, ...different }],
      coverages: reserved(bani),
    });
  // 600 of the offer are left, and 400 are on their way.
  expect(blocks({}, 1_000)).toEqual([]);
  expect(blocks({}, 999)).toEqual(['above_reserve']);
  expect(blocks({ paid_bani: 400, state: 'paid' }, 600)).toEqual([]);
  expect(blocks({ state: 'cancelled' }, 999)).toEqual(['above_reserve']);
  // What another coverage has on its way needs nothing of this reserve.
  expect(blocks({ offer_no: 2, parts: [{ coverage: 'penalty', bani: 400 }] }, 1_000)).toEqual([]);
});

test('M4 an offer is ordered once', () => {
  const of = (offer: ReturnType<typeof anOffer> | undefined, ...orders: ReturnType<typeof anOrder>[]) =>
    paymentBlocks({ offer, orders, coverages: reserved(9_000) });
  expect(of(anOffer(), anOrder())).toEqual(['already_ordered']);
  expect(of(anOffer(), { ...part, parts: [{ coverage: 'vehicle', bani: 1_000 }] })).toEqual([
    'already_ordered',
  ]);
  expect(of(anOffer({ state: 'contested' }), part)).toEqual(['already_ordered']);
});

test('M4 only what was answered is ordered, and nothing while an undisputed part waits for approval', () => {
  const blocksOf = (state: ReturnType<typeof anOffer>['state']) =>
    paymentBlocks({ offer: anOffer({ state }), orders: [], coverages: reserved(1_000) });
  expect(blocksOf('accepted')).toEqual([]);
  expect(blocksOf('contested')).toEqual([]);
  for (const state of ['draft', 'asked', 'approved', 'issued', 'replaced'] as const)
    expect(blocksOf(state)).toEqual(['not_accepted']);
  expect(paymentBlocks({ offer: undefined, orders: [], coverages: [] })).toEqual(['not_accepted']);
  expect(
    paymentBlocks({
      offer: anOffer(),
      orders: [{ ...part, state: 'asked' }, part],
      coverages: reserved(9_000),
    }),
  ).toEqual(['undisputed_waits']);
});
