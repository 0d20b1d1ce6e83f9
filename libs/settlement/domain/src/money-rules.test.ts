import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CoverageCode } from './money-accounts.ts';
import { amountsByCoverage, offerFault, offerTotals, type OfferLine } from './offer-lines.ts';
import { allocatePayment, restOf } from './payment-allocation.ts';

const bani = fc.integer({ min: 1, max: 10_000_000 });
const lines = fc.array(
  fc.record({
    code: fc.constantFrom('repair', 'vat', 'loss_of_use', 'injury', 'penalty', 'towing'),
    amount_bani: bani,
  }),
  { minLength: 1, maxLength: 12 },
) as fc.Arbitrary<OfferLine[]>;

test('M4 the amount of an offer is the sum of its lines, by coverage as well as whole', () => {
  fc.assert(
    fc.property(lines, (some) => {
      const sum = some.reduce((total, line) => total + line.amount_bani, 0);
      const { amountBani, compensationBani, penaltyBani } = offerTotals(some);
      expect(amountBani).toBe(sum);
      expect(compensationBani + penaltyBani).toBe(sum);
      expect([...amountsByCoverage(some).values()].reduce((total, part) => total + part, 0)).toBe(sum);
    }),
  );
});

test('payments in any parts settle each coverage exactly, and never more than it owes', () => {
  fc.assert(
    fc.property(lines, fc.array(bani, { maxLength: 20 }), (some, parts) => {
      const owed = amountsByCoverage(some);
      const whole = offerTotals(some).amountBani;
      const settled = new Map<CoverageCode, number>();
      let paid = 0;
      for (const wanted of [...parts, whole]) {
        const amount = Math.min(wanted, whole - paid);
        if (amount === 0) continue;
        const allocated = allocatePayment(owed, paid, amount);
        expect(allocated.reduce((total, part) => total + part.bani, 0)).toBe(amount);
        for (const { coverage, bani: part } of allocated)
          settled.set(coverage, (settled.get(coverage) ?? 0) + part);
        paid += amount;
      }
      expect(Object.fromEntries(settled)).toEqual(Object.fromEntries(owed));
    }),
  );
});

test('what the policy does not pay, and lines that leave nothing, make no offer', () => {
  const repair = (amount_bani: number): OfferLine => ({ code: 'repair', amount_bani });
  expect(offerFault([], new Map())).toBe('empty');
  expect(offerFault([repair(-1)], new Map())).toBe('sign');
  expect(offerFault([repair(100), { code: 'deductible', amount_bani: -100 }], new Map())).toBe(
    'nothing_left',
  );
  expect(offerFault([repair(100), { code: 'wear', amount_bani: -200 }], new Map())).toBe('coverage_negative');
  expect(offerFault([repair(101)], new Map([['vehicle', 100]]))).toBe('above_limit');
  // The penalty is no compensation: the limit of the policy does not hold for it.
  expect(
    offerFault([repair(100), { code: 'penalty', amount_bani: 50 }], new Map([['vehicle', 100]])),
  ).toBeUndefined();
});

test('M4 what was paid as undisputed is paid once: the rest and it are the later offer, or it alone when that is less', () => {
  fc.assert(
    fc.property(lines, lines, bani, (contested, agreed, wanted) => {
      const first = amountsByCoverage(contested);
      const before = allocatePayment(first, 0, Math.min(wanted, offerTotals(contested).amountBani));
      const sum = (parts: readonly { bani: number }[]) => parts.reduce((total, part) => total + part.bani, 0);
      const rest = restOf(amountsByCoverage(agreed), before);
      expect(sum(rest) + sum(before)).toBe(Math.max(offerTotals(agreed).amountBani, sum(before)));
      for (const { coverage, bani: part } of rest)
        expect(part).toBeLessThanOrEqual(amountsByCoverage(agreed).get(coverage) ?? 0);
    }),
  );
});
