import { createHmac, createPublicKey } from 'node:crypto';
import type { JWTPayload } from 'jose';
import { sql } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';
import { tidyUp } from '#src/testing/run-now.ts';
import { startIdentityPeer } from '#src/testing/identity-peer.ts';
import { startTestApi } from '#src/testing/start-test-api.ts';

const redirectUri = 'http://127.0.0.1:4200/logincallback';
const [demoPeer, alfaPeer] = [
  await startIdentityPeer({ redirectUri, people: {} }),
  await startIdentityPeer({ redirectUri, people: {} }),
];
const api = startTestApi({
  people: [
    'otilia.popa',
    'emil.vechi',
    'nou.venit',
    'blocat.ion',
    'dan.petrescu',
    'birou.fix',
    'sorin.matei',
  ],
  env: {
    TRUST_PROXY: '127.0.0.1',
    OIDC_PROVIDERS: JSON.stringify({
      demo: { ...demoPeer.settings, user_claim: 'preferred_username' },
      alfa: alfaPeer.settings,
    }),
  },
});
afterAll(() => Promise.all([demoPeer.stop(), alfaPeer.stop()]));

const seconds = (offset = 0) => Math.floor(api.now().getTime() / 1000) + offset;
let number = 0;

/** What a portal of the demo organisation hands over for a user of ours. */
function claimsOf(username: string, change: JWTPayload = {}): JWTPayload {
  number += 1;
  const { issuer: iss, clientId: aud } = demoPeer;
  const times = { iat: seconds(), exp: seconds(300) };
  return {
    iss,
    aud,
    sub: `sub-${username}`,
    jti: `jti-${number}`,
    preferred_username: username,
    ...times,
    ...change,
  };
}

async function handOver(token: string, orgCode = 'demo', address = '198.51.100.7') {
  const answer = await api.inject({
    method: 'POST',
    url: '/api/auth/appToken/external',
    headers: { 'x-forwarded-for': address },
    payload: { access_token: token, orgCode },
  });
  const { error_id: _id, ...body } = answer.json<Record<string, unknown>>();
  return { status: answer.statusCode, body };
}

async function statusOf(token: string, orgCode?: string, address?: string) {
  return (await handOver(token, orgCode, address)).status;
}

async function lastReason(): Promise<string | undefined> {
  const { rows } = await sql<{ why: string }>`
    select data ->> 'why' as why from audit_log where event = 'SIGNED_IN_EXTERNALLY'
    order by system_time desc, seq desc limit 1`.execute(api.database.kysely);
  return rows[0]?.why;
}

describe('a token that a portal hands over', () => {
  test('C4 R3 opens the session of the user that it names', async () => {
    const { status, body } = await handOver(await demoPeer.sign(claimsOf('ana.ionescu')));
    expect(status).toBe(200);
    expect(body).toMatchObject({ profile: { username: 'ana.ionescu', org_code: 'demo', kind: 'staff' } });
  });

  test('C4 works once, also when it is presented ten times at the same moment', async () => {
    const token = await demoPeer.sign(claimsOf('ana.ionescu'));
    const answers = await Promise.all(Array.from({ length: 10 }, () => statusOf(token)));
    expect(answers.filter((status) => status === 200)).toHaveLength(1);
    expect(answers.filter((status) => status === 401)).toHaveLength(9);
    expect(await lastReason()).toBe('token_used');
  });

  test('used tokens and waiting sign-ins are forgotten once their age alone refuses them', async () => {
    await handOver(await demoPeer.sign(claimsOf('ana.ionescu')));
    const count = () =>
      sql<{ n: string }>`select count(*) as n from used_external_token`.execute(api.database.kysely);
    await tidyUp(api.runtime);
    expect(Number((await count()).rows[0]?.n)).toBeGreaterThan(0);
    await tidyUp({ ...api.runtime, now: () => new Date(api.now().getTime() + 6 * 60_000) });
    expect(Number((await count()).rows[0]?.n)).toBe(0);
  });

  test('neither one-time password nor an expired password matters: the provider recognised the person', async () => {
    for (const username of ['otilia.popa', 'emil.vechi', 'nou.venit']) {
      const { body } = await handOver(await demoPeer.sign(claimsOf(username)));
      expect(body).toMatchObject({ one_time_password_required: false, profile: { username, kind: 'staff' } });
    }
  });
});

