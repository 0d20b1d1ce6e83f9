import { createRemoteJWKSet, customFetch, type JWTVerifyGetKey } from 'jose';
import * as oidc from 'openid-client';
import type { IdentityProviderSettings } from '#src/env-identity-providers.ts';
import { outsideFetch } from '../outside-fetch.ts';
import { discoveredClient } from './discovered-client.ts';
import { IdentityProviderError, type IdentityProvider, type RoundTrip } from './identity-provider.ts';
import { withProvider } from './provider-failure.ts';
import { verifyToken } from './verify-token.ts';

const patienceMilliseconds = 5_000;
/** A token with an unknown key makes us look again, however many such tokens are sent, this often at most. */
const keyPauseMilliseconds = 30_000;
const keysBelievedMilliseconds = 10 * 60 * 1000;

const scopes = { email: 'openid email', preferred_username: 'openid profile' };

/** An OpenID Connect provider: authorisation code flow with PKCE, keys and addresses by discovery. */
export function openIdProvider(settings: IdentityProviderSettings, clock: () => Date): IdentityProvider {
  const discovered = discoveredClient(settings, clock);
  const keys = discoveredKeys(discovered);

  async function authorizationUrl(trip: RoundTrip): Promise<string> {
    const client = await discovered();
    const { claims_parameter_supported: takesClaims = false } = client.serverMetadata();
    const address = oidc.buildAuthorizationUrl(client, {
      response_type: 'code',
      redirect_uri: trip.redirectUri,
      scope: scopes[settings.user_claim],
      state: trip.state,
      nonce: trip.nonce,
      code_challenge: await oidc.calculatePKCECodeChallenge(trip.verifier),
      code_challenge_method: 'S256',
      ...(takesClaims && { claims: wantedClaims(settings.user_claim) }),
    });
    return address.href;
  }

  async function exchange(trip: RoundTrip, returned: { code: string; issuer: string | undefined }) {
    const address = new URL(trip.redirectUri);
    address.searchParams.set('code', returned.code);
    address.searchParams.set('state', trip.state);
    if (returned.issuer !== undefined) address.searchParams.set('iss', returned.issuer);

    const tokens = await oidc.authorizationCodeGrant(await discovered(), address, {
      expectedState: trip.state,
      expectedNonce: trip.nonce,
      pkceCodeVerifier: trip.verifier,
      idTokenExpected: true,
    });
    if (tokens.id_token === undefined) throw new IdentityProviderError('refused', 'exchange: no id token');
    return tokens.id_token;
  }

  async function verify(token: string, now: Date) {
    const { issuer } = (await discovered()).serverMetadata();
    return verifyToken({ token, settings, issuer, keys, now });
  }

  return {
    issuer: settings.issuer,
    name: settings.name,
    userClaim: settings.user_claim,
    authorizationUrl: (trip) => withProvider('discovery', () => authorizationUrl(trip)),
    exchange: (trip, returned) => withProvider('exchange', () => exchange(trip, returned)),
    verify: (token, now) => withProvider('token', () => verify(token, now)),
  };
}

/** Providers that follow the standard put these into the id token only when they are asked to. */
function wantedClaims(userClaim: IdentityProviderSettings['user_claim']): string {
  const claims = userClaim === 'email' ? { email: null, email_verified: null } : { preferred_username: null };
  return JSON.stringify({ id_token: claims });
}

/** The provider's present keys: kept for a while, and looked up again when a token names one that is not among them. */
function discoveredKeys(discovered: () => Promise<oidc.Configuration>): JWTVerifyGetKey {
  let known: { address: string; keys: JWTVerifyGetKey } | undefined;

  return async function keyOf(header, token) {
    const address = (await discovered()).serverMetadata().jwks_uri ?? '';
    if (known?.address !== address) {
      const keys = createRemoteJWKSet(new URL(address), {
        timeoutDuration: patienceMilliseconds,
        cooldownDuration: keyPauseMilliseconds,
        cacheMaxAge: keysBelievedMilliseconds,
        [customFetch]: (url, request) => outsideFetch(url, request),
      });
      known = { address, keys };
    }
    return known.keys(header, token);
  };
}
