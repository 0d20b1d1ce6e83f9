import { sql, type Transaction, type UpdateObject } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import { prepared } from '#src/kernel/database/index.ts';
import type { SessionKind } from '#src/kernel/session/session-state.ts';

/** A session that begins. */
export type NewSession = {
  sessionId: string;
  /** The session it is begun in, while acting for somebody; otherwise it is a sign-in of its own. */
  begunIn?: { sessionId: string };
  orgId: string;
  kind: SessionKind;
  userId?: string;
  actorUserId?: string;
  /** How the user was recognised (RFC 8176). */
  amr?: string[];
  /** What a guest may do; with the link they came by, unless it named an organisation. */
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

/** New tokens of a session; sealed for whoever asks with the tokens before once more, unless nobody may. */
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

/** What a guest came for; the session of anybody else has none of it. */
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
 * Holds a user before any of their sessions, which are then held in the order of their ids: whoever changes several of
 * these rows does it in this order, as the triggers of the table of users do, so that no two of them wait for each other.
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

/** Holds whoever began the sign-in that a session belongs to; guests and claimants are nobody. */
async function lockUserOfSession(tx: Transaction<Database>, orgId: string, sessionId: string): Promise<void> {
  await sql`
    select from app_user u join session s on s.org_id = u.org_id and coalesce(s.actor_user_id, s.user_id) = u.user_id
    where s.org_id = ${orgId} and s.session_id = ${sessionId} for no key update of u`.execute(tx);
}

/**
 * What a refresh needs of a session beside its state, with its living relatives held: two refreshes of one session happen
 * one after the other, and what one of them may end cannot end meanwhile.
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

/** Replaces the tokens of a session. Nothing else about it changes: it lasts no longer for being refreshed. */
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

/** Whether a token was once one of a session's. */
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

/** Lets a session go on as another kind: what was still due is done. */
export function changeKind(tx: Transaction<Database>, orgId: string, sessionId: string, kind: SessionKind) {
  return change(tx, orgId, sessionId, { kind });
}

/** Ends a sign-in: the session with everything that was begun in it, or that it was begun in. */
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

/** Ends what acts for somebody within a sign-in, whose user is held; the sign-in itself lives on. */
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

/** Keeps what a return led to, sealed for whoever asks with the tokens that acted; their answer may have been lost. */
export function keepReturn(tx: Transaction<Database>, orgId: string, sessionId: string, sealed: string) {
  return change(tx, orgId, sessionId, { successor_sealed: sealed });
}

/** Ends all sign-ins of a user but one, with everything begun in them, and answers how many there were. */
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
