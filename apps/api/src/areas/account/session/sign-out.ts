import type { Call } from '#src/kernel/http/route-table.ts';
import type { SessionDirectory } from '#src/kernel/session/session-directory.ts';
import { revokeSession } from './session-repository.ts';

/** Ends the session of the presented tokens, and with it the sign-in that it belongs to (Specification C6). */
export async function signOut(needs: { sessions: Pick<SessionDirectory, 'forget'> }, call: Call<'logout'>) {
  const { caller, tx, now } = call;
  await revokeSession(tx, caller.orgId, caller.sessionId, { reason: 'signed_out', now });
  needs.sessions.forget(`session:${caller.sessionId}`);
  if ('userId' in caller) needs.sessions.forget(`user:${caller.actorUserId ?? caller.userId}`);
  call.audit.subject(caller.sessionId);
  return { success: true };
}
