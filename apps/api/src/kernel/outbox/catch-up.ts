import { sql } from 'kysely';
import { inTenant, outsideTenant, type Db } from '../database/index.ts';
import { deliverMessageJob } from './deliver-message-job.ts';
import type { OutboxMessage } from './message-provider.ts';

/** Messages of an organisation that become due in each second, so that a server that has just recovered is not overloaded. */
const mostPerSecond = 50;
/** Messages beyond this number keep their own retry time, which is at most 15 minutes away. */
const mostRescheduled = 10_000;

/**
 * Reschedules the retries of failed messages of a kind in every organisation, because their server answers again.
 *
 * The oldest message is due at once; the others follow at `mostPerSecond`. An advisory lock lets one process do the work; a second
 * run changes nothing, because a retry only ever moves to an earlier time. Returns the number of messages that moved.
 */
export async function bringForward(db: Db, kind: OutboxMessage['kind']): Promise<number> {
  const { rows } = await outsideTenant(db, (tx) =>
    sql<{ orgId: string }>`select org_id as "orgId" from list_org_ids() as org_id`.execute(tx),
  );
  let sum = 0;
  for (const { orgId } of rows) sum += await bringForwardOf(db, orgId, kind);
  return sum;
}

function bringForwardOf(db: Db, orgId: string, kind: OutboxMessage['kind']): Promise<number> {
  return inTenant(db, orgId, async (tx) => {
    const name = `bring-forward|${orgId}|${kind}`;
    const { rows } = await sql<{ isFree: boolean }>`
      select pg_try_advisory_xact_lock(hashtextextended(${name}, 0)) as "isFree"`.execute(tx);
    if (rows[0]?.isFree !== true) return 0;
    // Rows locked by a worker are skipped, because the worker is about to send their message.
    const { numAffectedRows } = await sql`
      with waiting as (
        select job.id, job.created_on from job.job
          join outbox on outbox.org_id = ${orgId} and outbox.outbox_id = job.id
        where job.name = ${deliverMessageJob.name} and job.group_id = ${orgId} and job.state = 'retry'
          and outbox.kind = ${kind} and outbox.state = 'pending'
        order by job.created_on, job.id limit ${mostRescheduled} for update of job skip locked),
      placed as (
        select id, job.job_now() + (row_number() over (order by created_on, id) - 1) / ${mostPerSecond} * interval '1 second' as due
        from waiting)
      update job.job set start_after = placed.due from placed
      where job.name = ${deliverMessageJob.name} and job.id = placed.id and job.start_after > placed.due`.execute(
      tx,
    );
    return Number(numAffectedRows ?? 0);
  });
}
