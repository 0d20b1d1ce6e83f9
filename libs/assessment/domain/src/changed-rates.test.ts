import { expect, test } from 'vitest';
import { changedRates, withRates } from './changed-rates.ts';
import { plainHead } from './worked-examples.ts';

const { rates: noted } = plainHead;
const present = { ...noted, rates: { ...noted.rates, paint_bani: 20_000 }, discount_share: 500 };

test('each rate that changed is named with what it was and what it is', () => {
  expect(changedRates(noted, noted)).toEqual([]);
  expect(changedRates(noted, present)).toEqual([
    { rate: 'paint', before: 19_000, after: 20_000 },
    { rate: 'discount', before: 0, after: 500 },
  ]);
  expect(changedRates({ ...noted, source: 'hand' }, present)).toEqual([]);
});

test('a note takes the discount of its new rates, and keeps one that was set by hand', () => {
  expect(withRates(plainHead, present)).toMatchObject({ rates: present, discount_share: 500 });
  expect(withRates({ ...plainHead, discount_share: 300 }, present)).toMatchObject({
    rates: present,
    discount_share: 300,
  });
});
