import { expect, test } from 'vitest';
import { differenceFault, withheldFromOrders } from './named-difference.ts';

/** 6.900 lei are accepted, and 6.800 lei of them paid. */
const paidInPart = {
  code: 'waived' as const,
  changeBani: 10_000,
  namedBani: 0,
  acceptedBani: 690_000,
  paidBani: 680_000,
  hasUnpaidOrder: false,
};

test('what is never paid is named up to what is left to pay', () => {
  expect(differenceFault(paidInPart)).toBeUndefined();
  expect(differenceFault({ ...paidInPart, changeBani: 10_001 })).toBe('more_than_unpaid');
  expect(differenceFault({ ...paidInPart, changeBani: 1, namedBani: 10_000 })).toBe('more_than_unpaid');
  expect(differenceFault({ ...paidInPart, acceptedBani: 0, paidBani: 0 })).toBe('more_than_unpaid');
});

test('an order of which nothing was paid is cancelled before its sum is waived', () => {
  expect(differenceFault({ ...paidInPart, hasUnpaidOrder: true })).toBe('order_open');
});

test('an excess is named up to what was paid, also before the lower offer', () => {
  const excess = { ...paidInPart, code: 'excess_to_recover' as const, hasUnpaidOrder: true };
  expect(differenceFault({ ...excess, changeBani: -680_000 })).toBeUndefined();
  expect(differenceFault({ ...excess, changeBani: -680_001 })).toBe('more_than_paid');
});

test('a reason explains one side alone: nobody waives what was paid in excess', () => {
  expect(differenceFault({ ...paidInPart, changeBani: -1 })).toBe('wrong_sign');
  expect(differenceFault({ ...paidInPart, code: 'excess_to_recover' })).toBe('wrong_sign');
  expect(differenceFault({ ...paidInPart, code: 'excess_written_off' })).toBe('wrong_sign');
  expect(differenceFault({ ...paidInPart, code: 'bank_error', changeBani: 0 })).toBe('wrong_sign');
  expect(differenceFault({ ...paidInPart, code: 'exchange', changeBani: -1 })).toBeUndefined();
});

test('rounding explains one leu and no more', () => {
  expect(differenceFault({ ...paidInPart, code: 'rounding', changeBani: 100 })).toBeUndefined();
  expect(differenceFault({ ...paidInPart, code: 'rounding', changeBani: 101 })).toBe('above_rounding');
  expect(differenceFault({ ...paidInPart, code: 'rounding', changeBani: -101 })).toBe('above_rounding');
});

test('what was named wrongly is taken back, and no more than that', () => {
  const wrong = { ...paidInPart, code: 'named_wrongly' as const, namedBani: 10_000 };
  expect(differenceFault({ ...wrong, changeBani: -10_000 })).toBeUndefined();
  expect(differenceFault({ ...wrong, changeBani: -10_001 })).toBe('more_than_named');
  expect(differenceFault({ ...wrong, changeBani: 1 })).toBe('more_than_named');
  expect(differenceFault({ ...wrong, namedBani: 0, changeBani: -1 })).toBe('more_than_named');
});

test('what is named takes the rest of orders paid in part before it takes from what can be ordered', () => {
  const order = { state: 'exported', amount_bani: 690_000, paid_bani: 680_000 };
  expect(withheldFromOrders(10_000, [order])).toBe(0);
  expect(withheldFromOrders(10_001, [order])).toBe(1);
  expect(withheldFromOrders(10_000, [{ ...order, state: 'cancelled' }])).toBe(10_000);
  expect(withheldFromOrders(-900, [])).toBe(0);
});
