import { Session, type Profile } from '@dosar/auth';

/** Whose tokens this page may carry. */
export type Sessions = {
  /** Whoever signed in with a password. */
  staff: Session;
  /** Whoever came by a link; beside the staff's session, so that a link opened at work signs nobody out. */
  guest: Session;
};

export function createSessions(): Sessions {
  return {
    staff: new Session({ namespace: 'staff', waitsForReturn: true }),
    guest: new Session({ namespace: 'guest' }),
  };
}

/** The session that an address belongs to: guests have every address with a part `guest` (R9); `/guest` alone is nobody's link. */
export function sessionOf({ staff, guest }: Sessions, pathname: string): Session {
  return /\/guest(\/|$)/.test(pathname) && !/^\/guest\/?$/.test(pathname) ? guest : staff;
}

/** The session of the signed-in user. */
export function profileOf({ state }: Session): Profile | undefined {
  return state.status === 'signedIn' ? state.profile : undefined;
}
