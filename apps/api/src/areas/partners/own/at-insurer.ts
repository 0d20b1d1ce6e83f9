import { operationIndex, type OperationId } from '@dosar/openapi';
import type { Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import type { AuditNotes } from '#src/kernel/audit/audit-notes.ts';
import { recordAudit } from '#src/kernel/audit/record-audit.ts';
import type { GuestCaller, UserCaller } from '#src/kernel/http/caller.ts';
import { notFound } from '#src/kernel/problem/problem.ts';
import { enterSeat, findOwnName, findSeatOfJob, findSeats, type Seat } from './own-seat-repository.ts';

/** A call of somebody who works for a partner. */
export type PartnerCall = {
  tx: Transaction<Database>;
  caller: UserCaller<'staff'>;
  now: Date;
  address: string;
  audit: AuditNotes;
};
type JobCall = PartnerCall & { path: { partner_job_id: string } };

/** What the partner's people work in at an insurer: nobody of its staff, and one partner of it. */
export type AtInsurer = {
  tx: Transaction<Database>;
  caller: GuestCaller;
  now: Date;
  address: string;
  seat: Seat;
};
export type AtJob = AtInsurer & { partnerJobId: string; personName: string };

/**
 * Works on one job in the organisation of its insurer, in the same transaction, and comes back.
 *
 * 404 for every job that is not the caller's, with nothing that tells whether it exists. Whoever works here names organisation,
 * partner and job in each statement: the row-level security lets the whole insurer through until the way back. What the contract
 * has recorded stands in the log of the insurer too, beside that of the caller.
 */
export async function atJob<Result>(
  call: JobCall,
  operationId: OperationId,
  work: (at: AtJob) => Promise<Result>,
): Promise<Result> {
  const { tx, caller, path, audit } = call;
  const seat = await findSeatOfJob(tx, path.partner_job_id);
  if (seat === undefined) throw notFound();
  audit.subject(path.partner_job_id);
  audit.note({ insurer: seat.orgId });
  const personName = await findOwnName(tx, { orgId: caller.orgId, userId: caller.userId });
  return within(call, seat, async (at) => {
    const partnerJobId = path.partner_job_id;
    const result = await work({ ...at, partnerJobId, personName });
    await recordAtInsurer(at, operationId, partnerJobId);
    return result;
  });
}

/** The same at every insurer, one after the other. */
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
  // What fails is rolled back as a whole, so only what succeeds has a way back.
  const result = await work({ tx, caller: guest, now, address, seat });
  await enterSeat(tx, caller.orgId, caller.actorUserId ?? caller.userId);
  return result;
}
