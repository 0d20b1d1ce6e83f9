import { aProfile } from '@dosar/testing';
import { expect, test } from 'vitest';
import { changePasswordOffer } from './change-password-offer.ts';

test('staff may change their password', () => {
  expect(changePasswordOffer(aProfile())).toBe('offered');
});

test('P4 whoever acts for somebody sees that they cannot', () => {
  expect(changePasswordOffer(aProfile({ impersonated_by_user_id: aProfile().user_id }))).toBe('disabled');
});

test('P4 external users, and nobody, are not offered it', () => {
  expect(changePasswordOffer(aProfile({ is_external: true }))).toBe('hidden');
  expect(changePasswordOffer(undefined)).toBe('hidden');
});
