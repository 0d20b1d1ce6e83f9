import { expect, test } from 'vitest';
import { isAddressRange, isAllowedAddress } from './address-list.ts';

test('no list lets every address in', () => {
  expect(isAllowedAddress('198.51.100.7', [])).toBe(true);
});

test.each([
  ['203.0.113.9', true],
  ['::ffff:203.0.113.9', true],
  ['203.0.114.9', false],
  ['198.51.100.7', true],
  ['2001:db8::5', true],
  ['2001:db9::5', false],
  ['not an address', false],
])('%s against a list of networks and addresses: %s', (address, allowed) => {
  expect(isAllowedAddress(address, ['203.0.113.0/24', '198.51.100.7', '2001:db8::/32'])).toBe(allowed);
});

test.each([
  ['198.51.100.7', true],
  ['10.0.0.0/8', true],
  ['2001:db8::/32', true],
  ['10.0.0.0/33', false],
  ['10.0.0.0/', false],
  ['10.0.0.0/8/8', false],
  ['sediu', false],
])('%s is an address or a range: %s', (entry, isOne) => {
  expect(isAddressRange(entry)).toBe(isOne);
});
