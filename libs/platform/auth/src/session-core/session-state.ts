import type { AuthTokens, Profile } from './auth-tokens.ts';
import type { RenewalRequest } from './refresher.ts';
import type { SignOutReason } from './session-channel.ts';
import type { SessionNamespace } from './token-store.ts';

/** Whether somebody is signed in. `starting` lasts while stored tokens are being renewed at the start of a page. */
export type SessionState =
  | { status: 'starting' }
  | { status: 'anonymous'; reason?: SignOutReason }
  | { status: 'signedIn'; profile: Profile };

/** What a session needs from its surroundings. */
export type SessionNeeds = {
  namespace: SessionNamespace;
  /** Asks the server for new tokens; the API when absent. */
  renew?: (body: RenewalRequest) => Promise<AuthTokens>;
  /** Tells the server that the session ends; the API when absent. */
  endOnServer?: () => Promise<unknown>;
  now?: () => number;
};
