import { connectApi, Session, type Profile } from '@dosar/auth';
import { keyOf } from './cast/identity.ts';
import { authTokens } from './factories/account.ts';

// What a page has kept for one session, or keeps late, is nothing to the next.
let sessions = 0;

/** A session whose calls carry tokens, of `profile`; of nobody when there is none. A new one, unless `sid` names it. */
export function aSessionOf(profile: Profile | undefined, sid = aNewSid()): Session {
  const namespace = profile?.kind === 'guest' ? 'guest' : 'staff';
  forgetTokens(namespace);
  const session = new Session({ namespace });
  if (profile) session.adopt(authTokens(profile, sid));
  void session.start();
  connectApi({ sessionOfPage: () => session });
  return session;
}

function aNewSid(): string {
  sessions += 1;
  return keyOf('session', sessions);
}

function forgetTokens(namespace: string): void {
  for (const name of ['idToken', 'refreshToken', 'profile', 'staySignedIn']) {
    for (const storage of [localStorage, sessionStorage]) storage.removeItem(`dosar.${namespace}.${name}`);
  }
}
