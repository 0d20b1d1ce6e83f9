import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';

type JobOfOrganisation = { orgId: string; jobId: string };

/** Stores how far a job is. */
export async function storeProgress(
  tx: Transaction<Database>,
  { orgId, jobId, done, total }: JobOfOrganisation & { done: number; total: number },
): Promise<void> {
  await sql`
    insert into job_progress (org_id, job_id, done, total) values (${orgId}, ${jobId}, ${done}, ${total})
    on conflict (org_id, job_id) do update set done = excluded.done, total = excluded.total, updated_at = now()`.execute(
    tx,
  );
}

/** Removes what is known about the progress of a job that is over. */
export async function forgetProgress(
  tx: Transaction<Database>,
  { orgId, jobId }: JobOfOrganisation,
): Promise<void> {
  await tx.deleteFrom('job_progress').where('org_id', '=', orgId).where('job_id', '=', jobId).execute();
}
