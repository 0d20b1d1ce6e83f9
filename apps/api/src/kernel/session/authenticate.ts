import { inTenant, type Db } from '../database/index.ts';
import type { SessionCaller } from '../http/caller.ts';
import { Problem } from '../problem/problem.ts';
import { decideCall } from './decide-call.ts';
import type { IdTokens } from './id-token.ts';
import type { SessionDirectory } from './session-directory.ts';
import type { SessionState } from './session-state.ts';

/** The headers of a request from which its caller is found. */
export type Credentials = {
  authorization: string | undefined;
  refreshToken: string | undefined;
  correlationToken: string | undefined;
};

type Needs = {
  db: Db;
  tokens: Pick<IdTokens, 'read'>;
  sessions: SessionDirectory;
  idleMinutes: number;
  now: () => Date;
};

/** Activity is stored at most this often, because idle time is measured to the minute. */
const activityMilliseconds = 60_000;

/** What a request says about user activity. */
export type Asking = {
  /** True for operations that pages send in the background. */
  isBackground: boolean;
  /** For how long the user was idle, as the page reports. */
  idleSeconds: string | undefined;
};

/** The caller, or the code of the refusal; the session is given when the audit log should name it. */
export type Authentication =
  | { session: SessionState }
  | { refused: Problem; presentedBy: SessionState | undefined };

/** Finds out who makes a call, as the decision table says. */
export function authenticator(needs: Needs) {
  return async function authenticate(credentials: Credentials, asking: Asking): Promise<Authentication> {
    const now = needs.now();
    const presented = {
      idToken: await readBearer(needs, credentials.authorization),
      refreshToken: credentials.refreshToken,
      correlationToken: credentials.correlationToken,
    };

    let decision = await decideCall(presented, needs.sessions, now);
    // The cache may be a moment old: it may admit a call, but a refusal always reads the database first.
    if ('code' in decision && typeof presented.idToken === 'object') {
      const fresh = { ...needs.sessions, session: needs.sessions.freshSession };
      decision = await decideCall(presented, fresh, now);
    }
    if ('code' in decision)
      return { refused: refusal(decision.status, decision.code), presentedBy: decision.presentedBy };

    const { session } = decision;
    const usedAt = lastUse(asking, now);
    if (usedAt !== undefined) await keepAlive(needs, session, usedAt);
    return { session };
  };
}

/** Finds out who makes a call. */
export type Authenticate = ReturnType<typeof authenticator>;

/** The caller of a session. */
export function callerOf(session: SessionState): SessionCaller {
  const { orgId, sessionId, kind } = session;
  if (kind === 'tracker') {
    const claimFileId = session.trackerClaimFileId;
    return { kind, orgId, sessionId, ...(claimFileId !== null && { claimFileId }) };
  }
  if (kind === 'guest') {
    const assignmentType = session.guestAssignmentTypeCode ?? '';
    const assignmentId = session.guestAssignmentId;
    const docRequestId = session.guestDocRequestId;
    const offerId = session.guestOfferId;
    const partnerJobLinkId = session.guestPartnerJobLinkId;
    const statementLinkId = session.guestStatementLinkId;
    return {
      kind,
      orgId,
      sessionId,
      scope: {
        assignmentType,
        ...(assignmentId !== null && { assignmentId }),
        ...(docRequestId !== null && { docRequestId }),
        ...(offerId !== null && { offerId }),
        ...(partnerJobLinkId !== null && { partnerJobLinkId }),
        ...(statementLinkId !== null && { statementLinkId }),
      },
    };
  }
  const { userId, actorUserId, isExternal, roles } = session;
  if (userId === null) throw new Error(`Session ${sessionId} of kind ${kind} has no user.`);
  return { kind, orgId, sessionId, userId, isExternal, roles, ...(actorUserId !== null && { actorUserId }) };
}

async function readBearer(needs: Needs, authorization: string | undefined) {
  const token = /^Bearer ([\w.~+/=-]+)$/i.exec(authorization ?? '')?.[1];
  return token === undefined ? undefined : needs.tokens.read(token);
}

/**
 * The time of the last user activity, as a request reports it.
 *
 * Pages send their idle time with every call. A call without it counts as activity, unless only pages send such calls in
 * the background.
 */
function lastUse({ isBackground, idleSeconds }: Asking, now: Date): Date | undefined {
  if (idleSeconds !== undefined && /^\d{1,9}$/.test(idleSeconds))
    return new Date(now.getTime() - Number(idleSeconds) * 1000);
  return isBackground ? undefined : now;
}

async function keepAlive(needs: Needs, session: SessionState, usedAt: Date): Promise<void> {
  if (usedAt.getTime() - session.lastActivityAt.getTime() < activityMilliseconds) return;

  const idleExpiresAt = new Date(usedAt.getTime() + needs.idleMinutes * 60_000);
  session.lastActivityAt = usedAt;
  session.idleExpiresAt = idleExpiresAt;
  await inTenant(
    needs.db,
    session.orgId,
    (tx) =>
      tx
        .with('held', (held) =>
          held
            .selectFrom('session')
            .select('session_id')
            .where('org_id', '=', session.orgId)
            // Another process may have stored a later activity.
            .where('last_activity_at', '<', usedAt)
            // Activity while acting also counts for the session to which the user returns, so that it does not expire.
            .where('session_id', 'in', [session.sessionId, session.familyId])
            // All transactions lock sessions in this order, so that they cannot deadlock.
            .orderBy('session_id')
            .forUpdate(),
        )
        .updateTable('session')
        .set({ last_activity_at: usedAt, idle_expires_at: idleExpiresAt })
        .where('org_id', '=', session.orgId)
        .where('session_id', 'in', (held) => held.selectFrom('held').select('held.session_id'))
        .execute(),
    { retry: true },
  );
}

function refusal(status: 401 | 405, code: Problem['code']): Problem {
  if (status === 405) return new Problem(405, code, { headers: { allow: 'GET, POST' } });
  return new Problem(401, code, { headers: { 'www-authenticate': 'Bearer error="invalid_token"' } });
}
