import type { SessionKind } from '#src/kernel/session/session-state.ts';

type NextKind = Extract<SessionKind, 'pre_auth' | 'renew' | 'staff'>;
type Due = {
  is_one_time_password_required: boolean;
  is_password_expired: boolean;
  is_default_password: boolean;
};

/** What tokens open after the right password: first the one-time password is due, then a new password, then nothing. */
export function kindAfterPassword(account: Due): NextKind {
  return account.is_one_time_password_required ? 'pre_auth' : kindAfterOneTimePassword(account);
}

/** What tokens open after the right code. */
export function kindAfterOneTimePassword(account: Omit<Due, 'is_one_time_password_required'>): NextKind {
  return account.is_password_expired || account.is_default_password ? 'renew' : 'staff';
}
