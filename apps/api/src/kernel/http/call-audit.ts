import type { FastifyBaseLogger } from 'fastify';
import type { AuditNotebook } from '../audit/audit-notes.ts';
import { actorOf, recordAudit, type AuditEntry } from '../audit/record-audit.ts';
import { inTenant, type Db } from '../database/index.ts';
import type { Problem } from '../problem/problem.ts';
import { organisationOf, type Caller } from './caller.ts';
import type { Operation } from './operation.ts';

/** The audit entry of a call. */
export type AuditedCall = { caller: Caller; address: string; now: Date; audit: AuditNotebook };

/** The entry of a call that succeeded; undefined when the contract asks for none. */
export function auditEntryOf(operation: Operation, call: AuditedCall): AuditEntry | undefined {
  if (operation.audit === undefined) return undefined;
  const { written } = call.audit;
  return {
    event: operation.audit.event,
    outcome: 'success',
    actor: written.actor ?? actorOf(call.caller),
    entity: operation.audit.entity,
    entityId: written.entityId,
    operationId: operation.id,
    address: call.address,
    data: written.facts,
    now: call.now,
  };
}

/** Records a refusal in a separate transaction, because that of the call was rolled back. Never throws. */
export async function recordRefusal(
  db: Db,
  operation: Operation,
  call: AuditedCall,
  problem: Problem,
  log: FastifyBaseLogger,
): Promise<void> {
  const orgId = organisationOf(call.caller);
  const entry = auditEntryOf(operation, call);
  // Errors of the server are not refusals.
  if (entry === undefined || orgId === undefined || problem.status >= 500) return;

  // All refusals of SCIM have the same code, so the entry contains the kind as well.
  const kind = problem.details.context?.['scim_type'];
  const data = typeof kind === 'string' ? { ...entry.data, scim_type: kind } : entry.data;
  const refused: AuditEntry = {
    ...entry,
    ...(data !== undefined && { data }),
    outcome: 'refused',
    reason: problem.code,
  };
  await inTenant(db, orgId, (tx) => recordAudit(tx, refused)).catch((error: unknown) =>
    log.error({ err: error }, 'a refusal could not be recorded'),
  );
}
