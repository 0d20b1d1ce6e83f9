import { expect, test } from 'vitest';
import { statusOfItems, type ItemState, type RequestStatus } from './request-progress.ts';

test.each<[RequestStatus, ItemState[], boolean]>([
  ['sent', ['requested', 'requested'], false],
  ['viewed', ['requested', 'requested'], true],
  ['partial', ['received', 'requested'], true],
  ['partial', ['accepted', 'rejected'], true],
  ['partial', ['not_owned', 'requested'], false],
  ['received', ['received', 'accepted'], true],
  ['received', ['not_owned', 'accepted'], true],
  ['accepted', ['accepted', 'waived'], true],
])('a request is %s when its items are %j', (status, states, isViewed) => {
  expect(statusOfItems(states, isViewed)).toBe(status);
});
