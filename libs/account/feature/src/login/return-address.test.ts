import { expect, test } from 'vitest';
import { loginAddress, returnAddress } from './return-address.ts';

const origin = 'https://dosar.example';

test('a login leads back to where it was asked for, with query and fragment', () => {
  expect(returnAddress('/assignments/worklist?keys=1#row', origin)).toBe('/assignments/worklist?keys=1#row');
});

test('a login without an address leads home', () => {
  expect(returnAddress(null, origin)).toBe('/home');
});

test.each([
  'https://evil.example/login',
  '//evil.example',
  '/\\evil.example',
  '\\/evil.example',
  'javascript:alert(1)',
  '/a\\..\\evil',
  '/\tevil',
  '/\n/evil.example',
  'assignments/worklist',
  '',
  `/${'a'.repeat(2000)}`,
])('an address that is not surely ours leads home: %j', (returnUrl) => {
  expect(returnAddress(returnUrl, origin)).toBe('/home');
});

test('the address of the login keeps the whole address it leads back to', () => {
  const address = '/assignments/worklist?keys=1&q=a b#row';
  const returnUrl = new URL(loginAddress(address), origin).searchParams.get('returnUrl');
  expect(returnUrl).toBe(address);
});
