import { operationIndex, type OperationId } from '@dosar/openapi';
import type { Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import type { AuditNotes } from '#src/kernel/audit/audit-notes.ts';
import { recordAudit } from '#src/kernel/audit/record-audit.ts';
import type { GuestCaller, UserCaller } from '#src/kernel/http/caller.ts';
import { notFound } from '#src/kernel/problem/problem.ts';
import { findLinkedJob } from '../links/link-repository.ts';
import { enterSeat, findOwnName, findSeatOfJob, findSeats, type Seat } from './own-seat-repository.ts';

/** A call of a partner's user, or of a guest with the link of one job. */
export type PartnerCall = {
  tx: Transaction<Database>;
  caller: UserCaller<'staff'>;
  now: Date;
  address: string;
  audit: AuditNotes;
};
type JobCall = Omit<PartnerCall, 'caller'> & {
  caller: UserCaller<'staff'> | GuestCaller;
  path: { partner_job_id: string };
};

/** The context of a partner's call at an insurer: the partner, without a user of the insurer's staff. */
export type AtInsurer = {
  tx: Transaction<Database>;
  caller: GuestCaller;
  now: Date;
  address: string;
  seat: Seat;
};
export type AtJob = AtInsurer & { partnerJobId: string; personName: string };

/**
 * Runs work on one job in the organisation of its insurer, in the same transaction, and then sets the caller's organisation again.
 *
 * 404 for every job of another partner, so that its existence is not revealed. Statements of the work have to name organisation,
 * partner and job, because row-level security allows the whole insurer during it. The audit logs of the insurer and of the caller
 * both record the call.
 */
export async function atJob<Result>(
  call: JobCall,
  operationId: OperationId,
  work: (at: AtJob) => Promise<Result>,
): Promise<Result> {
  const { tx, caller, path, audit } = call;
  if (caller.kind === 'guest') return atLinkedJob({ ...call, caller }, path.partner_job_id, work);
  const seat = await findSeatOfJob(tx, path.partner_job_id);
  if (seat === undefined) throw notFound();
  audit.subject(path.partner_job_id);
  audit.note({ insurer: seat.orgId });
  const personName = await findOwnName(tx, { orgId: caller.orgId, userId: caller.userId });
  return within({ ...call, caller }, seat, async (at) => {
    const partnerJobId = path.partner_job_id;
    const result = await work({ ...at, partnerJobId, personName });
    await recordAtInsurer(at, operationId, partnerJobId);
    return result;
  });
}

/**
 * Runs work on the job of a guest's link; the guest belongs to the organisation of the insurer already.
 *
 * 404 for every other job.
 */
export async function atLinkedJob<Result>(
  { tx, caller, now, address, audit }: LinkedCall,
  wantedJobId: string | undefined,
  work: (at: AtJob) => Promise<Result>,
): Promise<Result> {
  const { orgId, scope } = caller;
  const { partnerJobLinkId } = scope;
  if (partnerJobLinkId === undefined) throw notFound();
  const job = await findLinkedJob(tx, { orgId, partnerJobLinkId }, now);
  if (job === undefined || job.partnerJobId !== (wantedJobId ?? job.partnerJobId)) throw notFound();
  const { partnerJobId, partnerId, name: personName } = job;
  audit.subject(partnerJobId);
  return work({ tx, caller, now, address, seat: { orgId, partnerId }, partnerJobId, personName });
}
type LinkedCall = Omit<PartnerCall, 'caller'> & { caller: GuestCaller };

/** Runs the work at every insurer of the partner, one after the other. */
export async function atEachInsurer<Result>(
  call: PartnerCall,
  work: (at: AtInsurer) => Promise<Result>,
): Promise<Result[]> {
  const found: Result[] = [];
  for (const seat of await findSeats(call.tx)) found.push(await within(call, seat, work));
  return found;
}

async function recordAtInsurer(
  { tx, seat, now, address }: AtInsurer,
  operationId: OperationId,
  entityId: string,
): Promise<void> {
  const { audit } = operationIndex[operationId];
  if (audit === null) return;
  await recordAudit(tx, {
    event: audit.event,
    outcome: 'success',
    actor: { kind: 'guest' },
    entity: audit.entity,
    entityId,
    operationId,
    address,
    data: { partner: seat.partnerId },
    now,
  });
}

async function within<Result>(
  { tx, caller, now, address }: PartnerCall,
  seat: Seat,
  work: (at: AtInsurer) => Promise<Result>,
): Promise<Result> {
  const { sessionId } = caller;
  const guest: GuestCaller = {
    kind: 'guest',
    orgId: seat.orgId,
    sessionId,
    scope: { assignmentType: 'partner_job' },
  };
  await enterSeat(tx, seat.orgId, undefined);
  // A failure rolls everything back, so only a success sets the caller's organisation again.
  const result = await work({ tx, caller: guest, now, address, seat });
  await enterSeat(tx, caller.orgId, caller.actorUserId ?? caller.userId);
  return result;
}
