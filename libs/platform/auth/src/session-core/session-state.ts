import type { AuthTokens, Profile, RenewalRequest } from './auth-tokens.ts';
import type { SessionNamespace } from './token-store.ts';

/** Why a session ended. `refreshTokenExpired` is told to the user; `signedOut` was their own wish. */
export type SignOutReason = 'signedOut' | 'refreshTokenExpired';

/**
 * Whether somebody is signed in, and in which session (`sid`).
 *
 * `starting` lasts while stored tokens are being renewed at the start of a page. `lapsed`: the time of the session was
 * up under an open page, which waits for the same person to sign in again. `replaced`: somebody else signed in in
 * another tab, and what this page shows is no longer whose it says (X3).
 */
export type SessionState =
  | { status: 'starting' }
  | { status: 'anonymous'; reason?: SignOutReason }
  | { status: 'signedIn'; profile: Profile; sid: string }
  | { status: 'lapsed'; profile: Profile; staySignedIn: boolean }
  | { status: 'replaced' };

/** Whether the page has nothing more to do with its session. */
export function isOver({ status }: SessionState): boolean {
  return status === 'anonymous' || status === 'replaced';
}

/** What a session needs from its surroundings. */
export type SessionNeeds = {
  namespace: SessionNamespace;
  /** Whether the page can ask for the password again; otherwise a session whose time is up ends like any other. */
  waitsForReturn?: boolean;
  /** Asks the server for new tokens; the API when absent. */
  renew?: (body: RenewalRequest) => Promise<AuthTokens>;
  /** Tells the server that the session ends; the API when absent. */
  endOnServer?: () => Promise<unknown>;
  now?: () => number;
};
