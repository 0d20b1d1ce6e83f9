import { createHash } from 'node:crypto';
import { jwtVerify, type JWTPayload, type JWTVerifyGetKey } from 'jose';
import type { IdentityProviderSettings } from '#src/env-identity-providers.ts';
import { isStorableText } from '#src/kernel/http/storable-text.ts';
import { IdentityProviderError, type ExternalPerson } from './identity-provider.ts';

/** Signatures with keys that only the provider has; never `none`, never a secret that both sides share (RFC 8725). */
const algorithms = ['RS256', 'PS256', 'ES256', 'ES384', 'EdDSA', 'Ed25519'];
const clockSkewSeconds = 30;
/** A token is handed over at once; one that turns up later was found somewhere. */
const longestAgeSeconds = 5 * 60;

type Verification = {
  token: string;
  settings: IdentityProviderSettings;
  /** As the provider itself writes it. */
  issuer: string;
  keys: JWTVerifyGetKey;
  now: Date;
};

/** Reads a token of a provider; throws unless it is a genuine, young id token for this product. */
export async function verifyToken({
  token,
  settings,
  issuer,
  keys,
  now,
}: Verification): Promise<ExternalPerson> {
  const { payload, protectedHeader } = await jwtVerify(token, keys, {
    algorithms,
    issuer,
    audience: settings.client_id,
    currentDate: now,
    clockTolerance: clockSkewSeconds,
    maxTokenAge: longestAgeSeconds,
    requiredClaims: ['iss', 'sub', 'aud', 'exp', 'iat'],
  });
  refuseOtherKinds(payload, protectedHeader.typ, settings.client_id);

  const { sub, iat = 0 } = payload;
  if (!isName(sub) || sub.length > 255) throw refused('the subject is not one');
  return {
    issuer,
    subject: sub,
    userName: userNameOf(payload, settings.user_claim),
    fullName: textOf(payload['name'], 120),
    email: payload['email_verified'] === true ? textOf(payload['email'], 254) : undefined,
    groupsIn: (claim) => groupsIn(payload, claim),
    methods: methodsOf(payload['amr']),
    fingerprint: fingerprintOf(token),
    refusedFrom: new Date((iat + longestAgeSeconds + clockSkewSeconds) * 1000),
  };
}

/** The same keys sign logout tokens and access tokens, and tokens in which another client is the one meant. */
function refuseOtherKinds(payload: JWTPayload, type: string | undefined, clientId: string): void {
  if (type !== undefined && type.toUpperCase() !== 'JWT') throw refused('the type is another one');
  if ('events' in payload) throw refused('it tells of an event');
  const isForMany = Array.isArray(payload.aud) && payload.aud.length > 1;
  const party = payload['azp'];
  if (party === undefined ? isForMany : party !== clientId) throw refused('another client was meant');
}

function userNameOf(payload: JWTPayload, claim: IdentityProviderSettings['user_claim']): string | undefined {
  const value = payload[claim];
  if (!isName(value) || value.length > 254) return undefined;
  // A name in look-alike characters, which folding would turn into somebody else's, is nobody's name.
  if (value !== value.normalize('NFKC')) return undefined;
  // Anybody can type any address into a profile; the provider has to say that it looked.
  return claim === 'email' && payload['email_verified'] !== true ? undefined : value;
}

function textOf(claim: unknown, longest: number): string | undefined {
  return isName(claim) && claim.length <= longest ? claim : undefined;
}

/** More groups than anybody has are not read: they could only be there to slow us down. */
const mostGroups = 1000;

/**
 * The groups that a claim names. Without the claim there are none, unless the provider says that they are elsewhere, as
 * Entra does for people of many groups: then nobody knows.
 */
function groupsIn(payload: JWTPayload, claim: string): string[] | undefined {
  const elsewhere = payload['_claim_names'];
  const isElsewhere =
    payload['hasgroups'] === true ||
    (typeof elsewhere === 'object' && elsewhere !== null && Object.hasOwn(elsewhere, claim));
  const value = Object.hasOwn(payload, claim) ? payload[claim] : undefined;
  if (value === undefined && isElsewhere) return undefined;
  const named: unknown[] = Array.isArray(value) ? value : [value];
  if (named.length > mostGroups) return undefined;
  return [...new Set(named.filter((name): name is string => textOf(name, 200) !== undefined))];
}

function methodsOf(amr: unknown): string[] {
  if (!Array.isArray(amr)) return [];
  return amr
    .filter((method): method is string => typeof method === 'string' && /^[a-z]{2,20}$/.test(method))
    .slice(0, 10);
}

/** Claims have whatever type the provider gave them: a name is text, and text that can be stored. */
function isName(claim: unknown): claim is string {
  return typeof claim === 'string' && claim !== '' && isStorableText(claim);
}

/** Of what was signed, without the signature: some kinds of signature can be rewritten by anybody and stay valid. */
function fingerprintOf(token: string): string {
  return createHash('sha256')
    .update(token.slice(0, token.lastIndexOf('.')))
    .digest('hex');
}

function refused(reason: string): IdentityProviderError {
  return new IdentityProviderError('refused', `token: ${reason}`);
}
