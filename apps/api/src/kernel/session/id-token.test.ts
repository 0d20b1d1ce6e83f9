import { generateKeyPairSync } from 'node:crypto';
import { SignJWT, UnsecuredJWT } from 'jose';
import { describe, expect, test } from 'vitest';
import { idTokens, type IdTokenClaims } from './id-token.ts';

const pair = (keyId: string) => ({ keyId, ...generateKeyPairSync('ed25519') });
const keysOf = (signing: ReturnType<typeof pair>, ...others: ReturnType<typeof pair>[]) => ({
  signing,
  accepted: new Map([signing, ...others].map(({ keyId, publicKey }) => [keyId, publicKey])),
});
const one = pair('one');
const keys = keysOf(one);
const claims: IdTokenClaims = { sub: 'u1', org: 'o1', sid: 's1', aud: 'backoffice', act: 'u2' };

function tokensAt(start: string) {
  const clock = { now: new Date(start) };
  return { clock, tokens: idTokens(keys, () => clock.now) };
}

/** A token that differs from ours in one thing, signed with `key`. */
function forged(change: { typ?: string; iss?: string; aud?: string; kid?: string }, key = one.privateKey) {
  return new SignJWT({ org: 'o1', sid: 's1' })
    .setProtectedHeader({ alg: 'EdDSA', typ: change.typ ?? 'dosar-id+jwt', kid: change.kid ?? 'one' })
    .setIssuer(change.iss ?? 'dosar')
    .setAudience(change.aud ?? 'backoffice')
    .setSubject('u1')
    .setJti('j')
    .setIssuedAt()
    .setNotBefore('0s')
    .setExpirationTime('10m')
    .sign(key);
}

describe('an id token', () => {
  test('says who, where and in which session', async () => {
    const { tokens } = tokensAt('2026-03-01T08:00:00Z');
    expect(await tokens.read(await tokens.sign(claims))).toMatchObject({ claims });
  });

  test('ends after 15 minutes, also when it was read before', async () => {
    const { clock, tokens } = tokensAt('2026-03-01T08:00:00Z');
    const token = await tokens.sign(claims);
    await tokens.read(token);

    clock.now = new Date('2026-03-01T08:15:20Z');
    expect(await tokens.read(token)).toMatchObject({ claims });

    clock.now = new Date('2026-03-01T08:15:31Z');
    expect(await tokens.read(token)).toBe('token_expired');
  });

  test('a key is exchanged without an end for anybody: accepted everywhere first, then signing, then forgotten', async () => {
    const two = pair('two');
    const [before, prepared] = [idTokens(keys), idTokens(keysOf(one, two))];
    const [exchanged, after] = [idTokens(keysOf(two, one)), idTokens(keysOf(two))];
    const [old, renewed] = [await prepared.sign(claims), await exchanged.sign(claims)];

    for (const tokens of [prepared, exchanged])
      for (const token of [old, renewed]) expect(await tokens.read(token)).toMatchObject({ claims });
    expect([await before.read(renewed), await after.read(old)]).toEqual(['token_invalid', 'token_invalid']);
  });

  test('of another key, type, issuer or audience is invalid', async () => {
    const tokens = idTokens(keys);
    expect(await tokens.read(await forged({}))).toMatchObject({ claims: { sub: 'u1' } });

    const refused = [
      await forged({}, generateKeyPairSync('ed25519').privateKey),
      await forged({ typ: 'at+jwt' }),
      await forged({ iss: 'another' }),
      await forged({ aud: 'everyone' }),
      await forged({ kid: 'two' }),
      new UnsecuredJWT({ org: 'o1', sid: 's1' }).setSubject('u1').setIssuer('dosar').encode(),
      'not.a.token',
      '',
    ];
    for (const token of refused) expect(await tokens.read(token)).toBe('token_invalid');
  });
});
