import { sql, type Transaction, type UpdateObject } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import { prepared } from '#src/kernel/database/index.ts';
import type { SessionKind } from '#src/kernel/session/session-state.ts';

/** A new session. */
export type NewSession = {
  sessionId: string;
  /** The session in which acting for a colleague begins; a sign-in when absent. */
  begunIn?: { sessionId: string };
  orgId: string;
  kind: SessionKind;
  userId?: string;
  actorUserId?: string;
  /** How the user was recognised (RFC 8176). */
  amr?: string[];
  /** The access of a guest, with the link they came by, unless it names only an organisation. */
  guest?: {
    assignmentType: string;
    link?: { guestAccessId: string; assignmentId: string };
    docRequestId?: string;
    offerId?: string;
    partnerJobLinkId?: string;
    statementLinkId?: string;
  };
  claimFileId?: string;
  currentHash: string;
  idleExpiresAt: Date;
  absoluteExpiresAt: Date;
  address: string;
  userAgent: string | undefined;
  now: Date;
};

/** New tokens of a session, also sealed for a repeated request with the previous tokens, unless none is allowed. */
export type Rotation = { currentHash: string; successorSealed: string | null; now: Date };

/** Why a session ended. */
export type RevokedReason =
  | 'signed_out'
  | 'token_reused'
  | 'replaced'
  | 'not_welcome'
  | 'returned'
  | 'ended_by_user'
  | 'password_changed'
  | 'password_guessed';
type Ending = { reason: RevokedReason; now: Date };

/** The access columns of a guest; null in other sessions. */
const guestColumns = (guest: NewSession['guest']) => ({
  guest_assignment_type_code: guest?.assignmentType ?? null,
  guest_assignment_id: guest?.link?.assignmentId ?? null,
  guest_access_id: guest?.link?.guestAccessId ?? null,
  guest_doc_request_id: guest?.docRequestId ?? null,
  guest_offer_id: guest?.offerId ?? null,
  guest_partner_job_link_id: guest?.partnerJobLinkId ?? null,
  guest_statement_link_id: guest?.statementLinkId ?? null,
});

export async function insertSession(tx: Transaction<Database>, session: NewSession): Promise<void> {
  await tx
    .insertInto('session')
    .values({
      org_id: session.orgId,
      session_id: session.sessionId,
      family_id: session.begunIn?.sessionId ?? session.sessionId,
      kind: session.kind,
      user_id: session.userId ?? null,
      actor_user_id: session.actorUserId ?? null,
      amr: session.amr ?? [],
      current_hash: session.currentHash,
      last_activity_at: session.now,
      idle_expires_at: session.idleExpiresAt,
      absolute_expires_at: session.absoluteExpiresAt,
      ...guestColumns(session.guest),
      tracker_claim_file_id: session.claimFileId ?? null,
      address: session.address,
      user_agent: session.userAgent ?? null,
      created_at: session.now,
    })
    .modifyEnd(prepared)
    .execute();
}

/**
 * Locks a user before their sessions, which are then locked in the order of their ids. All transactions and the triggers of
 * the user table lock these rows in this order, so that they cannot deadlock.
 */
export async function lockUser(tx: Transaction<Database>, orgId: string, userId: string): Promise<void> {
  await tx
    .selectFrom('app_user')
    .select('user_id')
    .where('org_id', '=', orgId)
    .where('user_id', '=', userId)
    .forNoKeyUpdate()
    .execute();
}

/** Locks the user of the sign-in of a session; guests and claimants have none. */
async function lockUserOfSession(tx: Transaction<Database>, orgId: string, sessionId: string): Promise<void> {
  await sql`
    select from app_user u join session s on s.org_id = u.org_id and coalesce(s.actor_user_id, s.user_id) = u.user_id
    where s.org_id = ${orgId} and s.session_id = ${sessionId} for no key update of u`.execute(tx);
}

/**
 * Reads the data of a session for a refresh and locks the active sessions of its sign-in, so that refreshes of one session
 * run one after the other and the sessions that they may end cannot change in between.
 */
export async function lockSessionTokens(tx: Transaction<Database>, orgId: string, sessionId: string) {
  await lockUserOfSession(tx, orgId, sessionId);
  const rows = await tx
    .selectFrom('session')
    .select(['session_id', 'successor_sealed', 'revoked_reason'])
    .where('org_id', '=', orgId)
    .where('family_id', '=', familyOf(orgId, sessionId))
    .where((expression) =>
      expression.or([expression('revoked_at', 'is', null), expression('session_id', '=', sessionId)]),
    )
    .orderBy('session_id')
    .forUpdate()
    .execute();
  const row = rows.find((found) => found.session_id === sessionId);
  if (row === undefined) return undefined;
  const hasReturned = row.revoked_reason === ('returned' satisfies RevokedReason);
  return { successorSealed: row.successor_sealed, hasReturned };
}

