import type { Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import { Problem } from '#src/kernel/problem/problem.ts';
import { hashOfRefreshToken, matchesHash, newRefreshToken } from '#src/kernel/session/refresh-token.ts';
import { readSession } from '#src/kernel/session/session-directory.ts';
import { isAlive, type SessionState } from '#src/kernel/session/session-state.ts';
import { sealTokens, type TokenPair } from '../sign-in/sealed-tokens.ts';
import { lockSessionTokens, rotateTokens } from './session-repository.ts';
import { signIdToken, type TokenNeeds } from './session-tokens.ts';

/**
 * Gives a session new tokens, in exchange for its current refresh token.
 *
 * They are sealed with the presented token, so that a tab which asks with that one at the same moment gets the same.
 */
export async function rotateSession(
  needs: Pick<TokenNeeds, 'tokens'> & { serverKey: Buffer },
  tx: Transaction<Database>,
  session: SessionState,
  { presented, now }: { presented: string; now: Date },
): Promise<TokenPair> {
  const refreshToken = newRefreshToken(session.sessionId);
  const pair = { idToken: await signIdToken(needs, session), refreshToken };
  await rotateTokens(tx, session.orgId, session.sessionId, {
    currentHash: hashOfRefreshToken(refreshToken),
    successorSealed: sealTokens(pair, presented, needs.serverKey),
    now,
  });
  return pair;
}

/**
 * The caller's own session and its current refresh token, held: nobody can rotate or end it until this transaction is done.
 *
 * A call that was under way while another tab got new tokens is refused, and is sent again with those.
 */
export async function holdOwnSession(
  tx: Transaction<Database>,
  call: { caller: { orgId: string; sessionId: string }; refreshToken: string | undefined; now: Date },
): Promise<{ session: SessionState; presented: string }> {
  const { caller, refreshToken: presented, now } = call;
  await lockSessionTokens(tx, caller.orgId, caller.sessionId);
  const session = await readSession(tx, caller.orgId, caller.sessionId, now);
  if (session === undefined || !isAlive(session, now)) throw new Problem(401, 'session_revoked');
  if (presented === undefined || !matchesHash(presented, session.currentHash))
    throw new Problem(401, 'refresh_token_expired');
  return { session, presented };
}
