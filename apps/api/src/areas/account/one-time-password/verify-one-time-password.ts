import type { Schema, SuccessBody } from '@dosar/openapi';
import type { Call } from '#src/kernel/http/route-table.ts';
import { hashOfRefreshToken, newRefreshToken } from '#src/kernel/session/refresh-token.ts';
import { readSession, type SessionDirectory } from '#src/kernel/session/session-directory.ts';
import { deleteAttempts, lockAttempts, storeAttempts } from '../sign-in/attempt-repository.ts';
import { kindAfterOneTimePassword } from '../sign-in/kind-after.ts';
import { readAccount } from '../sign-in/login-repository.ts';
import { isOneTimeCode, oneTimePasswordSubject } from './one-time-code.ts';
import { afterWrongCode, blockOf, type Block } from './one-time-password-limits.ts';
import { countTry, markUsed } from './one-time-password-repository.ts';
import { profileOf } from '../profile/profile.ts';
import { changeKind, rotateTokens } from '../session/session-repository.ts';
import { signIdToken, type TokenNeeds } from '../session/session-tokens.ts';

type VerifyCall = Call<'verifyOneTimePassword'>;
type Answer = SuccessBody<'verifyOneTimePassword'>;
type Needs = Pick<TokenNeeds, 'tokens'> & {
  serverKey: Buffer;
  sessions: Pick<SessionDirectory, 'forget'>;
};

/** Completes a login with the code that was sent (Specification C11, T9). */
export async function verifyOneTimePassword(needs: Needs, call: VerifyCall): Promise<Answer> {
  call.audit.subject(call.caller.sessionId);
  const answer = await verdict(needs, call);
  call.audit.note({ is_right: answer.success, is_blocked: answer.is_blocked });
  return answer;
}

/** One try of a user after the other, so that none is looked at once a block holds. */
async function verdict(needs: Needs, call: VerifyCall): Promise<Answer> {
  const { caller, body, tx, now } = call;
  const { orgId, sessionId } = caller;
  const subject = oneTimePasswordSubject(needs.serverKey, caller.userId);
  const attempts = await lockAttempts(tx, subject, now, 'one_time_password');
  const block = blockOf(attempts, now);
  if (block) return refused(block);

  const sent = await countTry(tx, { orgId, sessionId, now });
  if (!sent) return refused();
  if (isOneTimeCode(needs.serverKey, sent.one_time_password_id, body.code, sent.code_hash)) {
    await markUsed(tx, orgId, sent.one_time_password_id, now);
    await deleteAttempts(tx, subject, 'one_time_password');
    return { ...refused(), success: true, newAuthContext: await openSession(needs, call) };
  }
  const counted = afterWrongCode(attempts, sent.tries, now);
  await storeAttempts(tx, subject, counted, now, 'one_time_password');
  return refused(blockOf(counted, now));
}

/** The session goes on with more rights and new tokens; whoever saw the ones before has nothing. */
async function openSession(needs: Needs, call: VerifyCall): Promise<Schema<'AuthTokens'>> {
  const { caller, tx, now } = call;
  const { orgId, sessionId, userId } = caller;
  const account = await readAccount(tx, orgId, userId);
  if (account === undefined) throw new Error(`User ${userId} vanished while signing in.`);

  const refreshToken = newRefreshToken(sessionId);
  const kind = kindAfterOneTimePassword(account);
  await changeKind(tx, orgId, sessionId, kind);
  // Sealed for nobody: the tokens before must not bring the ones after, not even as a repeated refresh.
  await rotateTokens(tx, orgId, sessionId, {
    currentHash: hashOfRefreshToken(refreshToken),
    successorSealed: null,
    now,
  });
  needs.sessions.forget(`session:${sessionId}`);
  call.audit.note({ kind });

  const session = await readSession(tx, orgId, sessionId, now);
  if (session === undefined) throw new Error(`Session ${sessionId} vanished while it was promoted.`);
  return {
    idToken: await signIdToken(needs, session),
    refreshToken,
    profile: await profileOf(tx, session, call),
  };
}

function refused(block?: Block): Answer {
  return {
    success: false,
    is_blocked: block !== undefined,
    block_until: block?.until?.toISOString() ?? null,
    newAuthContext: null,
  };
}