const otherKey = await startIdentityPeer({ redirectUri, people: {} });
afterAll(() => otherKey.stop());

describe('a token that proves nothing', () => {
  const hostile: [string, () => Promise<string>][] = [
    ['of another issuer', () => demoPeer.sign(claimsOf('ana.ionescu', { iss: 'https://evil.example' }))],
    ['for another client', () => demoPeer.sign(claimsOf('ana.ionescu', { aud: 'another-client' }))],
    [
      'for several clients, ours not the one meant',
      () => demoPeer.sign(claimsOf('ana.ionescu', { aud: [demoPeer.clientId, 'another'], azp: 'another' })),
    ],
    [
      'for several clients without saying which',
      () => demoPeer.sign(claimsOf('ana.ionescu', { aud: [demoPeer.clientId, 'another'] })),
    ],
    [
      'that has expired',
      () => demoPeer.sign(claimsOf('ana.ionescu', { iat: seconds(-200), exp: seconds(-60) })),
    ],
    [
      'older than five minutes',
      () => demoPeer.sign(claimsOf('ana.ionescu', { iat: seconds(-340), exp: seconds(600) })),
    ],
    [
      'from the future',
      () => demoPeer.sign(claimsOf('ana.ionescu', { iat: seconds(120), exp: seconds(600) })),
    ],
    ['without a time', () => demoPeer.sign(claimsOf('ana.ionescu', { iat: undefined }))],
    ['without an end', () => demoPeer.sign(claimsOf('ana.ionescu', { exp: undefined }))],
    ['without a subject', () => demoPeer.sign(claimsOf('ana.ionescu', { sub: undefined }))],
    ['that is an access token', () => demoPeer.sign(claimsOf('ana.ionescu'), { typ: 'at+jwt' })],
    ['that is a logout token', () => demoPeer.sign(claimsOf('ana.ionescu', { events: {} }))],
    ['signed by nobody', () => Promise.resolve(unsigned(claimsOf('ana.ionescu')))],
    ['signed with the public key as a secret', () => Promise.resolve(confused(claimsOf('ana.ionescu')))],
    ['with a key that nobody published', () => otherKey.sign(claimsOf('ana.ionescu'))],
    [
      'with another key under a published name',
      async () => otherKey.sign(claimsOf('ana.ionescu'), { kid: demoPeer.jwks.keys[0]?.kid ?? '' }),
    ],
    ['with a changed name', async () => tampered(await demoPeer.sign(claimsOf('maria.stan')))],
    ['that is none', () => Promise.resolve('not.a.token')],
  ];

  test.each(hostile)('C4 %s is refused', async (_what, make) => {
    const { status, body } = await handOver(await make());
    expect({ status, code: body['code'] }).toEqual({ status: 401, code: 'external_sign_in_failed' });
    expect(await lastReason()).toBe('provider_refused');
  });

  test('C4 of one organisation opens no other organisation', async () => {
    const token = await demoPeer.sign(claimsOf('ana.ionescu'));
    expect(await statusOf(token, 'alfa')).toBe(401);
    expect(await statusOf(token, 'service-nord')).toBe(401);
    expect(await statusOf(token, 'no-such-org')).toBe(401);
    expect(await statusOf(token, 'demo')).toBe(200);
  });

  test('C4 a provider of one organisation cannot name a user of another', async () => {
    expect(await statusOf(await demoPeer.sign(claimsOf('alfa.ana')))).toBe(401);
    expect(await lastReason()).toBe('nobody_linked');
  });

  test('an address that the provider has not verified, or that only looks like one, links nobody', async () => {
    const { issuer: iss, clientId: aud } = alfaPeer;
    const claims = { iss, aud, sub: 'mail-person', iat: seconds(), exp: seconds(300) };
    const token = (change: JWTPayload) => alfaPeer.sign({ ...claims, ...change });
    const email = 'alfa.ana@alfa.example';
    expect(await statusOf(await token({ email }), 'alfa')).toBe(401);
    expect(await statusOf(await token({ email, email_verified: 'true' }), 'alfa')).toBe(401);
    const folded = email.replace('a', '\uFF41');
    expect(await statusOf(await token({ email: folded, email_verified: true }), 'alfa')).toBe(401);
    expect(await statusOf(await token({ email, email_verified: true }), 'alfa')).toBe(200);
  });
});

