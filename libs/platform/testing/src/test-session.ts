import { connectApi, Session, type Profile } from '@dosar/auth';
import { authTokens } from './factories/account.ts';

/** A session whose calls carry tokens, of `profile`; of nobody when there is none. `sid` names it. */
export function aSessionOf(profile: Profile | undefined, sid?: string): Session {
  const namespace = profile?.kind === 'guest' ? 'guest' : 'staff';
  forgetTokens(namespace);
  const session = new Session({ namespace });
  if (profile) session.adopt(authTokens(profile, sid));
  void session.start();
  connectApi({ sessionOfPage: () => session });
  return session;
}

function forgetTokens(namespace: string): void {
  for (const name of ['idToken', 'refreshToken', 'profile', 'staySignedIn']) {
    for (const storage of [localStorage, sessionStorage]) storage.removeItem(`dosar.${namespace}.${name}`);
  }
}
