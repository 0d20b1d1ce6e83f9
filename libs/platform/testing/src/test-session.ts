import { connectApi, Session, type Profile } from '@dosar/auth';
import { authTokens } from './factories/account.ts';

/** A session whose calls carry tokens, of `profile`; of nobody when there is none. */
export function aSessionOf(profile: Profile | undefined): Session {
  const isGuest = profile?.kind === 'guest';
  const session = new Session({ namespace: isGuest ? 'guest' : 'staff' });
  if (profile) session.adopt(authTokens(profile));
  void session.start();
  connectApi({ sessionOfPage: () => session });
  return session;
}
