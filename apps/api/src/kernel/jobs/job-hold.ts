import { sql } from 'kysely';
import { inTenant, outsideTenant, type Db } from '../database/index.ts';
import { countWaiting, expireWaiting } from '../outbox/outbox-repository.ts';

/** Why jobs are held: no process sends, exports or calculates anything until an operator releases them. */
export type JobHold = { held_since: Date; reason: string };

/** Whether jobs are held; a process reads it at its start. */
export async function findJobHold({ kysely }: Db): Promise<JobHold | undefined> {
  const { rows } = await sql<JobHold>`select held_since, reason from job_hold`.execute(kysely);
  return rows[0];
}

/** Holds all jobs and returns the number of waiting messages. */
export async function holdJobs(db: Db, { held_since: since, reason }: JobHold): Promise<number> {
  await sql`insert into job_hold (held_since, reason) values (${since}, ${reason})
    on conflict (is_held) do update set held_since = excluded.held_since, reason = excluded.reason`.execute(
    db.kysely,
  );
  return sumOfOrganisations(db, countWaiting);
}

/**
 * Releases jobs in every process that starts from now on, and returns the number of waiting messages.
 *
 * With `dropsMessages` the waiting messages expire: the queue drops them and records that in their claim files.
 */
export async function releaseJobs(db: Db, { dropsMessages }: { dropsMessages: boolean }): Promise<number> {
  const count = await sumOfOrganisations(db, dropsMessages ? expireWaiting : countWaiting);
  await sql`delete from job_hold`.execute(db.kysely);
  return count;
}

async function sumOfOrganisations(db: Db, countOf: typeof countWaiting): Promise<number> {
  const { rows } = await outsideTenant(db, (tx) =>
    sql<{ orgId: string }>`select org_id as "orgId" from list_org_ids() as org_id`.execute(tx),
  );
  let sum = 0;
  for (const { orgId } of rows) sum += await inTenant(db, orgId, (tx) => countOf(tx, orgId));
  return sum;
}
