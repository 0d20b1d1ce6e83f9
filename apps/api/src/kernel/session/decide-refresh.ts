import { matchesHash } from './refresh-token.ts';
import { hasExpired, type SessionState } from './session-state.ts';

/** For this time a used token gets the same answer again, because answers get lost and every tab may retry at once. */
const graceMilliseconds = 30_000;

/** The input of a refresh: its token and, while acting for a colleague, who acts for whom. */
export type PresentedRefresh = {
  refreshToken: string;
  userId?: string | undefined;
  actorUserId?: string | undefined;
};

/** The fields of a session that a refresh reads. */
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
  /** The session ended because its user stopped acting for a colleague. */
  hasReturned: boolean;
};

/**
 * The outcome of a refresh. `rotate`: new tokens. `repeat`: the present tokens again. `return`: the tokens of the session
 * to which the user returned. `revoke`: the session ends. `refuse`: nothing changes.
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
 * The immediate predecessor of the current token gets the same successors again within the grace time. Any other token that
 * was once issued counts as stolen. A token that was never issued changes nothing.
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

/** Compares what a refresh says about acting with the session, which decides. */
function isSameIdentity({ userId, actorUserId }: PresentedRefresh, session: RefreshedSession): boolean {
  return (
    (userId === undefined || userId === session.userId) &&
    (actorUserId === undefined || actorUserId === session.actorUserId)
  );
}

function refuse(code: Extract<RefreshDecision, { outcome: 'refuse' }>['code']): RefreshDecision {
  return { outcome: 'refuse', code };
}
