import { audienceOf, type IdTokenClaims, type IdTokenReading } from './id-token.ts';
import { matchesHash, sessionIdOf } from './refresh-token.ts';
import { hasExpired, type SessionState } from './session-state.ts';

/** Requests sent before a renewal still carry the old tokens for this time. */
const previousGenerationMilliseconds = 60_000;

/** The tokens of a call. */
export type Presented = {
  idToken: IdTokenReading | undefined;
  refreshToken: string | undefined;
  correlationToken: string | undefined;
};

/** The stored facts on which the decision depends. */
export type SessionLookup = {
  /** The session that the id token names, of the organisation it names. */
  session: (orgId: string, sessionId: string) => Promise<SessionState | undefined>;
  /** Whether a refresh token belongs to a session that is alive. */
  isLive: (refreshToken: string) => Promise<boolean>;
};

/** Let in with this session, or refused with this code; then with the session whose id token was presented, if known. */
export type CallDecision =
  | { session: SessionState }
  | { status: 401 | 405; code: RefusalCode; presentedBy?: SessionState };
type RefusalCode =
  | 'token_invalid'
  | 'token_expired'
  | 'session_revoked'
  | 'refresh_token_expired'
  | 'correlation_token_changed';

/**
 * Whether the tokens of a call belong together and to an active session.
 *
 * 405 means only that another user signed in in this browser. A tab whose own session ended gets 405 too while its browser
 * has another active session, because a 401 makes the tab sign out, which would end that session.
 */
export async function decideCall(
  presented: Presented,
  lookup: SessionLookup,
  now: Date,
): Promise<CallDecision> {
  const { idToken, refreshToken, correlationToken } = presented;
  if (idToken === undefined || idToken === 'token_invalid') return refused('token_invalid');
  if (idToken === 'token_expired') return refused('token_expired');

  const { claims } = idToken;
  const session = await lookup.session(claims.org, claims.sid);
  if (session === undefined) return refused('session_revoked');
  if (!isOf(claims, session)) return refused('token_invalid');

  const isChanged = await isOfAnotherLiveSession(presented, session, lookup);
  if (isChanged) return refused('correlation_token_changed', session);
  if (session.revokedAt !== null || !session.isWelcome) return refused('session_revoked');
  if (!refreshToken || !correlationToken || hasExpired(session, now)) return refused('refresh_token_expired');
  if (refreshToken !== correlationToken) return refused('correlation_token_changed', session);
  return isAccepted(refreshToken, session, now) ? { session } : refused('refresh_token_expired');
}

function refused(code: RefusalCode, presentedBy?: SessionState): CallDecision {
  const status = code === 'correlation_token_changed' ? 405 : 401;
  return { status, code, ...(presentedBy !== undefined && { presentedBy }) };
}

/** Whether an id token was issued for the present kind of the session; a session that changes its kind gets new tokens. */
function isOf(claims: IdTokenClaims, session: SessionState): boolean {
  return (
    audienceOf[session.kind] === claims.aud &&
    (session.userId ?? session.sessionId) === claims.sub &&
    session.actorUserId === (claims.act ?? null)
  );
}

async function isOfAnotherLiveSession(
  { refreshToken, correlationToken }: Presented,
  session: SessionState,
  lookup: SessionLookup,
): Promise<boolean> {
  if (!refreshToken || refreshToken !== correlationToken) return false;
  return sessionIdOf(refreshToken) !== session.sessionId && (await lookup.isLive(refreshToken));
}

function isAccepted(refreshToken: string, session: SessionState, now: Date): boolean {
  if (matchesHash(refreshToken, session.currentHash)) return true;
  const age = session.rotatedAt === null ? Infinity : now.getTime() - session.rotatedAt.getTime();
  return age <= previousGenerationMilliseconds && matchesHash(refreshToken, session.previousHash);
}
