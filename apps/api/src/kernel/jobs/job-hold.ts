import { sql } from 'kysely';
import { inTenant, outsideTenant, type Db } from '../database/index.ts';
import { countWaiting, expireWaiting } from '../outbox/outbox-repository.ts';

/** Why no process works on jobs: nothing is sent, exported or reckoned until an operator releases them. */
export type JobHold = { held_since: Date; reason: string };

/** Whether jobs are held, for a process that starts. */
export async function findJobHold({ kysely }: Db): Promise<JobHold | undefined> {
  const { rows } = await sql<JobHold>`select held_since, reason from job_hold`.execute(kysely);
  return rows[0];
}

/** Holds all jobs, and answers how many messages wait. */
export async function holdJobs(db: Db, { held_since: since, reason }: JobHold): Promise<number> {
  await sql`insert into job_hold (held_since, reason) values (${since}, ${reason})
    on conflict (is_held) do update set held_since = excluded.held_since, reason = excluded.reason`.execute(
    db.kysely,
  );
  return sumOfOrganisations(db, countWaiting);
}

/**
 * Lets jobs go on in every process that starts from now on, and answers how many messages wait.
 *
 * With `dropsMessages` those that wait are past their time: the queue drops them and tells their claim files.
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
