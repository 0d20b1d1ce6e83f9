import type { Schema } from '@dosar/openapi';
import type { Call } from '#src/kernel/http/route-table.ts';
import { notFound } from '#src/kernel/problem/problem.ts';
import type { SessionDirectory } from '#src/kernel/session/session-directory.ts';
import { isOwnSession, readOwnSessions } from './own-session-repository.ts';
import { lockUser, revokeOtherSessions, revokeSession } from './session-repository.ts';

type Needs = { sessions: Pick<SessionDirectory, 'forget'> };

/** Where the caller is signed in. */
export async function browseSessions(call: Call<'browseSessions'>): Promise<Schema<'OwnSession'>[]> {
  const { caller, tx, now } = call;
  const rows = await readOwnSessions(tx, { orgId: caller.orgId, userId: caller.userId, now });
  return rows.map((row) => ({
    session_id: row.session_id,
    is_current: row.session_id === caller.sessionId,
    begun_at: row.created_at.toISOString(),
    last_activity_at: row.last_activity_at.toISOString(),
    expires_at: row.absolute_expires_at.toISOString(),
    address: row.address,
    user_agent: row.user_agent,
    acting_for: row.acting_for,
  }));
}

/** Ends one sign-in of the caller; somebody else's does not exist. */
export async function endSession(needs: Needs, call: Call<'endSession'>) {
  const { caller, tx, now } = call;
  const { orgId, userId } = caller;
  const sessionId = call.body.session_id;
  call.audit.subject(sessionId);
  if (!(await isOwnSession(tx, { orgId, userId, sessionId }))) throw notFound();

  await revokeSession(tx, orgId, sessionId, { reason: 'ended_by_user', now });
  needs.sessions.forget(`user:${userId}`);
  return { success: true };
}

/** Ends every sign-in of the caller but the one that asks. */
export async function endOtherSessions(needs: Needs, call: Call<'endOtherSessions'>) {
  const { caller, tx, now } = call;
  const { orgId, userId, sessionId } = caller;
  await lockUser(tx, orgId, userId);
  const ended = await revokeOtherSessions(
    tx,
    { orgId, userId, keptSessionId: sessionId },
    { reason: 'ended_by_user', now },
  );
  needs.sessions.forget(`user:${userId}`);
  call.audit.subject(userId);
  call.audit.note({ ended });
  return { ended };
}
