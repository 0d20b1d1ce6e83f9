import { afterEach, expect, test } from 'vitest';
import { amountAnswer, baniOf, optionalAmountAnswer, typedAmount } from './amount.ts';

afterEach(() => localStorage.clear());

test('an amount in lei is read as people write it, and kept as whole bani', () => {
  for (const [typed, bani] of [
    ['1.234,56', 123_456],
    [' 9000 ', 900_000],
    ['0', 0],
  ] as const)
    expect(amountAnswer().parse(typed)).toBe(bani);
});

test('what is no amount, or outside its limits, is refused', () => {
  for (const typed of ['', 'o mie', '-5', '1,234', '10.000.000.000.001'])
    expect(amountAnswer().safeParse(typed).error?.issues[0]?.message).toBe('amount_invalid');
  expect(amountAnswer({ least: 1 }).safeParse('0').success).toBe(false);
  expect(amountAnswer({ most: 100_00 }).safeParse('100,01').success).toBe(false);
});

test('an amount that may be left out is null then, and no other text passes', () => {
  expect(optionalAmountAnswer.parse(' ')).toBeNull();
  expect(optionalAmountAnswer.parse('12,50')).toBe(1250);
  expect(optionalAmountAnswer.safeParse('mult').success).toBe(false);
});

test('fields show and read amounts in the language of the page, and refuse what could be another amount', () => {
  localStorage.setItem('dosar.locale', 'en');
  expect(typedAmount(197_700)).toBe('1,977.00');
  expect(typedAmount(null)).toBe('');
  for (const typed of ['1,977.00', '1.977,00', '1977', '1,977']) expect(baniOf(typed)).toBe(197_700);
  expect(amountAnswer().safeParse('1.977').error?.issues[0]?.message).toBe('amount_invalid');

  localStorage.setItem('dosar.locale', 'ro');
  expect(typedAmount(197_700)).toBe('1.977,00');
  for (const typed of ['1,977.00', '1.977,00', '1977', '1.977']) expect(baniOf(typed)).toBe(197_700);
  expect(amountAnswer().safeParse('1,977').success).toBe(false);
});
