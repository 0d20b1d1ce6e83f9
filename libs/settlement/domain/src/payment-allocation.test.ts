import { expect, test } from 'vitest';
import type { CoverageCode } from './money-accounts.ts';
import { allocatePayment, restOf } from './payment-allocation.ts';

const owed = new Map<CoverageCode, number>([
  ['vehicle', 100],
  ['injury', 50],
]);

test('M4 a payment names only coverages of which it settles something', () => {
  expect(allocatePayment(owed, 0, 100)).toEqual([{ coverage: 'vehicle', bani: 100 }]);
  expect(allocatePayment(owed, 100, 20)).toEqual([{ coverage: 'injury', bani: 20 }]);
  expect(allocatePayment(owed, 90, 20)).toEqual([
    { coverage: 'vehicle', bani: 10 },
    { coverage: 'injury', bani: 10 },
  ]);
});

test('M4 what was ordered of a coverage before is taken off that coverage and no other', () => {
  expect(restOf(owed, [{ coverage: 'vehicle', bani: 30 }])).toEqual([
    { coverage: 'vehicle', bani: 70 },
    { coverage: 'injury', bani: 50 },
  ]);
  expect(restOf(owed, [{ coverage: 'injury', bani: 50 }])).toEqual([{ coverage: 'vehicle', bani: 100 }]);
});
