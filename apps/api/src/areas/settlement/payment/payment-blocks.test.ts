import type { OfferDuties } from '@dosar/settlement-domain';
import { expect, test } from 'vitest';
import { anOffer, anOrder } from '../testing/offers-and-orders.ts';
import { paymentBlocks } from './payment-blocks.ts';

/** Nobody had a hand in the offer, none is newer, and the claim stands where it is paid. */
const untouched = {
  isNewerOpen: false,
  isReady: true,
  accountFault: undefined,
  duties: { answerRecordedBy: null, accountTypedBy: null },
  differenceBani: 0,
  readerId: 'ana',
};

const reserved = (reserve_bani: number) => [{ coverage_code: 'vehicle' as const, reserve_bani }];
const part = anOrder({
  is_undisputed: true,
  amount_bani: 400,
  parts: [{ coverage: 'vehicle', bani: 400 }],
});

test('M4 no order without a reserve: exactly the amount is enough, one ban less is not', () => {
  const blocks = (bani: number) =>
    paymentBlocks({ ...untouched, offer: anOffer(), orders: [], coverages: reserved(bani) });
  expect(blocks(1_000)).toEqual([]);
  expect(blocks(999)).toEqual(['above_reserve']);
  expect(paymentBlocks({ ...untouched, offer: anOffer(), orders: [], coverages: [] })).toEqual([
    'above_reserve',
  ]);
});

test('M4 what is ordered already has to be in reserve as well, until it is paid or cancelled', () => {
  const blocks = (different: object, bani: number) =>
    paymentBlocks({
      ...untouched,
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
    paymentBlocks({ ...untouched, offer, orders, coverages: reserved(9_000) });
  expect(of(anOffer(), anOrder())).toEqual(['already_ordered']);
  expect(of(anOffer(), { ...part, parts: [{ coverage: 'vehicle', bani: 1_000 }] })).toEqual([
    'already_ordered',
  ]);
  expect(of(anOffer({ state: 'contested' }), part)).toEqual(['already_ordered']);
});

test('M4 only what was answered is ordered, and nothing while an undisputed part waits for approval', () => {
  const blocksOf = (state: ReturnType<typeof anOffer>['state']) =>
    paymentBlocks({ ...untouched, offer: anOffer({ state }), orders: [], coverages: reserved(1_000) });
  expect(blocksOf('accepted')).toEqual([]);
  expect(blocksOf('contested')).toEqual([]);
  for (const state of ['draft', 'asked', 'approved', 'issued', 'replaced'] as const)
    expect(blocksOf(state)).toEqual(['not_accepted']);
  expect(paymentBlocks({ ...untouched, offer: undefined, orders: [], coverages: [] })).toEqual([
    'not_accepted',
  ]);
  expect(
    paymentBlocks({
      ...untouched,
      offer: anOffer(),
      orders: [{ ...part, state: 'asked' }, part],
      coverages: reserved(9_000),
    }),
  ).toEqual(['undisputed_waits']);
});

test('M4 whoever recorded the answer or typed the account does not order; a claimant who reads is nobody of them', () => {
  const by = (duties: Partial<OfferDuties>, readerId: string | null = 'ana') =>
    paymentBlocks({
      ...untouched,
      duties: { ...untouched.duties, ...duties },
      readerId,
      offer: anOffer(),
      orders: [],
      coverages: reserved(1_000),
    });
  expect(by({ answerRecordedBy: 'ana' })).toEqual(['own_answer']);
  expect(by({ accountTypedBy: 'ana' })).toEqual(['own_account']);
  expect(by({ answerRecordedBy: 'radu', accountTypedBy: 'radu' })).toEqual([]);
  expect(by({}, null)).toEqual([]);
});

test('M4 nothing is ordered while a newer offer waits for its answer, or into an account that nobody knows', () => {
  const order = { orders: [], coverages: reserved(1_000) };
  expect(paymentBlocks({ ...untouched, ...order, offer: anOffer(), isNewerOpen: true })).toEqual([
    'newer_offer',
  ]);
  expect(paymentBlocks({ ...untouched, ...order, offer: anOffer({ has_account: false }) })).toEqual([
    'account_unknown',
  ]);
});

test('M4 nothing is ordered of a claim that is suspended or closed', () => {
  const order = { ...untouched, offer: anOffer(), orders: [], coverages: reserved(1_000) };
  expect(paymentBlocks({ ...order, isReady: false })).toEqual(['wrong_status']);
});
