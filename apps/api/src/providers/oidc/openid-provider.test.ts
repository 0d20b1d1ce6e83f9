import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readEnv } from '#src/env.ts';
import { startIdentityPeer } from '#src/testing/identity-peer.ts';
import { worldMoment } from '#src/testing/world/world-clock.ts';
import { IdentityProviderError } from './identity-provider.ts';
import { identityProviders } from './identity-providers.ts';

const peer = await startIdentityPeer({ redirectUri: 'http://127.0.0.1:4200/logincallback', people: {} });
afterAll(() => peer.stop());

const clock = { now: worldMoment };
function setClock(now: Date) {
  clock.now = now;
  // The library that fetches keys reads the clock itself.
  vi.useFakeTimers({ toFake: ['Date'], now });
}
beforeEach(() => setClock(worldMoment));
afterEach(() => vi.useRealTimers());

function provider() {
  const env = readEnv({ APP_ENV: 'Test', OIDC_PROVIDERS: JSON.stringify({ alfa: peer.settings }) });
  const alfa = identityProviders(env, () => clock.now)('alfa');
  if (alfa === undefined) throw new Error('The provider was configured.');
  return alfa;
}

const token = (claims: Record<string, unknown> = {}) => {
  const iat = clock.now.getTime() / 1000;
  const { issuer: iss, clientId: aud } = peer;
  return peer.sign({
    iss,
    aud,
    sub: 'person-1',
    iat,
    exp: iat + 60,
    amr: ['mfa', 'otp', 'NOT A METHOD'],
    ...claims,
  });
};

const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => 'none',
    (error: unknown) => (error instanceof IdentityProviderError ? error.failure : error),
  );

const letPass = (seconds: number) => {
  setClock(new Date(clock.now.getTime() + seconds * 1000));
};

test('a token tells who somebody is and how the provider recognised them', async () => {
  expect(await provider().verify(await token(), clock.now)).toMatchObject({
    issuer: peer.issuer,
    subject: 'person-1',
    userName: undefined,
    methods: ['mfa', 'otp'],
  });
});

test.each([[null], [7], [''], ['person\u00001'], ['person\uD800'], [{ toString: 1 }]])(
  'a subject that is no text which can be kept is refused: %j',
  async (sub) => {
    expect(await failureOf(provider().verify(await token({ sub }), clock.now))).toBe('refused');
  },
);

test('methods that are no words are overlooked, whatever the provider sends', async () => {
  const amr = ['otp', null, 7, { toString: 1, valueOf: 1 }, 'otp\u0000'];
  expect(await provider().verify(await token({ amr }), clock.now)).toMatchObject({ methods: ['otp'] });
});

test('addresses and keys are fetched once, however many tokens come', async () => {
  const alfa = provider();
  peer.asked.length = 0;
  for (let count = 0; count < 5; count += 1) await alfa.verify(await token(), clock.now);
  expect(peer.asked).toEqual(['/.well-known/openid-configuration', '/jwks']);
});

test('keys that the provider has replaced are fetched again, at most once in half a minute', async () => {
  const alfa = provider();
  await alfa.verify(await token(), clock.now);
  await peer.replaceKeys();
  peer.asked.length = 0;

  for (let count = 0; count < 5; count += 1)
    expect(await failureOf(alfa.verify(await token(), clock.now))).toBe('refused');
  expect(peer.asked).toEqual([]);

  letPass(31);
  expect(await failureOf(alfa.verify(await token(), clock.now))).toBe('none');
  expect(peer.asked).toEqual(['/jwks']);
});

test('a provider that is away is told apart from one that refuses, and found again once it is back', async () => {
  const alfa = provider();
  const trip = {
    redirectUri: 'http://127.0.0.1:4200/logincallback',
    state: 's',
    nonce: 'n',
    verifier: 'v'.repeat(43),
  };
  peer.close();
  expect(await failureOf(alfa.authorizationUrl(trip))).toBe('unreachable');
  expect(await failureOf(alfa.verify(await token(), clock.now))).toBe('unreachable');
  peer.open();
  expect(await failureOf(alfa.authorizationUrl(trip))).toBe('none');
  expect(await failureOf(alfa.exchange(trip, { code: 'made-up', issuer: peer.issuer }))).toBe('refused');
});

test('the words of an error quote nothing that was presented', async () => {
  const error: unknown = await provider()
    .verify('eyJhbGciOiJub25lIn0.c2VjcmV0.', clock.now)
    .catch((caught: unknown) => caught);
  expect(error).toMatchObject({ message: 'token: JOSEAlgNotAllowed ERR_JOSE_ALG_NOT_ALLOWED' });
});
