import { expect, test } from 'vitest';
import { expiryOf, faultOfTerm } from './request-term.ts';

test.each([
  ['2026-03-03', 'outdated'],
  ['2026-03-04', undefined],
  ['2026-08-31', undefined],
  ['2026-09-01', 'too_large'],
])('documents that are asked for on 4 March until %s: %s', (dueDate, fault) => {
  expect(faultOfTerm(dueDate, '2026-03-04')).toBe(fault);
});

test.each([
  ['after its thirty days when its term ends early', '2026-03-11', '2026-04-02T21:00:00.000Z'],
  ['after its thirty days when its term ends a week before', '2026-03-26', '2026-04-02T21:00:00.000Z'],
  ['a week after its term when that is later', '2026-03-27', '2026-04-03T21:00:00.000Z'],
])('a request of 4 March expires at midnight %s', (_, dueDate, expiry) => {
  expect(expiryOf('2026-03-04', 30, dueDate).toISOString()).toBe(expiry);
});
