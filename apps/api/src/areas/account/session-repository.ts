import { sql, type Transaction } from 'kysely';
import type { Database } from '../../generated/database.ts';
import type { SessionKind } from '../../kernel/session/session-state.ts';

/** A session that begins. */
export type NewSession = {
  sessionId: string;
  orgId: string;
  kind: SessionKind;
  userId?: string;
  actorUserId?: string;
  guest?: { assignmentType: string; assignmentId?: string };
  claimFileId?: string;
  currentHash: string;
  idleExpiresAt: Date;
  absoluteExpiresAt: Date;
  address: string;
  userAgent: string | undefined;
  now: Date;
};

/** What a refresh replaces. */
export type Rotation = { currentHash: string; previousHash: string; successorSealed: string; now: Date };

export async function insertSession(tx: Transaction<Database>, session: NewSession): Promise<void> {
  await tx
    .insertInto('session')
    .values({
      org_id: session.orgId,
      session_id: session.sessionId,
      family_id: session.sessionId,
      kind: session.kind,
      user_id: session.userId ?? null,
      actor_user_id: session.actorUserId ?? null,
      current_hash: session.currentHash,
      last_activity_at: session.now,
      idle_expires_at: session.idleExpiresAt,
      absolute_expires_at: session.absoluteExpiresAt,
      guest_assignment_type_code: session.guest?.assignmentType ?? null,
      guest_assignment_id: session.guest?.assignmentId ?? null,
      tracker_claim_file_id: session.claimFileId ?? null,
      address: session.address,
      user_agent: session.userAgent ?? null,
      created_at: session.now,
    })
    .execute();
}

/** The tokens of a session, locked: two refreshes of one session happen one after the other. */
export function lockSessionTokens(tx: Transaction<Database>, orgId: string, sessionId: string) {
  return tx
    .selectFrom('session')
    .select(['current_hash', 'previous_hash', 'rotated_at', 'successor_sealed', 'successor_repeats'])
    .where('org_id', '=', orgId)
    .where('session_id', '=', sessionId)
    .forUpdate()
    .executeTakeFirst();
}

export async function rotateTokens(
  tx: Transaction<Database>,
  orgId: string,
  sessionId: string,
  rotation: Rotation,
): Promise<void> {
  await tx
    .updateTable('session')
    .set({
      current_hash: rotation.currentHash,
      previous_hash: rotation.previousHash,
      successor_sealed: rotation.successorSealed,
      successor_repeats: 0,
      rotated_at: rotation.now,
      generation: sql<number>`generation + 1`,
    })
    .where('org_id', '=', orgId)
    .where('session_id', '=', sessionId)
    .execute();
}

export async function countRepeatedRefresh(
  tx: Transaction<Database>,
  orgId: string,
  sessionId: string,
): Promise<void> {
  await tx
    .updateTable('session')
    .set({ successor_repeats: sql<number>`successor_repeats + 1` })
    .where('org_id', '=', orgId)
    .where('session_id', '=', sessionId)
    .execute();
}

/** Ends a session with everything that grew out of it. */
export async function revokeSession(
  tx: Transaction<Database>,
  orgId: string,
  sessionId: string,
  revoked: { reason: 'signed_out' | 'token_reused' | 'replaced' | 'not_welcome'; now: Date },
): Promise<void> {
  await tx
    .updateTable('session')
    .set({ revoked_at: revoked.now, revoked_reason: revoked.reason, successor_sealed: null })
    .where('org_id', '=', orgId)
    .where('family_id', '=', (expression) =>
      expression
        .selectFrom('session')
        .select('family_id')
        .where('org_id', '=', orgId)
        .where('session_id', '=', sessionId),
    )
    .where('revoked_at', 'is', null)
    .execute();
}
