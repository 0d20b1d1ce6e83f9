import { newId } from '@dosar/kernel/ids';
import { sql } from 'kysely';
import { allJobs } from '../composition/compose-areas.ts';
import type { JobNeeds } from '../composition/define-area.ts';
import type { AnyJob } from '../kernel/jobs/define-job.ts';
import { runJob } from '../kernel/jobs/run-job.ts';

/** What tests give to jobs: the parts of a server, without its log and its way out. */
type Given = Omit<JobNeeds, 'log' | 'deliver'>;

/** Runs a job of a schedule now, in every organisation or once for all, without the queue. */
export async function runNow(job: AnyJob<JobNeeds>, given: Given): Promise<void> {
  const needs = {
    ...given,
    log: { error: () => undefined, warn: () => undefined },
    deliver: () => Promise.resolve(),
  };
  const { rows } = await sql<{ org_id: string }>`select list_org_ids() as org_id`.execute(given.db.kysely);
  const runs = job.scope === 'platform' ? [{}] : rows;
  for (const data of runs)
    await runJob(needs, job, {
      id: newId(),
      name: job.name,
      data,
      retryCount: 0,
      signal: new AbortController().signal,
    });
}

/** Removes what nobody needs any more, as every server does each hour. */
export async function tidyUp(given: Given): Promise<void> {
  for (const { job } of allJobs().schedules) if (job.name.endsWith('.tidy-up')) await runNow(job, given);
}
