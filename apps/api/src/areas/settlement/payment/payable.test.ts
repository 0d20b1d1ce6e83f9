import type { OfferLine } from '@dosar/settlement-domain';
import { describe, expect, test } from 'vitest';
import {
  isAboveReserve,
  isCancellable,
  isCounted,
  isOrdered,
  isSettledBy,
  outstandingOf,
  partToOrder,
  payableOffer,
  settledBefore,
  settledBy,
  shownPayable,
  orderedBefore,
} from './payable.ts';
import { anOffer, anOrder } from '../testing/offers-and-orders.ts';

const lines: OfferLine[] = [
  { code: 'repair', amount_bani: 4_000 },
  { code: 'loss_of_use', amount_bani: 1_000 },
  { code: 'penalty', amount_bani: 500 },
];
const part = (amount_bani: number, more = {}) =>
  anOrder({ is_undisputed: true, amount_bani, parts: [{ coverage: 'vehicle', bani: amount_bani }], ...more });

describe('M4 which offer is paid', () => {
  test('is the newest that was answered, whatever was drafted or replaced since', () => {
    const draft = anOffer({ state: 'draft' });
    const contested = anOffer({ state: 'contested' });
    const replaced = anOffer({ state: 'replaced' });
    const accepted = anOffer({ state: 'accepted' });
    expect(payableOffer([draft, contested, accepted])).toBe(contested);
    expect(payableOffer([replaced, accepted])).toBe(accepted);
    expect(payableOffer([draft, anOffer({ state: 'issued' }), replaced])).toBeUndefined();
  });
});

describe('M4 what an offer has in it that was ordered before', () => {
  test('is every order of an earlier offer, and the undisputed part of the offer itself', () => {
    const first = part(100, { offer_no: 1 });
    const whole = anOrder({ offer_no: 1 });
    const second = part(200, { offer_no: 2 });
    const wholeSecond = anOrder({ offer_no: 2 });
    expect(orderedBefore({ offer_no: 1 }, [first, whole])).toEqual([first]);
    expect(orderedBefore({ offer_no: 2 }, [first, whole, second, wholeSecond])).toEqual([
      first,
      whole,
      second,
    ]);
    expect(orderedBefore({ offer_no: 1 }, [second, wholeSecond])).toEqual([]);
  });

  test('is nothing that was cancelled', () => {
    const cancelled = { state: 'cancelled' } as const;
    expect(orderedBefore({ offer_no: 1 }, [part(100, cancelled)])).toEqual([]);
    expect(orderedBefore({ offer_no: 2 }, [anOrder({ offer_no: 1, ...cancelled })])).toEqual([]);
  });

  test('is not paid again: a whole order that names no parts counts by the lines of its offer', () => {
    const before = anOrder({
      amount_bani: 4_000,
      parts: null,
      lines: [{ code: 'repair', amount_bani: 4_000 }],
    });
    expect(partToOrder(anOffer({ offer_no: 2, lines }), [before], undefined)).toEqual({
      parts: [
        { coverage: 'loss_of_use', bani: 1_000 },
        { coverage: 'penalty', bani: 500 },
      ],
      amountBani: 1_500,
      deductedBani: 4_000,
      isUndisputed: false,
    });
  });
});

describe('M4 undisputed parts of a claim', () => {
  test('are taken off what is ordered of the accepted offer, which stays undivided', () => {
    const offer = anOffer({ offer_no: 2, lines });
    expect(partToOrder(offer, [part(3_000)], 17)).toEqual({
      parts: [
        { coverage: 'vehicle', bani: 1_000 },
        { coverage: 'loss_of_use', bani: 1_000 },
        { coverage: 'penalty', bani: 500 },
      ],
      amountBani: 2_500,
      deductedBani: 3_000,
      isUndisputed: false,
    });
  });

  test('are ordered as far as somebody wants, never nothing and never more than was offered', () => {
    const offer = anOffer({ state: 'contested', lines });
    const ordered = (bani: number | undefined) => partToOrder(offer, [], bani);
    expect(ordered(4_500)).toEqual({
      parts: [
        { coverage: 'vehicle', bani: 4_000 },
        { coverage: 'loss_of_use', bani: 500 },
      ],
      amountBani: 4_500,
      deductedBani: 0,
      isUndisputed: true,
    });
    expect(ordered(undefined)).toMatchObject({ amountBani: 5_500, isUndisputed: true });
    expect(ordered(5_500)).toMatchObject({ amountBani: 5_500 });
    expect(ordered(5_501)).toBe('above_undisputed');
    expect(ordered(1)).toMatchObject({ amountBani: 1 });
    expect(ordered(0)).toBe('too_small');
  });
});

