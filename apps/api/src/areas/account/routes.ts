import type { RouteTable } from '#src/kernel/http/route-table.ts';
import type { AccountNeeds } from './account-needs.ts';
import { externalRoutes } from './sign-in/external-routes.ts';
import { generateOneTimePassword } from './one-time-password/generate-one-time-password.ts';
import { getOwnAccount } from './profile/get-own-account.ts';
import { impersonate } from './acting/impersonate.ts';
import { browseSessions, endOtherSessions, endSession } from './session/own-sessions.ts';
import { passwordRoutes } from './password/password-routes.ts';
import { peopleRoutes } from './people/people-routes.ts';
import { roleRoutes } from './roles/role-routes.ts';
import { provisioningRoutes } from './provisioning/provisioning-routes.ts';
import { getLogo, storeLogo } from './logo/logo.ts';
import { refreshTokens } from './session/refresh-tokens.ts';
import { signInGuest } from './sign-in/sign-in-guest.ts';
import { signInTracker } from './sign-in/sign-in-tracker.ts';
import { signOut } from './session/sign-out.ts';
import { setupRoutes } from './setup/setup-routes.ts';
import { updateOwnAccount } from './profile/update-own-account.ts';
import { verifyOneTimePassword } from './one-time-password/verify-one-time-password.ts';

/** The handlers of the area. */
export function accountRoutes(needs: AccountNeeds): RouteTable<'account'> {
  return {
    ...passwordRoutes(needs),
    ...externalRoutes(needs),
    ...peopleRoutes(needs),
    ...roleRoutes(needs),
    ...setupRoutes(needs),
    getLogo,
    storeLogo,
    ...provisioningRoutes(needs),
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
