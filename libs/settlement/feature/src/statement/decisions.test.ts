import { expect, test } from 'vitest';
import { aLine, anOrderOfLine } from '../testing/statement-samples.ts';
import { fittingParts, proposedParts } from './decisions.ts';

const first = anOrderOfLine({ payment_order_id: 'first', open_bani: 300 });
const second = anOrderOfLine({ payment_order_id: 'second', open_bani: 500 });
const line = aLine({ amount_bani: -400, orders: [first, second] });
const parts = (one: number, two: number) => [
  { payment_order_id: 'first', amount_bani: one },
  { payment_order_id: 'second', amount_bani: two },
];

test('M4 a line is proposed to its orders in their order, as long as it has money', () => {
  expect(proposedParts(line)).toEqual(parts(300, 100));
  expect(proposedParts({ ...line, amount_bani: -1_000 })).toEqual(parts(300, 500));
});

test.each([
  [parts(300, 100), 2],
  [parts(0, 400), 1],
  [parts(0, 0), undefined],
  [parts(301, 0), undefined],
  [parts(300, 101), undefined],
  [parts(-1, 100), undefined],
])('M4 the parts %j of a line of 4,00 lei pay %s orders', (typed, count) => {
  expect(fittingParts(line, typed)?.length).toBe(count);
});
