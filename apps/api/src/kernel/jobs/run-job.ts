import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import { fromKysely, type JobWithMetadata } from 'pg-boss';
import { inTenant, outsideTenant, type Db } from '../database/index.ts';
import type { AnyJob, RunningJob } from './define-job.ts';
import { sender } from './enqueue-job.ts';
import { forgetProgress, storeProgress } from './job-progress-repository.ts';

/** The dependencies of running jobs, besides those of each job. */
export type JobRunnerNeeds = { db: Db; log: Pick<FastifyBaseLogger, 'error' | 'warn'>; now: () => Date };

/** The data of a job. A job without an organisation comes from a schedule. */
export type JobPayload = { org_id?: string; data?: unknown };

/** A job as pg-boss hands it over. */
export type FetchedJob = Pick<
  JobWithMetadata<JobPayload | null>,
  'id' | 'name' | 'data' | 'retryCount' | 'signal'
>;

/** The reason that is stored with a failed try: administrators read it, so it is short and has no stack. */
class JobFailed extends Error {
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message.slice(0, 300) : 'unknown');
    this.name = 'JobFailed';
    delete this.stack;
  }
}

/** Runs one attempt of a job. Throws the error that pg-boss stores as the reason of the failure. */
export async function runJob<Needs extends JobRunnerNeeds>(
  needs: Needs,
  job: AnyJob<Needs>,
  fetched: FetchedJob,
): Promise<void> {
  const { id, data, retryCount, signal } = fetched;
  try {
    const running = { id, data: data?.data ?? {}, attempt: retryCount + 1, signal };
    if (job.scope === 'platform') await job.work(needs, running);
    else if (data?.org_id === undefined) await startInEveryOrganisation(needs.db, job.name);
    else await runInTenant(needs, job, data.org_id, running);
  } catch (error) {
    needs.log.warn({ err: error, job: job.name, job_id: id, attempt: retryCount + 1 }, 'a job failed');
    throw new JobFailed(error);
  }
}

/** Records in the business tables that a job will not be retried. */
export async function giveUpJob<Needs extends JobRunnerNeeds>(
  { db, log, now }: Needs,
  jobs: readonly AnyJob<Needs>[],
  {
    data,
    sourceName,
    sourceId,
  }: Pick<JobWithMetadata<JobPayload | null>, 'data' | 'sourceName' | 'sourceId'>,
): Promise<void> {
  log.error({ job: sourceName, job_id: sourceId }, 'a job was given up');
  const job = jobs.find(({ name }) => name === sourceName);
  const orgId = data?.org_id;
  if (job?.scope !== 'organisation' || orgId === undefined) return;
  const ended = { orgId, data: data?.data ?? {}, now: now(), reason: 'failed' } as const;
  await inTenant(db, orgId, (tx) => job.giveUp(tx, ended));
}

async function runInTenant<Needs extends JobRunnerNeeds>(
  needs: Needs,
  job: Extract<AnyJob<Needs>, { scope: 'organisation' }>,
  orgId: string,
  running: RunningJob<unknown>,
): Promise<void> {
  const { db } = needs;
  const { id, signal } = running;
  let hasProgress = false;
  try {
    await job.work(needs, {
      ...running,
      orgId,
      inTransaction: (work) => inTenant(db, orgId, work),
      async reportProgress(done, total) {
        signal.throwIfAborted();
        hasProgress = true;
        await inTenant(db, orgId, (tx) => storeProgress(tx, { orgId, jobId: id, done, total }));
      },
    });
  } finally {
    if (hasProgress) await inTenant(db, orgId, (tx) => forgetProgress(tx, { orgId, jobId: id }));
  }
}

/** Starts one job for each organisation; a retry creates no second job of an organisation. */
async function startInEveryOrganisation(db: Db, queue: string): Promise<void> {
  const orgIds = await outsideTenant(db, async (tx) => {
    const { rows } = await sql<{ org_id: string }>`select list_org_ids() as org_id`.execute(tx);
    return rows.map((row) => row.org_id);
  });
  for (const orgId of orgIds)
    await inTenant(db, orgId, async (tx) =>
      (await sender(tx, queue)).send(
        queue,
        { org_id: orgId, data: {} },
        { group: { id: orgId }, singletonKey: orgId, singletonSeconds: 30, db: fromKysely(tx) },
      ),
    );
}
