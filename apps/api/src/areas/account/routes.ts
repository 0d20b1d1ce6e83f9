import type { Db } from '../../kernel/database/index.ts';
import { standalone, type RouteTable } from '../../kernel/http/route-table.ts';
import type { SessionDirectory } from '../../kernel/session/session-directory.ts';
import { turnTaking } from './in-turn.ts';
import { passwordVerifier } from './password-hash.ts';
import { refreshTokens } from './refresh-tokens.ts';
import type { TokenNeeds } from './session-tokens.ts';
import { signInGuest } from './sign-in-guest.ts';
import { signInTracker } from './sign-in-tracker.ts';
import { signIn } from './sign-in.ts';
import { signOut } from './sign-out.ts';

/** What the account operations stand on. */
export type AccountNeeds = TokenNeeds & {
  db: Db;
  serverKey: Buffer;
  sessions: SessionDirectory;
  /** Addresses that may sign in at all; empty: every address. */
  allowedAddresses: readonly string[];
};

/** The handlers of the area. */
export function accountRoutes(needs: AccountNeeds): RouteTable<'account'> {
  const signInNeeds = { ...needs, isRightPassword: passwordVerifier(), inTurn: turnTaking() };
  return {
    appToken: standalone<'appToken'>((call) => signIn(signInNeeds, call)),
    refreshToken: (call) => refreshTokens(needs, call),
    guestToken: (call) => signInGuest(needs, call),
    trackerToken: (call) => signInTracker(needs, call),
    logout: (call) => signOut(needs, call),
  };
}