/** Replaces the tokens of a session without extending its lifetime. */
export async function rotateTokens(
  tx: Transaction<Database>,
  orgId: string,
  sessionId: string,
  rotation: Rotation,
): Promise<void> {
  await sql`
    with spent as (
      insert into spent_refresh_token (org_id, session_id, token_hash, spent_at)
      select org_id, session_id, current_hash, ${rotation.now} from session
      where org_id = ${orgId} and session_id = ${sessionId} and current_hash is not null
    )
    update session set current_hash = ${rotation.currentHash}, previous_hash = current_hash,
      successor_sealed = ${rotation.successorSealed}, rotated_at = ${rotation.now},
      generation = generation + 1
    where org_id = ${orgId} and session_id = ${sessionId}`.execute(tx);
}

/** Whether a token was once issued for a session. */
export async function wasIssued(
  tx: Transaction<Database>,
  orgId: string,
  sessionId: string,
  tokenHash: string,
): Promise<boolean> {
  const row = await tx
    .selectFrom('spent_refresh_token')
    .select('token_hash')
    .where('org_id', '=', orgId)
    .where('session_id', '=', sessionId)
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  return row !== undefined;
}

/** Changes the kind of a session, after its pending step was completed. */
export function changeKind(tx: Transaction<Database>, orgId: string, sessionId: string, kind: SessionKind) {
  return change(tx, orgId, sessionId, { kind });
}

/** Ends a sign-in: its session and all sessions of acting begun in it. */
export async function revokeSession(
  tx: Transaction<Database>,
  orgId: string,
  sessionId: string,
  { reason, now }: Ending,
): Promise<void> {
  await lockUserOfSession(tx, orgId, sessionId);
  await sql`
    with held as (
      select session_id from session
      where org_id = ${orgId} and family_id = ${familyOf(orgId, sessionId)} and revoked_at is null
      order by session_id for update
    )
    update session set ${ended(reason, now)}
    where org_id = ${orgId} and session_id in (select session_id from held)`.execute(tx);
}

/** Ends the sessions of acting within a sign-in, whose user is locked; the sign-in continues. */
export async function revokeActing(
  tx: Transaction<Database>,
  orgId: string,
  familyId: string,
  { reason, now }: Ending,
): Promise<void> {
  await sql`
    with held as (
      select session_id from session
      where org_id = ${orgId} and family_id = ${familyId} and actor_user_id is not null and revoked_at is null
      order by session_id for update
    )
    update session set ${ended(reason, now)}
    where org_id = ${orgId} and session_id in (select session_id from held)`.execute(tx);
}

/** Stores the answer of a return from acting, sealed for a repeated request, because answers get lost. */
export function keepReturn(tx: Transaction<Database>, orgId: string, sessionId: string, sealed: string) {
  return change(tx, orgId, sessionId, { successor_sealed: sealed });
}

/** Ends all sign-ins of a user except one, with their sessions of acting, and returns their number. */
export async function revokeOtherSessions(
  tx: Transaction<Database>,
  /** `keptSessionId` is the sign-in that goes on; none when absent. */
  user: { orgId: string; userId: string; keptSessionId?: string },
  ending: Ending,
): Promise<number> {
  const { rows } = await sql<{ ended: number }>`
    with others as (
      select family_id from session
      where org_id = ${user.orgId} and user_id = ${user.userId} and actor_user_id is null
        and session_id is distinct from ${user.keptSessionId ?? null}::uuid and revoked_at is null
    ), held as (
      select session_id from session
      where org_id = ${user.orgId} and family_id in (select family_id from others) and revoked_at is null
      order by session_id for update
    ), gone as (
      update session set ${ended(ending.reason, ending.now)}
      where org_id = ${user.orgId} and session_id in (select session_id from held)
      returning actor_user_id, idle_expires_at, absolute_expires_at
    )
    select count(*)::integer as ended from gone
    where actor_user_id is null and idle_expires_at > ${ending.now} and absolute_expires_at > ${ending.now}`.execute(
    tx,
  );
  return rows[0]?.ended ?? 0;
}

async function change(
  tx: Transaction<Database>,
  orgId: string,
  sessionId: string,
  columns: UpdateObject<Database, 'session'>,
): Promise<void> {
  await tx
    .updateTable('session')
    .set(columns)
    .where('org_id', '=', orgId)
    .where('session_id', '=', sessionId)
    .execute();
}

/** The sign-in that a session belongs to. */
function familyOf(orgId: string, sessionId: string) {
  return sql<string>`(select family_id from session where org_id = ${orgId} and session_id = ${sessionId})`;
}

function ended(reason: RevokedReason, now: Date) {
  return sql`revoked_at = ${now}, revoked_reason = ${reason}, successor_sealed = null`;
}
