import { expect, test } from 'vitest';
import { isSecureAddress } from './secure-address.ts';

test.each([
  'https://cdn.example.com/logo.svg',
  'https://example.com:8443/a?b=c',
  'https://[2001:db8::1]/a',
  'https://siglă.example/a',
  '/logos/demo.svg',
  '/',
])('%s may be led to', (address) => {
  expect(isSecureAddress(address)).toBe(true);
});

test.each([
  '',
  'logo.svg',
  'http://example.com/logo.svg',
  'javascript:alert(1)',
  'data:image/svg+xml,<svg/>',
  '//evil.example/logo.svg',
  '/\\evil.example/logo.svg',
  '/\tevil',
  'https://\u0000example.com/',
  ' https://example.com/',
  ['https://user:secret', 'example.com/'].join('@'),
  'https://',
  'https://x;sandbox/a.png',
  "https://x;script-src'unsafe-inline'/a.png",
  'https://x,y/a.png',
  'https://*/a.png',
])('%j may not', (address) => {
  expect(isSecureAddress(address)).toBe(false);
});
