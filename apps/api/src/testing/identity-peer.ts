import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT, type CryptoKey, type JWTPayload } from 'jose';
import { Provider, type JWKS } from 'oidc-provider';

/** A person that the peer knows, by the name typed into its login page: the claims about them. */
export type PeerPeople = Record<
  string,
  { email?: string; email_verified?: boolean; preferred_username?: string }
>;

type Options = { people: PeerPeople; redirectUri: string };
type Answer = (request: IncomingMessage, response: ServerResponse) => unknown;
type Keys = { kid: string; privateKey: CryptoKey; jwks: JWKS };

/** A running identity provider. */
export type IdentityPeer = Awaited<ReturnType<typeof startIdentityPeer>>;

const clientId = 'dosar';
const clientSecret = 'a-secret-between-the-peer-and-the-tests';

/** A real OpenID Connect provider on this machine, with a login page that takes any password. */
export async function startIdentityPeer(options: Options) {
  const away: Answer = (_request, response) => void response.writeHead(503).end();
  let answer = away;
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(new URL(request.url ?? '', 'http://peer').pathname);
    void answer(request, response);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  let keys = await newKeys();
  const openForBusiness = () => {
    answer = providerOf(issuer, keys, options).callback();
  };
  openForBusiness();

  return {
    issuer,
    clientId,
    /** Its entry of `OIDC_PROVIDERS`. */
    settings: { issuer, client_id: clientId, client_secret: clientSecret, name: 'Peer ID' },
    /** A token with the peer's own signature that says whatever it is told to say. */
    sign: (claims: JWTPayload, header: { alg?: string; kid?: string; typ?: string } = {}) =>
      new SignJWT(claims)
        .setProtectedHeader({ alg: 'RS256', kid: keys.kid, ...header })
        .sign(keys.privateKey),
    /** The keys it publishes. */
    get jwks() {
      return keys.jwks;
    },
    /** Signs with other keys from now on, and publishes them. */
    async replaceKeys() {
      keys = await newKeys();
      openForBusiness();
    },
    /** Answers nothing but 503 until it is opened again. */
    close() {
      answer = away;
    },
    open: openForBusiness,
    /** Paths that were asked for. */
    asked,
    async stop() {
      server.closeAllConnections();
      await new Promise((stopped) => server.close(stopped));
    },
  };
}

function providerOf(issuer: string, { jwks }: Keys, { people, redirectUri }: Options): Provider {
  return quietly(
    () =>
      new Provider(issuer, {
        jwks,
        clients: [{ client_id: clientId, client_secret: clientSecret, redirect_uris: [redirectUri] }],
        claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['preferred_username'] },
        features: { claimsParameter: { enabled: true } },
        cookies: { keys: ['peer'] },
        ttl: {
          Interaction: 600,
          Session: 600,
          Grant: 600,
          AccessToken: 60,
          AuthorizationCode: 60,
          IdToken: 3600,
        },
        findAccount: (_context, login) => ({
          accountId: login,
          claims: () => ({ sub: login, ...people[login] }),
        }),
      }),
  );
}

/** The package warns on the console that its login page takes any password; here that is the point. */
function quietly<Result>(work: () => Result): Result {
  const { info, warn } = console;
  Object.assign(console, { info: () => undefined, warn: () => undefined });
  try {
    return work();
  } finally {
    Object.assign(console, { info, warn });
  }
}

async function newKeys(): Promise<Keys> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const kid = `key-${Date.now()}-${Math.random().toString(36).slice(2)}`;
  const jwk = { ...(await exportJWK(privateKey)), kid, use: 'sig', alg: 'RS256' };
  return { kid, privateKey, jwks: { keys: [jwk] } };
}
