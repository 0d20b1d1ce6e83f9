import { Problem } from '#src/kernel/problem/problem.ts';
import { IdentityProviderError } from '#src/providers/oidc/identity-provider.ts';

/** Why an external sign-in failed: for the audit log and ours, never for the caller. */
export type ExternalRefusal =
  | 'no_provider'
  | 'provider_unreachable'
  | 'provider_refused'
  | 'state_unknown'
  | 'token_used'
  | 'nobody_linked'
  | 'user_locked'
  | 'user_inactive'
  | 'address_refused';

/** The one answer to whatever goes wrong; the reason goes to the log. */
export function externalSignInFailed(why: ExternalRefusal, detail?: string): Problem {
  return new Problem(401, 'external_sign_in_failed', {
    logged: {
      level: why === 'provider_unreachable' ? 'warn' : 'info',
      reason: detail === undefined ? why : `${why} (${detail})`,
    },
  });
}

/** What an error of a provider means; anything else is a fault of ours and thrown on. */
export function providerRefusal(error: unknown): { why: ExternalRefusal; problem: Problem } {
  if (!(error instanceof IdentityProviderError)) throw error;
  const why = error.failure === 'unreachable' ? 'provider_unreachable' : 'provider_refused';
  return { why, problem: externalSignInFailed(why, error.message) };
}
