import * as oidc from 'openid-client';
import type { IdentityProviderSettings } from '#src/env-identity-providers.ts';
import { outsideFetch } from '../outside-fetch.ts';
import { IdentityProviderError } from './identity-provider.ts';

const patienceSeconds = 5;
/** Providers change their addresses rarely; a process that runs for weeks notices within the hour. */
const believedMilliseconds = 60 * 60 * 1000;

/** This product as a client of one provider, with what the provider says about itself, read again every hour. */
export function discoveredClient(
  settings: IdentityProviderSettings,
  now: () => Date,
): () => Promise<oidc.Configuration> {
  let known: { client: Promise<oidc.Configuration>; readAt: number } | undefined;

  return function client() {
    const time = now().getTime();
    if (known !== undefined && time - known.readAt < believedMilliseconds) return known.client;
    const reading = { client: discover(settings), readAt: time };
    known = reading;
    reading.client.catch(() => {
      if (known === reading) known = undefined;
    });
    return reading.client;
  };
}

async function discover(settings: IdentityProviderSettings): Promise<oidc.Configuration> {
  const isInsecure = settings.issuer.startsWith('http:');
  const client = await oidc.discovery(
    new URL(settings.issuer),
    settings.client_id,
    undefined,
    authenticationOf(settings),
    {
      timeout: patienceSeconds,
      execute: isInsecure ? [oidc.allowInsecureRequests] : [],
      // Also for the exchange of codes, later on.
      [oidc.customFetch]: (url, { body, ...request }) =>
        // The copy of bytes has a memory of its own, which is what `fetch` takes.
        outsideFetch(url, {
          ...request,
          ...(body && { body: body instanceof Uint8Array ? body.slice() : body }),
        }),
    },
  );
  // What a provider publishes is where browsers and secrets are sent: only ever over the web, and safely.
  const { authorization_endpoint: page, token_endpoint: exchange, jwks_uri: keys } = client.serverMetadata();
  for (const address of [page, exchange, keys]) {
    const protocol = URL.parse(address ?? '')?.protocol;
    if (protocol !== 'https:' && !(isInsecure && protocol === 'http:'))
      throw new IdentityProviderError('unreachable', 'discovery: an address is missing or not https');
  }
  return client;
}

function authenticationOf(settings: IdentityProviderSettings): oidc.ClientAuth {
  const { client_secret: secret, client_auth: method } = settings;
  if (secret === undefined) return oidc.None();
  return method === 'client_secret_post' ? oidc.ClientSecretPost(secret) : oidc.ClientSecretBasic(secret);
}
