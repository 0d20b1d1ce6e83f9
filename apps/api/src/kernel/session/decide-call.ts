import type { ProblemCode } from '@dosar/openapi';
import type { Audience, IdTokenReading } from './id-token.ts';
import { matchesHash, sessionIdOf } from './refresh-token.ts';
import { hasExpired, type SessionKind, type SessionState } from './session-state.ts';

/** Requests in flight while the tokens were replaced still carry the tokens before. */
const previousGenerationMilliseconds = 60_000;

/** What a call presents. */
export type Presented = {
  idToken: IdTokenReading | undefined;
  refreshToken: string | undefined;
  correlationToken: string | undefined;
};

/** What the decision has to look up. */
export type SessionLookup = {
  /** The session that the id token names, of the organisation it names. */
  session: (orgId: string, sessionId: string) => Promise<SessionState | undefined>;
  /** Whether a refresh token belongs to a session that is alive. */
  isLive: (refreshToken: string) => Promise<boolean>;
};

/** Let in with this session, or refused with this code. */
export type CallDecision =
  | { session: SessionState }
  | { status: 401 | 405; code: Extract<ProblemCode, `${string}token${string}` | 'session_revoked'> };

const audienceOf: Record<SessionKind, Audience> = {
  staff: 'backoffice',
  pre_auth: 'pre_auth',
  renew: 'pre_auth',
  guest: 'guest',
  tracker: 'tracker',
};

/**
 * Whether the tokens of a call belong together and to a living session.
 *
 * 405 is the answer to one situation only: the browser's identity changed under the tab that makes the call.
 */
export async function decideCall(
  presented: Presented,
  lookup: SessionLookup,
  now: Date,
): Promise<CallDecision> {
  const { idToken, refreshToken, correlationToken } = presented;
  if (idToken === undefined || idToken === 'token_invalid') return { status: 401, code: 'token_invalid' };
  if (idToken === 'token_expired') return { status: 401, code: 'token_expired' };

  const { claims } = idToken;
  const session = await lookup.session(claims.org, claims.sid);
  if (session?.revokedAt !== null || !session.isWelcome) return { status: 401, code: 'session_revoked' };
  if (audienceOf[session.kind] !== claims.aud) return { status: 401, code: 'token_invalid' };
  if ((session.userId ?? session.sessionId) !== claims.sub) return { status: 401, code: 'token_invalid' };

  if (!refreshToken || !correlationToken || hasExpired(session, now))
    return { status: 401, code: 'refresh_token_expired' };
  if (refreshToken !== correlationToken) return { status: 405, code: 'correlation_token_changed' };
  if (sessionIdOf(refreshToken) !== session.sessionId) {
    const isOtherLiveSession = await lookup.isLive(refreshToken);
    return isOtherLiveSession
      ? { status: 405, code: 'correlation_token_changed' }
      : { status: 401, code: 'refresh_token_expired' };
  }
  return isAccepted(refreshToken, session, now)
    ? { session }
    : { status: 401, code: 'refresh_token_expired' };
}

function isAccepted(refreshToken: string, session: SessionState, now: Date): boolean {
  if (matchesHash(refreshToken, session.currentHash)) return true;
  const age = session.rotatedAt === null ? Infinity : now.getTime() - session.rotatedAt.getTime();
  return age <= previousGenerationMilliseconds && matchesHash(refreshToken, session.previousHash);
}