describe('whom the provider knows and we do not let in', () => {
  test('C4 a locked user is refused like everybody else', async () => {
    expect(await statusOf(await demoPeer.sign(claimsOf('blocat.ion')))).toBe(401);
    expect(await lastReason()).toBe('user_locked');
  });

  test('C4 a user who was linked and is switched off now gets in no more', async () => {
    expect(await statusOf(await demoPeer.sign(claimsOf('dan.petrescu')))).toBe(200);
    await sql`update app_user set is_active = false where username = 'dan.petrescu'`.execute(
      api.database.kysely,
    );
    expect(await statusOf(await demoPeer.sign(claimsOf('dan.petrescu')))).toBe(401);
    expect(await lastReason()).toBe('user_inactive');
  });

  test('from a foreign address a user is refused and told by e-mail', async () => {
    const token = () => demoPeer.sign(claimsOf('birou.fix'));
    expect(await statusOf(await token(), 'demo', '203.0.113.5')).toBe(200);
    expect(await statusOf(await token(), 'demo', '198.51.100.7')).toBe(401);
    expect((await api.outbox())[0]).toMatchObject({ kind: 'email', subject: 'Autentificare refuzată' });
  });

  test('every refusal says the same, whatever its reason', async () => {
    const bodies = [
      await handOver(await demoPeer.sign(claimsOf('blocat.ion'))),
      await handOver(await demoPeer.sign(claimsOf('nobody.at.all'))),
      await handOver(unsigned(claimsOf('ana.ionescu'))),
      await handOver('not.a.token', 'no-such-org'),
    ];
    for (const answer of bodies) expect(answer).toEqual(bodies[0]);
  });

  test('guessing passwords of a user keeps nobody from coming by the provider', async () => {
    const guess = () =>
      api.inject({
        method: 'POST',
        url: '/api/auth/appToken',
        payload: { username: 'sorin.matei', password: 'wrong' },
      });
    for (let attempt = 0; attempt < 6; attempt += 1) await guess();
    expect((await guess()).statusCode).toBe(403);
    expect(await statusOf(await demoPeer.sign(claimsOf('sorin.matei')))).toBe(200);
  });
});

const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

function unsigned(claims: JWTPayload): string {
  return `${encoded({ alg: 'none', typ: 'JWT' })}.${encoded(claims)}.`;
}

/** The classic: the public key, known to all, used as the secret of a symmetric signature. */
function confused(claims: JWTPayload): string {
  const [jwk] = demoPeer.jwks.keys;
  const publicKey = createPublicKey({ key: { kty: 'RSA', n: jwk?.n, e: jwk?.e }, format: 'jwk' });
  const signed = `${encoded({ alg: 'HS256', kid: jwk?.kid })}.${encoded(claims)}`;
  const secret = publicKey.export({ type: 'spki', format: 'pem' });
  return `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`;
}

function tampered(token: string): string {
  const [header = '', payload = '', signature = ''] = token.split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as JWTPayload;
  return [header, encoded({ ...claims, preferred_username: 'calin.dobre' }), signature].join('.');
}
