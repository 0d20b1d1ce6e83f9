import { describe, expect, test } from 'vitest';
import { decideRefresh, type PresentedRefresh, type RefreshedSession } from './decide-refresh.ts';
import { hashOfRefreshToken, newRefreshToken } from './refresh-token.ts';

const now = new Date('2026-03-01T08:00:00Z');
const seconds = (count: number) => new Date(now.getTime() + count * 1000);

const id = '01890000-0000-7000-8000-000000000001';
const [current, previous, older, never] = Array.from({ length: 4 }, () => newRefreshToken(id)) as [
  string,
  string,
  string,
  string,
];

const session: RefreshedSession = {
  userId: 'ana',
  actorUserId: null,
  currentHash: hashOfRefreshToken(current),
  previousHash: hashOfRefreshToken(previous),
  rotatedAt: seconds(-10),
  hasReturned: false,
  idleExpiresAt: seconds(3600),
  absoluteExpiresAt: seconds(7200),
  revokedAt: null,
  isWelcome: true,
};
const acting = { userId: 'radu', actorUserId: 'ana' };
const left = { ...acting, hasReturned: true, revokedAt: seconds(-30) };
const wasIssued = async (token: string) => [older, previous, current].includes(token);

const refuse = (code: string) => ({ outcome: 'refuse', code });
const revoke = (reason: string) => ({ outcome: 'revoke', reason });

type Line = [string, Partial<PresentedRefresh>, Partial<RefreshedSession>, object];

describe('a refresh with', () => {
  test.each<Line>([
    ['the current token brings the next pair', { refreshToken: current }, {}, { outcome: 'rotate' }],
    ['the token before, within 30 seconds, brings the same pair', {}, {}, { outcome: 'repeat' }],
    ['the token before, after 30 seconds', {}, { rotatedAt: seconds(-30) }, { outcome: 'repeat' }],
    [
      'the token before, later than that, ends everything',
      {},
      { rotatedAt: seconds(-30.001) },
      revoke('token_reused'),
    ],
    ['a token from two generations back, at any time', { refreshToken: older }, {}, revoke('token_reused')],
    ['a token that was never issued', { refreshToken: never }, {}, refuse('refresh_token_expired')],
    ['any token of a session that is over', {}, { revokedAt: seconds(-1) }, refuse('session_revoked')],
    [
      'any token after too long without activity',
      {},
      { idleExpiresAt: now },
      refuse('refresh_token_expired'),
    ],
    ['any token after the longest time', {}, { absoluteExpiresAt: now }, refuse('refresh_token_expired')],
    ['any token of somebody who is not welcome any more', {}, { isWelcome: false }, revoke('not_welcome')],
    ['both ids of who acts for whom', { refreshToken: current, ...acting }, acting, { outcome: 'rotate' }],
    ['another user', { refreshToken: current, userId: 'maria' }, {}, refuse('correlation_token_changed')],
    [
      'another actor',
      { refreshToken: current, actorUserId: 'maria' },
      acting,
      refuse('correlation_token_changed'),
    ],
    [
      'an actor where nobody acts',
      { refreshToken: current, actorUserId: 'ana' },
      {},
      refuse('correlation_token_changed'),
    ],
    [
      'what acted until 30 seconds ago brings once more what the return brought',
      { refreshToken: current, ...acting },
      left,
      { outcome: 'return' },
    ],
    [
      'what acted until earlier than that',
      { refreshToken: current },
      { ...left, revokedAt: seconds(-30.001) },
      refuse('session_revoked'),
    ],
    ['an older token of what acted', { refreshToken: previous }, left, refuse('session_revoked')],
    [
      'what acted, for another user',
      { refreshToken: current, userId: 'maria' },
      left,
      refuse('session_revoked'),
    ],
    [
      'a copied token and another user: the copy counts',
      { refreshToken: older, userId: 'maria' },
      {},
      revoke('token_reused'),
    ],
  ])('%s', async (_with, presented, changed, decision) => {
    const { userId, actorUserId, refreshToken = previous } = presented;
    expect(
      await decideRefresh({ refreshToken, userId, actorUserId }, { ...session, ...changed }, wasIssued, now),
    ).toEqual(decision);
  });
});
