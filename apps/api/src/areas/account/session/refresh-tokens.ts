import { enterOrganisation } from '#src/kernel/access/enter-organisation.ts';
import { recordAudit } from '#src/kernel/audit/record-audit.ts';
import type { Call } from '#src/kernel/http/route-table.ts';
import { Problem } from '#src/kernel/problem/problem.ts';
import { decideRefresh, type RefreshedSession } from '#src/kernel/session/decide-refresh.ts';
import { hashOfRefreshToken, matchesHash, sessionIdOf } from '#src/kernel/session/refresh-token.ts';
import {
  organisationOfSession,
  readSession,
  type SessionDirectory,
} from '#src/kernel/session/session-directory.ts';
import { isAlive, type SessionState } from '#src/kernel/session/session-state.ts';
import { profileOf } from '../profile/profile.ts';
import { rotateSession } from './rotate-session.ts';
import { openSealedTokens, type TokenPair } from '../sign-in/sealed-tokens.ts';
import { lockSessionTokens, revokeActing, revokeSession, wasIssued } from './session-repository.ts';
import type { TokenNeeds } from './session-tokens.ts';

type Needs = TokenNeeds & { serverKey: Buffer; sessions: Pick<SessionDirectory, 'forget'> };
type RefreshCall = Call<'refreshToken'>;
type LockedSession = SessionState & RefreshedSession & { successorSealed: string | null };

/** Replaces the tokens of a session by their successors, once (Specification C5). */
export async function refreshTokens(needs: Needs, call: RefreshCall) {
  const { tx, body, now } = call;
  const presented = body.refresh_token;
  const session = await lockedSession(call, presented);
  const { orgId, sessionId } = session;

  const decision = await decideRefresh(
    { refreshToken: presented, userId: body.new_user_id, actorUserId: body.impersonated_by_user_id },
    session,
    (token) => wasIssued(tx, orgId, sessionId, hashOfRefreshToken(token)),
    now,
  );
  if (decision.outcome === 'refuse') throw refusal(decision.code);
  if (decision.outcome === 'revoke') throw await revoked(needs, call, session, decision.reason);
  if (decision.outcome === 'return') return repeatReturn(needs, call, session);

  const tokens =
    decision.outcome === 'rotate'
      ? await rotateSession(needs, tx, session, { presented, now })
      : repeat(needs, session, presented);
  needs.sessions.forget(`session:${sessionId}`);
  call.audit.subject(sessionId);
  return { ...tokens, profile: await profileOf(tx, session, call) };
}

async function lockedSession({ tx, now }: RefreshCall, presented: string): Promise<LockedSession> {
  const sessionId = sessionIdOf(presented);
  const orgId = sessionId && (await organisationOfSession(tx, sessionId));
  if (!sessionId || !orgId) throw refusal('refresh_token_expired');

  await enterOrganisation(tx, orgId);
  const tokens = await lockSessionTokens(tx, orgId, sessionId);
  const session = await readSession(tx, orgId, sessionId, now);
  if (tokens === undefined || session === undefined) throw refusal('refresh_token_expired');
  return { ...session, ...tokens };
}

function repeat(needs: Needs, { successorSealed }: LockedSession, presented: string): TokenPair {
  const same = successorSealed && openSealedTokens(successorSealed, presented, needs.serverKey);
  // Sealed for another token, or with a key that was changed since: nothing suspicious, and nothing to repeat.
  if (!same) throw refusal('refresh_token_expired');
  return same;
}

/** What the return from acting was answered, as long as that is how things stand. */
async function repeatReturn(needs: Needs, call: RefreshCall, acting: LockedSession) {
  const { tx, now, body } = call;
  const own = await readSession(tx, acting.orgId, acting.familyId, now);
  const same =
    acting.successorSealed && openSealedTokens(acting.successorSealed, body.refresh_token, needs.serverKey);
  if (!own || !isAlive(own, now) || !same || !matchesHash(same.refreshToken, own.currentHash))
    throw refusal('session_revoked');
  call.audit.subject(own.sessionId);
  return { ...same, profile: await profileOf(tx, own, call) };
}

/** Somebody has a copy: everything that this sign-in opened is over. Whoever is no longer replaced goes on as oneself. */
async function revoked(
  needs: Needs,
  call: RefreshCall,
  session: LockedSession,
  reason: 'token_reused' | 'not_welcome',
): Promise<Problem> {
  const { tx, now } = call;
  const { orgId, sessionId, familyId } = session;
  const isActing = session.actorUserId !== null;
  if (reason === 'not_welcome' && isActing) await revokeActing(tx, orgId, familyId, { reason, now });
  else await revokeSession(tx, orgId, sessionId, { reason, now });
  if (reason === 'token_reused')
    await recordAudit(tx, {
      event: 'REFRESH_TOKEN_REUSED',
      outcome: 'refused',
      actor: { kind: 'public', sessionId },
      entity: 'session',
      entityId: sessionId,
      operationId: 'refreshToken',
      address: call.address,
      now,
    });
  needs.sessions.forget(`session:${sessionId}`);
  if (session.userId !== null) needs.sessions.forget(`user:${session.actorUserId ?? session.userId}`);
  return new Problem(401, 'session_revoked', { keepsChanges: true });
}

function refusal(code: 'session_revoked' | 'refresh_token_expired' | 'correlation_token_changed'): Problem {
  return code === 'correlation_token_changed'
    ? new Problem(405, code, { headers: { allow: 'POST' } })
    : new Problem(401, code);
}
