import { Session } from '@dosar/auth';

/** Whoever signed in with a password. */
export const staffSession = new Session({ namespace: 'staff' });

/** Whoever came by a link; beside the staff's session, so that a link opened at work signs nobody out. */
export const guestSession = new Session({ namespace: 'guest' });

/** The session that an address belongs to: guests have every address with a part `guest` (R9). */
export function sessionOf(pathname: string): Session {
  return /\/guest(\/|$)/.test(pathname) ? guestSession : staffSession;
}
