import type { FastifyBaseLogger } from 'fastify';
import type { AuditNotebook } from '../audit/audit-notes.ts';
import { actorOf, recordAudit, type AuditEntry } from '../audit/record-audit.ts';
import { inTenant, type Db } from '../database/index.ts';
import type { Problem } from '../problem/problem.ts';
import { organisationOf, type Caller } from './caller.ts';
import type { Operation } from './operation.ts';

/** What the audit log says about a call. */
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

/** Records that a call was refused, in a transaction of its own: the call's is gone. Never makes matters worse. */
export async function recordRefusal(
  db: Db,
  operation: Operation,
  call: AuditedCall,
  problem: Problem,
  log: FastifyBaseLogger,
): Promise<void> {
  const orgId = organisationOf(call.caller);
  const entry = auditEntryOf(operation, call);
  // What the server cannot do just now was refused to nobody.
  if (entry === undefined || orgId === undefined || problem.status >= 500) return;

  // Every refusal of SCIM has the same code; its kind says more.
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
