import type { Schema } from '@dosar/openapi';
import type { Call } from '#src/kernel/http/route-table.ts';
import { cancelJob as cancel, retryJob as retry, type JobChange } from '#src/kernel/jobs/change-job.ts';
import { notFound, Problem } from '#src/kernel/problem/problem.ts';
import type { JobsNeeds } from './browse-jobs.ts';

/** Tries a job of the caller's organisation again that was given up. */
export async function retryJob({ jobs }: JobsNeeds, call: Call<'retryJob'>): Promise<Schema<'Done'>> {
  const { tx, caller, path, audit, now } = call;
  audit.subject(path.job_id);
  return answerTo(await retry({ tx, orgId: caller.orgId, now }, jobs.jobs, path.job_id));
}

/** Cancels a job of the caller's organisation that runs or waits. */
export async function cancelJob({ jobs }: JobsNeeds, call: Call<'cancelJob'>): Promise<Schema<'Done'>> {
  const { tx, caller, path, audit, now } = call;
  audit.subject(path.job_id);
  return answerTo(await cancel({ tx, orgId: caller.orgId, now }, jobs.jobs, path.job_id));
}

function answerTo(change: JobChange): Schema<'Done'> {
  if (change === 'not_found') throw notFound();
  if (change === 'unknown_work') throw new Problem(409, 'conflict', { context: { reason: 'unknown_work' } });
  return { success: true };
}
