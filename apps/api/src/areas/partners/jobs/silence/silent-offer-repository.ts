import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';

type Tx = Transaction<Database>;

/** Jobs whose offers nobody answered in time, the longest silent ones first; held, and left to whoever holds them already. */
export async function holdSilentJobs(
  tx: Tx,
  { orgId, now, atMost }: { orgId: string; now: Date; atMost: number },
): Promise<string[]> {
  const { rows } = await sql<{ partner_job_id: string }>`
    select job.partner_job_id from partner_job job
    where job.org_id = ${orgId} and job.next_party is not null and job.due_at is not null
      and job.state = 'sent' and job.due_at < ${now}
    order by job.due_at, job.partner_job_id limit ${atMost} for update skip locked`.execute(tx);
  return rows.map(({ partner_job_id: id }) => id);
}
