import type { Env } from '#src/env.ts';
import type { IdentityProviders } from './identity-provider.ts';
import { openIdProvider } from './openid-provider.ts';

/** The identity providers of the settings, by the code of their organisation. */
export function identityProviders(
  { OIDC_PROVIDERS: settings }: Pick<Env, 'OIDC_PROVIDERS'>,
  now: () => Date,
): IdentityProviders {
  const providers = new Map(
    Object.entries(settings).map(([orgCode, provider]) => [orgCode, openIdProvider(provider, now)]),
  );
  return (orgCode) => providers.get(orgCode);
}
