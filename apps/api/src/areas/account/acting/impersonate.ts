import type { Call } from '#src/kernel/http/route-table.ts';
import { notFound, Problem } from '#src/kernel/problem/problem.ts';
import { hashOfRefreshToken, newRefreshToken } from '#src/kernel/session/refresh-token.ts';
import { readSession, type SessionDirectory } from '#src/kernel/session/session-directory.ts';
import { isAlive, type SessionState } from '#src/kernel/session/session-state.ts';
import { mayActFor } from '../profile/profile-repository.ts';
import { profileOf } from '../profile/profile.ts';
import { sealTokens } from '../sign-in/sealed-tokens.ts';
import { keepReturn, lockSessionTokens, revokeActing, rotateTokens } from '../session/session-repository.ts';
import { beginSession, signIdToken, type TokenNeeds } from '../session/session-tokens.ts';

type Needs = TokenNeeds & { serverKey: Buffer; sessions: Pick<SessionDirectory, 'forget'> };
type ImpersonateCall = Call<'impersonate'>;

/**
 * Acts for a replaced user, or returns to oneself (Specification C37, T12, P3).
 *
 * Acting is a session of its own, with the rights of the replaced user and no others. It lives no longer than the
 * session it was begun in, and `may_act_at` is asked again with each of its calls.
 */
export async function impersonate(needs: Needs, call: ImpersonateCall) {
  const { caller, body } = call;
  call.audit.note({ user_id: body.user_id });
  if (caller.actorUserId === undefined) return actFor(needs, call, body.user_id);
  if (body.user_id !== caller.actorUserId) throw new Problem(403, 'forbidden');
  return returnToOneself(needs, call);
}

async function actFor(needs: Needs, call: ImpersonateCall, replacedUserId: string) {
  const { caller, tx, now } = call;
  const { orgId, userId } = caller;
  if (replacedUserId === userId) throw new Problem(409, 'conflict');

  const own = await lockLiving(call, caller.sessionId);
  if (!(await mayActFor(tx, { orgId, userId, replacedUserId, now }))) throw notFound();

  // Acting begun before, whose answer was lost or whose tab was closed, is not left behind.
  await revokeActing(tx, orgId, own.familyId, { reason: 'replaced', now });
  needs.sessions.forget(`user:${userId}`);
  const { sessionId, ...tokens } = await beginSession(needs, tx, {
    orgId,
    kind: 'staff',
    userId: replacedUserId,
    actorUserId: userId,
    begunIn: own,
    amr: own.amr,
    call,
  });
  call.audit.subject(sessionId);
  call.audit.note({ change: 'started' });
  call.audit.actor({ kind: 'user', userId, onBehalfOfUserId: replacedUserId, sessionId });
  return { ...tokens, profile: await profileOf(tx, await read(call, sessionId), call) };
}

/**
 * The session that acted is over; the one it was begun in gets new tokens, since nobody kept its old ones.
 *
 * A refresh with the tokens that acted brings them once more, for a moment: this answer may get lost.
 */
async function returnToOneself(needs: Needs, call: ImpersonateCall) {
  const { caller, tx, now } = call;
  const acting = await read(call, caller.sessionId);
  const own = await lockLiving(call, acting.familyId);

  await revokeActing(tx, own.orgId, own.familyId, { reason: 'returned', now });
  const refreshToken = newRefreshToken(own.sessionId);
  const currentHash = hashOfRefreshToken(refreshToken);
  await rotateTokens(tx, own.orgId, own.sessionId, { currentHash, successorSealed: null, now });
  needs.sessions.forget(`user:${caller.actorUserId ?? caller.userId}`);

  const pair = { idToken: await signIdToken(needs, own), refreshToken };
  const presented = call.refreshToken ?? '';
  await keepReturn(tx, own.orgId, acting.sessionId, sealTokens(pair, presented, needs.serverKey));

  call.audit.subject(caller.sessionId);
  call.audit.note({ change: 'ended' });
  return { ...pair, profile: await profileOf(tx, own, call) };
}

/** The caller's own session, held: it cannot end, and nobody can act or return in it, until this call is done. */
async function lockLiving(call: ImpersonateCall, sessionId: string): Promise<SessionState> {
  await lockSessionTokens(call.tx, call.caller.orgId, sessionId);
  const session = await read(call, sessionId);
  if (!isAlive(session, call.now)) throw new Problem(401, 'session_revoked');
  return session;
}

async function read({ tx, caller, now }: ImpersonateCall, sessionId: string): Promise<SessionState> {
  const session = await readSession(tx, caller.orgId, sessionId, now);
  if (session === undefined) throw new Error(`Session ${sessionId} vanished while somebody acted in it.`);
  return session;
}
