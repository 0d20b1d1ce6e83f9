import type { AuditEvent } from '@dosar/openapi';
import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import { prepared, platformOrgId } from '../database/index.ts';
import type { Caller } from '../http/caller.ts';

/** Events that no single operation of the contract stands for, or that are recorded for some of its callers only. `IDENTITY_CHANGED` is what a call answered 405 met. */
export type SecurityEvent =
  | 'ACCESS_DENIED'
  | 'ADDRESS_REFUSED'
  | 'BANK_STATEMENT_REMOVED'
  | 'CLAIMS_FOLLOWED'
  | 'DOCUMENT_QUARANTINED'
  | 'EXTERNAL_IDENTITY_LINKED'
  | 'IDENTITY_CHANGED'
  | 'REFRESH_TOKEN_REUSED'
  | 'SIGN_IN_BLOCKED'
  | 'USER_ADDED_BY_PROVIDER'
  | 'WORKLIST_PREVIEWED';

/** The actor of an audit entry. */
export type AuditActor = {
  kind: 'public' | 'guest' | 'tracker' | 'user' | 'system' | 'provisioning';
  userId?: string | undefined;
  onBehalfOfUserId?: string | undefined;
  sessionId?: string | undefined;
};

/** One entry of the audit log. */
export type AuditEntry = {
  event: AuditEvent | SecurityEvent;
  outcome: 'success' | 'refused' | 'failed';
  actor: AuditActor;
  entity?: string | undefined;
  entityId?: string | undefined;
  operationId?: string | undefined;
  address?: string | undefined;
  errorId?: string | undefined;
  /** Why it was refused: a problem code. */
  reason?: string | undefined;
  data?: Record<string, string | number | boolean | null>;
  now: Date;
};

/**
 * Adds an entry to the audit log of the transaction's organisation.
 *
 * Call it last, because it locks the chain: other writers of the organisation wait for the end of this transaction.
 */
export async function recordAudit(tx: Transaction<Database>, entry: AuditEntry): Promise<void> {
  const { actor } = entry;
  await sql`${prepared}
    with tenant as materialized (
      select set_config('app.org_id', coalesce(nullif(current_setting('app.org_id', true), ''), ${platformOrgId}), true)
    )
    insert into audit_log (org_id, event, outcome, entity, entity_id, operation_id, actor_kind, actor_user_id,
      on_behalf_of_user_id, session_id, address, error_id, reason, data, system_time)
    select current_org_id(), ${entry.event}, ${entry.outcome}, ${entry.entity ?? null}, ${entry.entityId ?? null},
      ${entry.operationId ?? null}, ${actor.kind}, ${actor.userId ?? null}, ${actor.onBehalfOfUserId ?? null},
      ${actor.sessionId ?? null}, ${entry.address ?? null}, ${entry.errorId ?? null}, ${entry.reason ?? null},
      ${JSON.stringify(entry.data ?? {})}, ${entry.now} from tenant`.execute(tx);
}

/** A caller as the audit log names it: the acting user and the user for whom they act. */
export function actorOf(caller: Caller): AuditActor {
  if (caller.kind === 'public' || caller.kind === 'provisioning') return { kind: caller.kind };
  if (caller.kind === 'guest' || caller.kind === 'tracker')
    return { kind: caller.kind, sessionId: caller.sessionId };
  return caller.actorUserId === undefined
    ? { kind: 'user', userId: caller.userId, sessionId: caller.sessionId }
    : {
        kind: 'user',
        userId: caller.actorUserId,
        onBehalfOfUserId: caller.userId,
        sessionId: caller.sessionId,
      };
}
