import { expect, test } from 'vitest';
import { aLine, anOrderOfLine } from '../testing/statement-samples.ts';
import { fittingParts, isForAnotherOrder, leftOf, proposedParts } from './decisions.ts';

const first = anOrderOfLine({ payment_order_id: 'first', open_bani: 300 });
const second = anOrderOfLine({ payment_order_id: 'second', open_bani: 500 });
const orders = [first, second];
const line = aLine({ amount_bani: -400 });
const parts = (one: number, two: number) => [
  { payment_order_id: 'first', amount_bani: one },
  { payment_order_id: 'second', amount_bani: two },
];

test('M4 a line is proposed to its orders in their order, as long as it has money and they can be paid', () => {
  expect(proposedParts(line, orders)).toEqual(parts(300, 100));
  expect(proposedParts({ amount_bani: -1_000 }, orders)).toEqual(parts(300, 500));
  expect(proposedParts(line, [{ ...first, state: 'cancelled' }, second])).toEqual(parts(0, 400));
});

test.each([
  [parts(300, 100), 2],
  [parts(0, 400), 1],
  [parts(0, 0), undefined],
  [parts(301, 0), undefined],
  [parts(300, 101), undefined],
  [parts(-1, 100), undefined],
])('M4 the parts %j of a line of 4,00 lei pay %s orders', (typed, count) => {
  expect(fittingParts(line, orders, typed)?.length).toBe(count);
});

test('M4 what parts leave of a line pays no order', () => {
  expect(leftOf(line, parts(300, 0))).toBe(100);
});

test.each([
  'incoming',
  'returned',
  'paid_already',
  'recorded',
  'pending',
  'unreadable',
  'own_order',
] as const)('M4 no order is looked for by hand for a line that is %s', (outcome) =>
  expect(isForAnotherOrder({ outcome })).toBe(false),
);
