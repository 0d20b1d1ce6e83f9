import { describe, expect, test } from 'vitest';
import { decideCall, type Presented, type SessionLookup } from './decide-call.ts';
import type { IdTokenReading } from './id-token.ts';
import { hashOfRefreshToken, newRefreshToken } from './refresh-token.ts';
import type { SessionState } from './session-state.ts';

const now = new Date('2026-03-01T08:00:00Z');
const seconds = (count: number) => new Date(now.getTime() + count * 1000);

const ids = { own: '01890000-0000-7000-8000-000000000001', other: '01890000-0000-7000-8000-000000000002' };
const current = newRefreshToken(ids.own);
const previous = newRefreshToken(ids.own);
const older = newRefreshToken(ids.own);
const ofOtherLiveSession = newRefreshToken(ids.other);
const ofEndedSession = newRefreshToken(ids.other);

const idToken = {
  claims: { sub: 'ana', org: 'demo', sid: ids.own, aud: 'backoffice' },
  expiresAt: seconds(600).getTime() / 1000,
} satisfies IdTokenReading;

const session: SessionState = {
  sessionId: ids.own,
  familyId: ids.own,
  orgId: 'demo',
  kind: 'staff',
  userId: 'ana',
  actorUserId: null,
  amr: ['pwd'],
  currentHash: hashOfRefreshToken(current),
  previousHash: hashOfRefreshToken(previous),
  rotatedAt: seconds(-10),
  lastActivityAt: now,
  idleExpiresAt: seconds(3600),
  absoluteExpiresAt: seconds(7200),
  revokedAt: null,
  guestAssignmentTypeCode: null,
  guestAssignmentId: null,
  guestDocRequestId: null,
  guestOfferId: null,
  guestPartnerJobLinkId: null,
  guestStatementLinkId: null,
  trackerClaimFileId: null,
  isWelcome: true,
  isExternal: false,
  roles: ['claims.handler'],
  features: [],
  language: 'ro',
};

const actingIdToken: IdTokenReading = { ...idToken, claims: { ...idToken.claims, act: 'maria' } };

function decide(presented: Partial<Presented>, changed: Partial<SessionState> | 'gone' = {}) {
  const lookup: SessionLookup = {
    session: async () => (changed === 'gone' ? undefined : { ...session, ...changed }),
    isLive: async (token) => token === ofOtherLiveSession,
  };
  return decideCall({ idToken, refreshToken: current, correlationToken: current, ...presented }, lookup, now);
}

const both = (token: string) => ({ refreshToken: token, correlationToken: token });

// One block for each row of the table; what one row leaves open is a line of its own.
type Row = [circumstance: string, presented: Partial<Presented>, changed?: Partial<SessionState> | 'gone'];

describe.each<[row: string, answer: number, code: string | undefined, Row[]]>([
  [
    'the id token is missing, bad or expired, whatever else is sent',
    401,
    'token_invalid',
    [
      ['none', { idToken: undefined }],
      ['none, and another live session', { idToken: undefined, ...both(ofOtherLiveSession) }],
      ['not one of ours', { idToken: 'token_invalid' }],
      ['of another audience', {}, { kind: 'guest' }],
      ['of another user', {}, { userId: 'radu' }],
      ['of somebody who acts, in a session where nobody does', { idToken: actingIdToken }],
      ['of nobody who acts, in a session where somebody does', {}, { actorUserId: 'maria' }],
    ],
  ],
  [
    'the id token has expired',
    401,
    'token_expired',
    [
      ['with the right refresh tokens', { idToken: 'token_expired' }],
      ['with those of another live session', { idToken: 'token_expired', ...both(ofOtherLiveSession) }],
      ['in a session that is over', { idToken: 'token_expired' }, { revokedAt: seconds(-1) }],
    ],
  ],
  [
    'the refresh token is missing, unknown or expired',
    401,
    'refresh_token_expired',
    [
      ['in neither header', { refreshToken: undefined, correlationToken: undefined }],
      ['in the second header only', { refreshToken: undefined }],
      ['in the first header only', { correlationToken: undefined }],
      ['empty', both('')],
      ['not one of ours', both('nonsense')],
      ['of two generations back', both(older)],
      ['of one generation back, more than a minute later', both(previous), { rotatedAt: seconds(-61) }],
      ['of another session, which is over', both(ofEndedSession)],
      ['right, after too long without activity', {}, { idleExpiresAt: now }],
      ['right, after the longest time a session lasts', {}, { absoluteExpiresAt: now }],
    ],
  ],
  [
    'the current tokens of a living session, or those before for a minute',
    200,
    undefined,
    [
      ['the current ones', {}],
      ['those before, at once', both(previous), { rotatedAt: now }],
      ['those before, after a minute', both(previous), { rotatedAt: seconds(-60) }],
      ['the current ones of somebody who acts', { idToken: actingIdToken }, { actorUserId: 'maria' }],
    ],
  ],
  [
    "the browser's identity changed: another live session, or two that differ",
    405,
    'correlation_token_changed',
    [
      ['of another live session', both(ofOtherLiveSession)],
      ['one of another live session', { correlationToken: ofOtherLiveSession }],
      ['of two generations', { correlationToken: previous }],
      [
        'of another live session, while this one is over',
        both(ofOtherLiveSession),
        { revokedAt: seconds(-1) },
      ],
      [
        'of another live session, while this one fell asleep',
        both(ofOtherLiveSession),
        { idleExpiresAt: now },
      ],
    ],
  ],
  [
    'the session of the id token is over',
    401,
    'session_revoked',
    [
      ['with its own tokens', {}, { revokedAt: seconds(-1) }],
      ['without any', { refreshToken: undefined, correlationToken: undefined }, { revokedAt: seconds(-1) }],
      ['with two different ones', { correlationToken: older }, { revokedAt: seconds(-1) }],
      ['with those of a session that is over too', both(ofEndedSession), { revokedAt: seconds(-1) }],
      ['and gone', {}, 'gone'],
      ['since user, organisation or replacement are not what they were', {}, { isWelcome: false }],
    ],
  ],
])('%s: %i', (_row, answer, code, rows) => {
  test.each(rows)('%s', async (_circumstance, presented, changed) => {
    const decision = await decide(presented, changed);

    expect(decision).toMatchObject(
      code === undefined ? { session: { sessionId: ids.own } } : { status: answer, code },
    );
    expect('session' in decision).toBe(code === undefined);
  });
});

test('only a changed identity names the session that presented it, for the audit log', async () => {
  expect(await decide(both(ofOtherLiveSession))).toMatchObject({ presentedBy: { sessionId: ids.own } });
  expect(await decide({}, { revokedAt: now })).toEqual({ status: 401, code: 'session_revoked' });
});
