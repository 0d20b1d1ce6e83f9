import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';

type Tx = Transaction<Database>;

/** A job whose offer nobody answered in time, the longest silent one first; held, and left to whoever holds it already. */
export async function holdSilentJob(
  tx: Tx,
  orgId: string,
  now: Date,
): Promise<{ partner_job_id: string } | undefined> {
  const { rows } = await sql<{ partner_job_id: string }>`
    select job.partner_job_id from partner_job job
    where job.org_id = ${orgId} and job.next_party is not null and job.due_at is not null
      and job.state = 'sent' and job.due_at < ${now}
    order by job.due_at, job.partner_job_id limit 1 for update skip locked`.execute(tx);
  return rows[0];
}
