import { enterOrganisation } from '../../kernel/access/enter-organisation.ts';
import { recordAudit } from '../../kernel/audit/record-audit.ts';
import type { Call } from '../../kernel/http/route-table.ts';
import { Problem } from '../../kernel/problem/problem.ts';
import {
  hashOfRefreshToken,
  matchesHash,
  newRefreshToken,
  sessionIdOf,
} from '../../kernel/session/refresh-token.ts';
import {
  organisationOfSession,
  readSession,
  type SessionDirectory,
} from '../../kernel/session/session-directory.ts';
import { hasExpired, type SessionState } from '../../kernel/session/session-state.ts';
import { profileOf } from './profile.ts';
import { openSealedTokens, sealTokens, type TokenPair } from './sealed-tokens.ts';
import {
  countRepeatedRefresh,
  lockSessionTokens,
  revokeSession,
  rotateTokens,
} from './session-repository.ts';
import { signIdToken, type TokenNeeds } from './session-tokens.ts';

type Needs = TokenNeeds & { serverKey: Buffer; sessions: Pick<SessionDirectory, 'forget'> };
type RefreshCall = Call<'refreshToken'>;

/** A lost answer is asked for again with the same token; every tab of a browser may do so at once. */
const graceMilliseconds = 30_000;
const mostRepeats = 25;

/**
 * Replaces the tokens of a session by their successors, once.
 *
 * The immediate predecessor, presented again within the grace time, gets the same successors. Anything older was
 * copied by somebody: then nobody may go on with this session.
 */
export async function refreshTokens(needs: Needs, call: RefreshCall) {
  const presented = call.body.refresh_token;
  const session = await lockedSession(call, presented);
  await refuseUnlessAlive(call, session);

  const tokens = await successorsOf(needs, call, session, presented);
  needs.sessions.forget(`session:${session.sessionId}`);
  call.audit.subject(session.sessionId);
  return { ...tokens, profile: await profileOf(call.tx, session, call) };
}

async function lockedSession({ tx }: RefreshCall, presented: string): Promise<SessionState> {
  const sessionId = sessionIdOf(presented);
  const orgId = sessionId && (await organisationOfSession(tx, sessionId));
  if (!sessionId || !orgId) throw new Problem(401, 'refresh_token_expired');

  await enterOrganisation(tx, orgId);
  await lockSessionTokens(tx, orgId, sessionId);
  const session = await readSession(tx, orgId, sessionId);
  if (session === undefined) throw new Problem(401, 'refresh_token_expired');
  return session;
}

async function refuseUnlessAlive(call: RefreshCall, session: SessionState): Promise<void> {
  const { body, now } = call;
  if (session.revokedAt !== null) throw new Problem(401, 'session_revoked');
  if (hasExpired(session, now)) throw new Problem(401, 'refresh_token_expired');
  if (!session.isWelcome) {
    await revokeSession(call.tx, session.orgId, session.sessionId, { reason: 'not_welcome', now });
    throw new Problem(401, 'session_revoked', { keepsChanges: true });
  }
  // What the body says about impersonation is a question; the session is the answer.
  const isOtherUser = body.new_user_id !== undefined && body.new_user_id !== session.userId;
  const isOtherActor =
    body.impersonated_by_user_id !== undefined && body.impersonated_by_user_id !== session.actorUserId;
  if (isOtherUser || isOtherActor)
    throw new Problem(405, 'correlation_token_changed', { headers: { allow: 'POST' } });
}

async function successorsOf(
  needs: Needs,
  call: RefreshCall,
  session: SessionState,
  presented: string,
): Promise<TokenPair> {
  const { tx, now } = call;
  if (matchesHash(presented, session.currentHash)) return rotate(needs, call, session, presented);

  const stored = await lockSessionTokens(tx, session.orgId, session.sessionId);
  const age = stored?.rotated_at ? now.getTime() - stored.rotated_at.getTime() : Infinity;
  const isRepeat = matchesHash(presented, session.previousHash) && age <= graceMilliseconds;
  const same =
    isRepeat && stored?.successor_sealed && stored.successor_repeats < mostRepeats
      ? openSealedTokens(stored.successor_sealed, presented, needs.serverKey)
      : undefined;
  if (same === undefined) throw await reuse(needs, call, session);

  await countRepeatedRefresh(tx, session.orgId, session.sessionId);
  return same;
}

async function rotate(
  needs: Needs,
  { tx, now }: RefreshCall,
  session: SessionState,
  presented: string,
): Promise<TokenPair> {
  const refreshToken = newRefreshToken(session.sessionId);
  const pair = { idToken: await signIdToken(needs, session), refreshToken };
  await rotateTokens(tx, session.orgId, session.sessionId, {
    currentHash: hashOfRefreshToken(refreshToken),
    previousHash: hashOfRefreshToken(presented),
    successorSealed: sealTokens(pair, presented, needs.serverKey),
    now,
  });
  return pair;
}

async function reuse(needs: Needs, call: RefreshCall, session: SessionState): Promise<Problem> {
  const { orgId, sessionId } = session;
  await revokeSession(call.tx, orgId, sessionId, { reason: 'token_reused', now: call.now });
  await recordAudit(call.tx, {
    event: 'REFRESH_TOKEN_REUSED',
    outcome: 'refused',
    actor: { kind: 'public', sessionId },
    entity: 'session',
    entityId: sessionId,
    operationId: 'refreshToken',
    address: call.address,
    now: call.now,
  });
  needs.sessions.forget(`session:${sessionId}`);
  return new Problem(401, 'session_revoked', { keepsChanges: true });
}
