import { expect, test } from 'vitest';
import { kindAfterOneTimePassword, kindAfterPassword } from './kind-after.ts';

const nothing = {
  is_one_time_password_required: false,
  is_password_expired: false,
  is_default_password: false,
};

test('a one-time password comes before a new password, and both before everything else', () => {
  const both = { ...nothing, is_one_time_password_required: true, is_password_expired: true };
  expect(kindAfterPassword(both)).toBe('pre_auth');
  expect(kindAfterOneTimePassword(both)).toBe('renew');
  expect(kindAfterPassword({ ...nothing, is_default_password: true })).toBe('renew');
  expect(kindAfterPassword(nothing)).toBe('staff');
});
