import type { FastifyRequest } from 'fastify';
import { actorOf, recordAudit } from './kernel/audit/record-audit.ts';
import { inTenant } from './kernel/database/index.ts';
import { organisationOf } from './kernel/http/caller.ts';
import type { RequestContext } from './kernel/http/request-context.ts';
import type { Problem } from './kernel/problem/problem.ts';
import type { Runtime } from './runtime.ts';

/** Refusals of one caller that are written to the audit log within a minute; the log line is always there. */
const auditedRefusals = { count: 30, seconds: 60 };

/** Writes down that somebody we know was refused. */
export async function recordDenial(
  { db, now, buckets }: Runtime,
  request: FastifyRequest,
  { caller, operation, address }: RequestContext,
  problem: Problem,
): Promise<void> {
  const orgId = organisationOf(caller);
  if (orgId === undefined || caller.kind === 'public') return;
  if (
    !buckets.take(
      `denied|${caller.kind === 'provisioning' ? caller.tokenId : caller.sessionId}`,
      auditedRefusals,
    ).allowed
  )
    return;

  await inTenant(db, orgId, (tx) =>
    recordAudit(tx, {
      event: problem.status === 405 ? 'IDENTITY_CHANGED' : 'ACCESS_DENIED',
      outcome: 'refused',
      actor: actorOf(caller),
      operationId: operation.id,
      address,
      reason: problem.code,
      now: now(),
    }),
  ).catch((error: unknown) => request.log.error({ err: error }, 'a denial could not be recorded'));
}
