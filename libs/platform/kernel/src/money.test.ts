import { expect, test } from 'vitest';
import { formatAmount, formatLei, fractionOf, parseLei } from './money.ts';

test('an amount is shown with point and comma', () => {
  expect(formatLei(123456)).toBe('1.234,56 lei');
  expect(formatAmount(100000000)).toBe('1.000.000,00');
  expect(formatAmount(5)).toBe('0,05');
  expect(formatAmount(-123456)).toBe('-1.234,56');
  expect(formatAmount(99900)).toBe('999,00');
});

test('an amount in English has the comma and the point the other way round', () => {
  expect(formatLei(123456, 'en')).toBe('1,234.56 lei');
  expect(formatAmount(-100000005, 'en')).toBe('-1,000,000.05');
});

test('an amount is typed with or without points, decimals and currency', () => {
  expect(parseLei('1.234,56 lei')).toBe(123456);
  expect(parseLei('1234,5')).toBe(123450);
  expect(parseLei('39 195')).toBe(3919500);
  expect(parseLei('-0,05')).toBe(-5);
  expect(parseLei('-0')).toBe(0);
});

test.each(['', '1,234.56', '12.34', '1.2345', 'abc', '1,', '99999999999999999'])(
  '%s is no amount',
  (text) => {
    expect(parseLei(text)).toBeUndefined();
  },
);

test('0.2 % a day on 39 195 lei for 30 days is 2 351,70 lei', () => {
  expect(fractionOf(3919500, 2 * 30, 1000)).toBe(235170);
});

test('half a ban is rounded away from zero', () => {
  expect(fractionOf(1, 1, 2)).toBe(1);
  expect(fractionOf(-1, 1, 2)).toBe(-1);
  expect(fractionOf(1, 49, 100)).toBe(0);
  expect(fractionOf(9007199254740991, 1, 1)).toBe(9007199254740991);
});
