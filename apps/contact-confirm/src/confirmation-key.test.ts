import { expect, test } from 'vitest';
import { confirmationKey } from './confirmation-key.ts';

test('R15 the key is the last part of the address', () => {
  expect(confirmationKey('/contact-confirmation/demo-contact-key-00000001')).toBe(
    'demo-contact-key-00000001',
  );
  expect(confirmationKey('/contact-confirmation/demo-contact-key-00000001/')).toBe(
    'demo-contact-key-00000001',
  );
});

test('an address without a key has none', () => {
  expect(confirmationKey('/contact-confirmation/')).toBe('');
  expect(confirmationKey('/apps/contact-confirm/index.html')).toBe('');
});