describe('M4 an order', () => {
  test('of an accepted offer is its whole order; of a contested one any', () => {
    const accepted = anOffer({ state: 'accepted' });
    const contested = anOffer({ state: 'contested' });
    expect(isOrdered(accepted, [])).toBe(false);
    expect(isOrdered(accepted, [anOrder()])).toBe(true);
    expect(isOrdered(accepted, [part(100)])).toBe(false);
    expect(isOrdered(contested, [part(100)])).toBe(true);
    expect(isOrdered(accepted, [anOrder({ state: 'cancelled' })])).toBe(false);
    expect(isOrdered(accepted, [anOrder({ offer_no: 2 })])).toBe(false);
  });

  test('is cancelled only before it goes to the bank and before anything of it was paid', () => {
    for (const state of ['asked', 'ordered'] as const) {
      expect(isCancellable({ state, paid_bani: 0 })).toBe(true);
      expect(isCancellable({ state, paid_bani: 1 })).toBe(false);
    }
    for (const state of ['exported', 'paid', 'cancelled'] as const)
      expect(isCancellable({ state, paid_bani: 0 })).toBe(false);
  });

  test('of an undisputed part stays once a whole order has taken it off', () => {
    const later = anOrder({ offer_no: 2, deducted_bani: 100 });
    expect(isCounted(part(100), [later])).toBe(true);
    expect(isCounted(part(100), [part(50), later])).toBe(true);
    expect(isCounted(part(100), [anOrder({ deducted_bani: 100 })])).toBe(true);
    expect(isCounted(part(100), [anOrder({ offer_no: 2, deducted_bani: 0 })])).toBe(false);
    expect(isCounted(part(100), [{ ...later, state: 'cancelled' }])).toBe(false);
    expect(isCounted(part(100), [{ ...later, is_undisputed: true }])).toBe(false);
    expect(isCounted(part(100, { offer_no: 3 }), [later])).toBe(false);
    // An offer takes the place of the one before, so its order has taken off whole orders as well.
    expect(isCounted(anOrder(), [later])).toBe(true);
    expect(isCounted(anOrder({ offer_no: 2, deducted_bani: 100 }), [anOrder(), later])).toBe(false);
  });

  test('settles the claim when all is paid and the offer was ordered whole', () => {
    const paid = { state: 'paid' } as const;
    const order = { offer_no: 2 };
    expect(isSettledBy(order, [anOrder({ offer_no: 2, ...paid })])).toBe(true);
    expect(isSettledBy(order, [anOrder({ offer_no: 3, ...paid })])).toBe(true);
    expect(isSettledBy(order, [anOrder({ offer_no: 1, ...paid })])).toBe(false);
    expect(isSettledBy(order, [part(100, { offer_no: 2, ...paid })])).toBe(false);
    expect(isSettledBy(order, [anOrder({ offer_no: 2, ...paid }), part(100)])).toBe(false);
    expect(isSettledBy(order, [anOrder({ offer_no: 2, ...paid }), part(100, { state: 'cancelled' })])).toBe(
      true,
    );
    expect(isSettledBy(order, [anOrder({ offer_no: 2, state: 'cancelled' })])).toBe(false);
  });

  test('owes its coverages what is not paid yet of it, unless it was cancelled', () => {
    expect(outstandingOf([{ ...anOrder({ amount_bani: 5_500, paid_bani: 4_200 }), lines }])).toEqual([
      { coverage: 'loss_of_use', bani: 800 },
      { coverage: 'penalty', bani: 500 },
    ]);
    expect(outstandingOf([{ ...part(3_000, { paid_bani: 1_000 }), lines }])).toEqual([
      { coverage: 'vehicle', bani: 2_000 },
    ]);
    expect(outstandingOf([{ ...anOrder({ state: 'cancelled', amount_bani: 5_500 }), lines }])).toEqual([]);
  });
});

