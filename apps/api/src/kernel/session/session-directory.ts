import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import { prepared, outsideTenant, readInTenant, type Db } from '../database/index.ts';
import { matchesHash, sessionIdOf } from './refresh-token.ts';
import { isAlive, type SessionState } from './session-state.ts';

/** Cached sessions expire after this time, so that a missed NOTIFY cannot keep a revoked session alive for longer. */
const believedMilliseconds = 1_000;
const mostRemembered = 20_000;

type Remembered = { session: SessionState; readAt: number };
type Reading = { found: Promise<SessionState | undefined>; orgId: string; heardBefore: number };

/** A cache of sessions, so that many calls share one query. */
export type SessionDirectory = {
  session: (orgId: string, sessionId: string) => Promise<SessionState | undefined>;
  /** Reads the database and bypasses the cache. */
  freshSession: (orgId: string, sessionId: string) => Promise<SessionState | undefined>;
  isLive: (refreshToken: string) => Promise<boolean>;
  /** Removes the entries that a change (`session:<id>`, `user:<id>`, `work:<id>` or `org:<id>`) made stale. */
  forget: (change: string) => void;
};

/** Caches sessions only while the listener for changes is connected. */
export function sessionDirectory(db: Db, isListening: () => boolean, now: () => Date): SessionDirectory {
  const remembered = new Map<string, Remembered>();
  const readings = new Map<string, Reading>();
  let changesHeardOf = 0;

  async function freshSession(orgId: string, sessionId: string) {
    const [readAt, heardBefore, wasListening] = [now().getTime(), changesHeardOf, isListening()];
    const found = await readInTenant(db, orgId, (tx) => readSession(tx, orgId, sessionId, now()));
    remembered.delete(sessionId);
    // A change announced during the read may be missing in its result, and a change between the read and the start of
    // listening is never announced to this process.
    if (found !== undefined && wasListening && changesHeardOf === heardBefore) {
      if (remembered.size >= mostRemembered) remembered.clear();
      remembered.set(sessionId, { session: found, readAt });
    }
    return found;
  }

  async function session(orgId: string, sessionId: string) {
    const known = remembered.get(sessionId);
    const isFresh =
      known !== undefined && isListening() && now().getTime() - known.readAt < believedMilliseconds;
    return isFresh && known.session.orgId === orgId ? known.session : readOnce(orgId, sessionId);
  }

  /** The first calls of a page share one query, unless a change was announced in between. */
  function readOnce(orgId: string, sessionId: string) {
    const running = readings.get(sessionId);
    if (running?.orgId === orgId && running.heardBefore === changesHeardOf) return running.found;

    const reading: Reading = { found: freshSession(orgId, sessionId), orgId, heardBefore: changesHeardOf };
    readings.set(sessionId, reading);
    const isOver = () => {
      if (readings.get(sessionId) === reading) readings.delete(sessionId);
    };
    reading.found.then(isOver, isOver);
    return reading.found;
  }

  async function isLive(refreshToken: string) {
    const sessionId = sessionIdOf(refreshToken);
    if (sessionId === undefined) return false;
    const orgId = await outsideTenant(db, (tx) => organisationOfSession(tx, sessionId));
    const found = orgId === undefined ? undefined : await freshSession(orgId, sessionId);
    if (found === undefined || !isAlive(found, now())) return false;
    return matchesHash(refreshToken, found.currentHash) || matchesHash(refreshToken, found.previousHash);
  }

  function forget(change: string) {
    changesHeardOf += 1;
    const [what, id] = change.split(':');
    for (const [sessionId, { session: known }] of remembered) {
      const isTouched =
        // Acting ends with the session in which it began.
        (what === 'session' && (sessionId === id || known.familyId === id)) ||
        (what === 'user' && (known.userId === id || known.actorUserId === id)) ||
        (what === 'work' && known.guestAssignmentId === id) ||
        (what === 'request' && known.guestDocRequestId === id) ||
        (what === 'offer' && known.guestOfferId === id) ||
        (what === 'joblink' && known.guestPartnerJobLinkId === id) ||
        (what === 'statementlink' && known.guestStatementLinkId === id) ||
        (what === 'org' && known.orgId === id);
      if (isTouched) remembered.delete(sessionId);
    }
  }

  return { session, freshSession, isLive, forget };
}

/** The organisation of a session, found by the id of the session alone. */
export async function organisationOfSession(
  tx: Transaction<Database>,
  sessionId: string,
): Promise<string | undefined> {
  const { rows } = await sql<{ org_id: string | null }>`select find_session(${sessionId}) as org_id`.execute(
    tx,
  );
  return rows[0]?.org_id ?? undefined;
}

/** A session with everything that decides what it opens now. */
export async function readSession(
  tx: Transaction<Database>,
  orgId: string,
  sessionId: string,
  now: Date,
): Promise<SessionState | undefined> {
  const { rows } = await sql<SessionState>`${prepared}
    select s.session_id as "sessionId", s.family_id as "familyId", s.org_id as "orgId", s.kind, s.user_id as "userId",
      s.actor_user_id as "actorUserId", s.amr, s.current_hash as "currentHash", s.previous_hash as "previousHash",
      s.rotated_at as "rotatedAt", s.last_activity_at as "lastActivityAt", s.idle_expires_at as "idleExpiresAt",
      s.absolute_expires_at as "absoluteExpiresAt", s.revoked_at as "revokedAt",
      s.guest_assignment_type_code as "guestAssignmentTypeCode", s.guest_assignment_id as "guestAssignmentId",
      s.guest_doc_request_id as "guestDocRequestId", s.guest_offer_id as "guestOfferId",
      s.guest_partner_job_link_id as "guestPartnerJobLinkId", s.guest_statement_link_id as "guestStatementLinkId",
      s.tracker_claim_file_id as "trackerClaimFileId", u.language,
      o.is_active
        and (s.user_id is null or (u.is_active and not u.is_locked))
        and (s.guest_assignment_id is null or s.guest_assignment_id
          is not distinct from guest_link_opens(s.org_id, s.guest_access_id, ${now}))
        and (s.guest_doc_request_id is null or doc_request_link_opens(s.org_id, s.guest_doc_request_id, ${now}))
        and (s.guest_offer_id is null or offer_link_opens(s.org_id, s.guest_offer_id, ${now}))
        and (s.guest_partner_job_link_id is null
          or partner_job_link_opens(s.org_id, s.guest_partner_job_link_id, ${now}))
        and (s.guest_statement_link_id is null or statement_link_opens(s.org_id, s.guest_statement_link_id, ${now}))
        and (s.actor_user_id is null or (a.is_active and not a.is_locked
          and begun.revoked_at is null and may_act_at(s.org_id, s.actor_user_id, s.user_id, ${now}))) as "isWelcome",
      coalesce(u.is_external, s.user_id is null) as "isExternal",
      array(select r.role_code from user_role r
        where r.org_id = s.org_id and r.user_id = s.user_id order by r.role_code) as roles,
      array(select f.feature_code from feature_flag f
        where f.org_id = s.org_id and f.is_enabled order by f.feature_code) as features
    from session s
      join organisation o on o.org_id = s.org_id
      left join app_user u on u.org_id = s.org_id and u.user_id = s.user_id
      left join app_user a on a.org_id = s.org_id and a.user_id = s.actor_user_id
      left join session begun on begun.org_id = s.org_id and begun.session_id = s.family_id
    where s.org_id = ${orgId} and s.session_id = ${sessionId}`.execute(tx);
  return rows[0];
}
