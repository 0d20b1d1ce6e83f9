import { matchesHash } from './refresh-token.ts';
import { hasExpired, type SessionState } from './session-state.ts';

/** A lost answer is asked for again with the same token; every tab of a browser may do so at once, however many there are. */
const graceMilliseconds = 30_000;

/** What a refresh presents: a token, and, while acting for somebody, who acts for whom. */
export type PresentedRefresh = {
  refreshToken: string;
  userId?: string | undefined;
  actorUserId?: string | undefined;
};

/** A session as far as a refresh looks at it. */
export type RefreshedSession = Pick<
  SessionState,
  | 'userId'
  | 'actorUserId'
  | 'currentHash'
  | 'previousHash'
  | 'rotatedAt'
  | 'idleExpiresAt'
  | 'absoluteExpiresAt'
  | 'revokedAt'
  | 'isWelcome'
> & {
  /** Whoever acted for somebody in it has returned to oneself, and that is why it is over. */
  hasReturned: boolean;
};

/**
 * What a refresh leads to. `rotate`: new tokens. `repeat`: the present ones once more. `return`: once more those of the
 * session that one returned to. `revoke`: nobody may go on with this session. `refuse`: nothing changes.
 */
export type RefreshDecision =
  | { outcome: 'rotate' | 'repeat' | 'return' }
  | { outcome: 'revoke'; reason: 'token_reused' | 'not_welcome' }
  | {
      outcome: 'refuse';
      code: 'session_revoked' | 'refresh_token_expired' | 'correlation_token_changed';
    };

/**
 * Whether the tokens of a session are replaced.
 *
 * The immediate predecessor of the current token, presented again within the grace time, gets the same successors.
 * Any other token that was once good is a copy, whose owner may be anybody. One that was never issued is nothing.
 */
export async function decideRefresh(
  presented: PresentedRefresh,
  session: RefreshedSession,
  wasIssued: (refreshToken: string) => Promise<boolean>,
  now: Date,
): Promise<RefreshDecision> {
  if (isLostReturn(presented, session, now)) return { outcome: 'return' };
  if (session.revokedAt !== null) return refuse('session_revoked');
  if (hasExpired(session, now)) return refuse('refresh_token_expired');
  if (!session.isWelcome) return { outcome: 'revoke', reason: 'not_welcome' };

  const { refreshToken } = presented;
  const isCurrent = matchesHash(refreshToken, session.currentHash);
  if (!isCurrent && !isLostAnswer(refreshToken, session, now)) {
    const isCopy = matchesHash(refreshToken, session.previousHash) || (await wasIssued(refreshToken));
    return isCopy ? { outcome: 'revoke', reason: 'token_reused' } : refuse('refresh_token_expired');
  }
  if (!isSameIdentity(presented, session)) return refuse('correlation_token_changed');
  return { outcome: isCurrent ? 'rotate' : 'repeat' };
}

function isLostAnswer(refreshToken: string, session: RefreshedSession, now: Date): boolean {
  return isRecent(session.rotatedAt, now) && matchesHash(refreshToken, session.previousHash);
}

function isLostReturn(presented: PresentedRefresh, session: RefreshedSession, now: Date): boolean {
  return (
    session.hasReturned &&
    isRecent(session.revokedAt, now) &&
    matchesHash(presented.refreshToken, session.currentHash) &&
    isSameIdentity(presented, session)
  );
}

function isRecent(since: Date | null, now: Date): boolean {
  return since !== null && now.getTime() - since.getTime() <= graceMilliseconds;
}

/** What a refresh says about impersonation is a question; the session is the answer. */
function isSameIdentity({ userId, actorUserId }: PresentedRefresh, session: RefreshedSession): boolean {
  return (
    (userId === undefined || userId === session.userId) &&
    (actorUserId === undefined || actorUserId === session.actorUserId)
  );
}

function refuse(code: Extract<RefreshDecision, { outcome: 'refuse' }>['code']): RefreshDecision {
  return { outcome: 'refuse', code };
}
