import { randomUUID } from 'node:crypto';
import { errors, jwtVerify, SignJWT, type JWTHeaderParameters } from 'jose';
import type { ServerKeys } from '../keys/server-keys.ts';
import type { SessionKind } from './session-state.ts';

/** The audience of a token; a token is refused for every other audience. */
export type Audience = 'backoffice' | 'guest' | 'tracker' | 'pre_auth';

/** The audience of the tokens of a session. */
export const audienceOf: Record<SessionKind, Audience> = {
  staff: 'backoffice',
  pre_auth: 'pre_auth',
  renew: 'pre_auth',
  guest: 'guest',
  tracker: 'tracker',
};

/** The claims of an id token: user, organisation and session, but never roles. */
export type IdTokenClaims = {
  sub: string;
  org: string;
  sid: string;
  aud: Audience;
  /** The user who acts as `sub` (replacement). */
  act?: string;
  /** How the user was recognised (RFC 8176). */
  amr?: string[];
};

/** The result of reading a token. */
export type IdTokenReading = { claims: IdTokenClaims; expiresAt: number } | 'token_invalid' | 'token_expired';

/** Lifetime of an id token; clients renew it when five minutes are left. */
const idTokenSeconds = 15 * 60;
const clockSkewSeconds = 30;
const issuer = 'dosar';
const tokenType = 'dosar-id+jwt';
const audiences: readonly string[] = ['backoffice', 'guest', 'tracker', 'pre_auth'] satisfies Audience[];

/** Size of the cache of verified tokens; it saves repeated signature checks of busy sessions. */
const mostRemembered = 5_000;

/**
 * Signs and reads id tokens with one algorithm, a type of its own and keys of this installation only (RFC 8725). It signs
 * with one key and accepts its other keys, so that a key can be exchanged without signing users out.
 */
export function idTokens(
  { signing, accepted }: Pick<ServerKeys, 'signing' | 'accepted'>,
  now: () => Date = () => new Date(),
) {
  const remembered = new Map<string, { claims: IdTokenClaims; expiresAt: number }>();

  function sign(claims: IdTokenClaims): Promise<string> {
    const issuedAt = Math.floor(now().getTime() / 1000);
    return new SignJWT({
      org: claims.org,
      sid: claims.sid,
      ...(claims.act && { act: { sub: claims.act } }),
      ...(claims.amr && { amr: claims.amr }),
    })
      .setProtectedHeader({ alg: 'EdDSA', typ: tokenType, kid: signing.keyId })
      .setIssuer(issuer)
      .setAudience(claims.aud)
      .setSubject(claims.sub)
      .setJti(randomUUID())
      .setIssuedAt(issuedAt)
      .setNotBefore(issuedAt)
      .setExpirationTime(issuedAt + idTokenSeconds)
      .sign(signing.privateKey);
  }

  async function read(token: string): Promise<IdTokenReading> {
    const known = remembered.get(token);
    if (known !== undefined) return isExpired(known.expiresAt) ? 'token_expired' : known;

    try {
      const { payload } = await jwtVerify(token, keyOf, {
        algorithms: ['EdDSA'],
        typ: tokenType,
        issuer,
        clockTolerance: clockSkewSeconds,
        currentDate: now(),
        requiredClaims: ['sub', 'org', 'sid', 'aud', 'jti', 'exp', 'nbf', 'iat'],
      });
      const claims = claimsOf(payload);
      if (claims === undefined || payload.exp === undefined) return 'token_invalid';
      const reading = { claims, expiresAt: payload.exp };
      remember(token, reading);
      return reading;
    } catch (error) {
      return error instanceof errors.JWTExpired ? 'token_expired' : 'token_invalid';
    }
  }

  function keyOf({ kid }: JWTHeaderParameters) {
    const key = accepted.get(kid ?? '');
    if (key === undefined) throw new errors.JWKSNoMatchingKey();
    return key;
  }

  function isExpired(expiresAt: number): boolean {
    return now().getTime() / 1000 > expiresAt + clockSkewSeconds;
  }

  function remember(token: string, reading: { claims: IdTokenClaims; expiresAt: number }) {
    if (remembered.size >= mostRemembered) remembered.clear();
    remembered.set(token, reading);
  }

  return { sign, read };
}

/** Signs and reads id tokens with the keys of this installation. */
export type IdTokens = ReturnType<typeof idTokens>;

function claimsOf(payload: Record<string, unknown>): IdTokenClaims | undefined {
  const { sub, org, sid, aud, act } = payload;
  if (typeof sub !== 'string' || typeof org !== 'string' || typeof sid !== 'string') return undefined;
  if (typeof aud !== 'string' || !audiences.includes(aud)) return undefined;
  const actor = typeof act === 'object' && act !== null && 'sub' in act ? act.sub : undefined;
  return { sub, org, sid, aud: aud as Audience, ...(typeof actor === 'string' && { act: actor }) };
}
