import type { RouteTable } from '../../kernel/http/route-table.ts';
import type { AccountNeeds } from './account-needs.ts';
import { externalRoutes } from './external-routes.ts';
import { generateOneTimePassword } from './generate-one-time-password.ts';
import { getOwnAccount } from './get-own-account.ts';
import { impersonate } from './impersonate.ts';
import { browseSessions, endOtherSessions, endSession } from './own-sessions.ts';
import { passwordRoutes } from './password-routes.ts';
import { refreshTokens } from './refresh-tokens.ts';
import { signInGuest } from './sign-in-guest.ts';
import { signInTracker } from './sign-in-tracker.ts';
import { signOut } from './sign-out.ts';
import { updateOwnAccount } from './update-own-account.ts';
import { verifyOneTimePassword } from './verify-one-time-password.ts';

/** The handlers of the area. */
export function accountRoutes(needs: AccountNeeds): RouteTable<'account'> {
  return {
    ...passwordRoutes(needs),
    ...externalRoutes(needs),
    refreshToken: (call) => refreshTokens(needs, call),
    guestToken: (call) => signInGuest(needs, call),
    trackerToken: (call) => signInTracker(needs, call),
    generateOneTimePassword: (call) => generateOneTimePassword(needs, call),
    verifyOneTimePassword: (call) => verifyOneTimePassword(needs, call),
    logout: (call) => signOut(needs, call),
    getOwnAccount: (call) => getOwnAccount(call),
    updateOwnAccount: (call) => updateOwnAccount(needs, call),
    impersonate: (call) => impersonate(needs, call),
    browseSessions,
    endSession: (call) => endSession(needs, call),
    endOtherSessions: (call) => endOtherSessions(needs, call),
  };
}
