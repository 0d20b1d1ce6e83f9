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

const idToken: IdTokenReading = {
  claims: { sub: 'ana', org: 'demo', sid: ids.own, aud: 'backoffice' },
  expiresAt: seconds(600).getTime() / 1000,
};

const session: SessionState = {
  sessionId: ids.own,
  orgId: 'demo',
  kind: 'staff',
  userId: 'ana',
  actorUserId: null,
  currentHash: hashOfRefreshToken(current),
  previousHash: hashOfRefreshToken(previous),
  rotatedAt: seconds(-10),
  lastActivityAt: now,
  idleExpiresAt: seconds(3600),
  absoluteExpiresAt: seconds(7200),
  revokedAt: null,
  guestAssignmentTypeCode: null,
  guestAssignmentId: null,
  trackerClaimFileId: null,
  isWelcome: true,
  roles: ['claims.handler'],
  features: [],
  language: 'ro',
};

function decide(presented: Partial<Presented>, changed: Partial<SessionState> | 'gone' = {}) {
  const lookup: SessionLookup = {
    session: async () => (changed === 'gone' ? undefined : { ...session, ...changed }),
    isLive: async (token) => token === ofOtherLiveSession,
  };
  return decideCall({ idToken, refreshToken: current, correlationToken: current, ...presented }, lookup, now);
}

const both = (token: string) => ({ refreshToken: token, correlationToken: token });

describe('a call is let in', () => {
  test('with the current tokens of a living session', async () => {
    expect(await decide({})).toMatchObject({ session: { sessionId: ids.own } });
  });

  test('with the tokens before for a minute after they were replaced', async () => {
    expect(await decide(both(previous), { rotatedAt: seconds(-60) })).toMatchObject({
      session: { kind: 'staff' },
    });
  });
});

describe('the decision table of ordinary calls', () => {
  test.each<[string, Partial<Presented>, Partial<SessionState> | 'gone', number, string]>([
    ['no id token', { idToken: undefined }, {}, 401, 'token_invalid'],
    ['a bad id token', { idToken: 'token_invalid' }, {}, 401, 'token_invalid'],
    ['an expired id token', { idToken: 'token_expired' }, {}, 401, 'token_expired'],
    ['no refresh token', { refreshToken: undefined }, {}, 401, 'refresh_token_expired'],
    ['no correlation token', { correlationToken: undefined }, {}, 401, 'refresh_token_expired'],
    ['an unknown refresh token', both('nonsense'), {}, 401, 'refresh_token_expired'],
    [
      'the tokens before, a minute later',
      both(previous),
      { rotatedAt: seconds(-61) },
      401,
      'refresh_token_expired',
    ],
    ['tokens from two generations back', both(older), {}, 401, 'refresh_token_expired'],
    ['a session idle for too long', {}, { idleExpiresAt: now }, 401, 'refresh_token_expired'],
    ['a session that lasted too long', {}, { absoluteExpiresAt: now }, 401, 'refresh_token_expired'],
    ['tokens of another live session', both(ofOtherLiveSession), {}, 405, 'correlation_token_changed'],
    ['tokens of a session that ended', both(ofEndedSession), {}, 401, 'refresh_token_expired'],
    ['two different tokens', { correlationToken: ofOtherLiveSession }, {}, 405, 'correlation_token_changed'],
    ['two generations at once', { correlationToken: previous }, {}, 405, 'correlation_token_changed'],
    ['a revoked session', {}, { revokedAt: seconds(-1) }, 401, 'session_revoked'],
    ['a session that no longer exists', {}, 'gone', 401, 'session_revoked'],
    [
      'a user who was locked or an organisation switched off',
      {},
      { isWelcome: false },
      401,
      'session_revoked',
    ],
    ['an id token of another audience', {}, { kind: 'guest' }, 401, 'token_invalid'],
    ['an id token of another user', {}, { userId: 'radu' }, 401, 'token_invalid'],
  ])('%s: refused', async (_case, presented, changed, status, code) => {
    expect(await decide(presented, changed)).toEqual({ status, code });
  });
});
