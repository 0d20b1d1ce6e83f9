import { expect, test } from 'vitest';
import { amountToDecide, approvalFault, isWithinAuthority, reserveToDecide } from './money-authority.ts';

test('exactly the amount of an authority is within it, and one ban more is not', () => {
  expect(isWithinAuthority(700_000, 700_000)).toBe(true);
  expect(isWithinAuthority(700_001, 700_000)).toBe(false);
});

test('M4 an order needs the authority for what counts with it as well', () => {
  expect(amountToDecide({ amount: 500_000, counted: 484_000 })).toBe(984_000);
});

const approving = { deciderId: 'maria', authorId: 'ana', authority: 700_000, amount: 700_000 };

test('M4 somebody else approves up to exactly their authority', () => {
  expect(approvalFault(approving)).toBeUndefined();
  expect(approvalFault({ ...approving, amount: 700_001 })).toBe('above_authority');
});

test('M4 nobody approves their own work, however much they may decide; nor does the product itself', () => {
  expect(approvalFault({ ...approving, deciderId: 'ana' })).toBe('own_work');
  expect(approvalFault({ ...approving, deciderId: null })).toBe('own_work');
  expect(approvalFault({ ...approving, deciderId: 'ana', amount: 700_001 })).toBe('own_work');
});

test('M4 a reserve counts with those of the other coverages, and not with what it was itself', () => {
  expect(reserveToDecide({ totalBani: 700, beforeBani: 200, amountBani: 300 })).toBe(800);
});