describe('W2 what a payment settles of the compensation', () => {
  test('is none of the penalty, and what was paid before of the undisputed parts', () => {
    const orders = [
      {
        ...part(4_500, {
          parts: [
            { coverage: 'penalty', bani: 500 },
            { coverage: 'vehicle', bani: 4_000 },
          ],
        }),
        lines,
      },
    ].map((order) => ({ ...order, paid_bani: 1_500 }));
    expect(settledBefore({ offer_no: 1 }, orders)).toBe(1_000);
    expect(settledBefore({ offer_no: 1 }, [])).toBe(0);
  });

  test('is nothing for a part whose offer nobody has accepted, and counts once a later offer is', () => {
    const order = part(400, { payment_order_id: 'part' });
    const paid = [
      { coverage: 'vehicle', bani: 300 },
      { coverage: 'penalty', bani: 100 },
    ] as const;
    const offers = (state: 'contested' | 'accepted') => [{ offer_no: 2, state }];
    expect(settledBy(order, [order], offers('contested'), paid)).toBe(0);
    expect(settledBy(order, [order], offers('accepted'), paid)).toBe(300);
    const contestedBefore = { offer_no: 1, state: 'contested' } as const;
    expect(settledBy(order, [order], [...offers('accepted'), contestedBefore], paid)).toBe(300);
    const other = part(1, { payment_order_id: 'other' });
    expect(settledBy(order, [other, order], offers('accepted'), paid)).toBe(300);
    expect(settledBy(order, [other], offers('accepted'), paid)).toBe(0);
    expect(settledBy(anOrder(), [], [], paid)).toBe(300);
  });
});

describe('what the section shows to be paid', () => {
  test('is what an order would pay now, and of which kind', () => {
    const contested = anOffer({ offer_id: 'offer', state: 'contested', lines });
    expect(shownPayable(contested, [])).toEqual({
      offer_id: 'offer',
      amount_bani: 5_500,
      deducted_bani: 0,
      is_undisputed: true,
    });
    expect(shownPayable({ ...contested, offer_no: 2, state: 'accepted' }, [part(3_000)])).toMatchObject({
      amount_bani: 2_500,
      deducted_bani: 3_000,
      is_undisputed: false,
    });
  });

  test('is nothing without an offer, once it was ordered, or when nothing is left of it', () => {
    const accepted = anOffer({ state: 'accepted', lines });
    expect(shownPayable(undefined, [])).toBeNull();
    expect(shownPayable(accepted, [anOrder()])).toBeNull();
    expect(shownPayable(accepted, [part(5_500)])).toBeNull();
  });
});

test('a reserve of exactly the amount is enough, of the coverage that pays and no other', () => {
  const coverages = [{ coverage_code: 'vehicle' as const, reserve_bani: 500 }];
  const isAbove = (coverage: 'vehicle' | 'penalty', bani: number) =>
    isAboveReserve([{ coverage, bani }], coverages);
  expect(isAbove('vehicle', 500)).toBe(false);
  expect(isAbove('vehicle', 501)).toBe(true);
  expect(isAbove('penalty', 1)).toBe(true);
  expect(
    isAboveReserve(
      [
        { coverage: 'vehicle', bani: 1 },
        { coverage: 'vehicle', bani: 501 },
      ],
      coverages,
    ),
  ).toBe(true);
  expect(isAboveReserve([], coverages)).toBe(false);
});
