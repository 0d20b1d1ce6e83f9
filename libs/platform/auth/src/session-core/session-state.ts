import type { AuthTokens, Profile } from './auth-tokens.ts';
import type { RenewalRequest } from './refresher.ts';
import type { SessionNamespace } from './token-store.ts';

/** Why a session ended. `refreshTokenExpired` is told to the user; `signedOut` was their own wish. */
export type SignOutReason = 'signedOut' | 'refreshTokenExpired';

/**
 * Whether somebody is signed in, and in which session (`sid`).
 *
 * `starting` lasts while stored tokens are being renewed at the start of a page. `replaced`: somebody else signed in in
 * another tab, and what this page shows is no longer whose it says (X3).
 */
export type SessionState =
  | { status: 'starting' }
  | { status: 'anonymous'; reason?: SignOutReason }
  | { status: 'signedIn'; profile: Profile; sid: string }
  | { status: 'replaced' };

/** What a session needs from its surroundings. */
export type SessionNeeds = {
  namespace: SessionNamespace;
  /** Asks the server for new tokens; the API when absent. */
  renew?: (body: RenewalRequest) => Promise<AuthTokens>;
  /** Tells the server that the session ends; the API when absent. */
  endOnServer?: () => Promise<unknown>;
  now?: () => number;
};
