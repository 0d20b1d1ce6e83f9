import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import type { Db } from '../database/index.ts';
import type { PagePosition } from '../http/page-cursor.ts';
import { givenUpQueue } from './job-boss.ts';
import type { JobPayload } from './run-job.ts';

/** The state of a job as the page of jobs shows it. */
export type JobState = 'running' | 'waiting' | 'failed';

/** A job of the queue with its progress. */
export type ListedJob = {
  id: string;
  /** The queue of the job; of a failed job, its original queue. */
  name: string;
  created_at: Date;
  started_at: Date | null;
  start_after: Date;
  retry_count: number;
  failure: string | null;
  done: number | null;
  total: number | null;
  /** Exact to the microsecond, for the next page. */
  position: string;
};

/** A failed job with the data needed to retry it. */
export type GivenUpJob = { name: string; sourceId: string; payload: JobPayload };

const mostCounted = 1000;

const stateConditions = {
  running: sql`job.name <> ${givenUpQueue} and job.state = 'active'`,
  waiting: sql`job.name <> ${givenUpQueue} and job.state in ('created', 'retry')`,
  failed: sql`job.name = ${givenUpQueue} and job.state in ('created', 'retry', 'active', 'completed')`,
};

/** Jobs of the transaction's organisation, newest first. */
export async function findJobs(
  tx: Transaction<Database>,
  orgId: string,
  state: JobState,
  { after, limit }: { after: PagePosition | undefined; limit: number },
): Promise<ListedJob[]> {
  const isPast = after
    ? sql`(job.created_on, job.id) < (${after.key}::timestamptz, ${after.id}::uuid)`
    : sql`true`;
  const { rows } = await sql<ListedJob>`
    select job.id, coalesce(job.source_name, job.name) as name, job.created_on as created_at,
      job.started_on as started_at, job.start_after, coalesce(job.source_retry_count, job.retry_count) as retry_count,
      coalesce(job.source_output, job.output) #>> '{message}' as failure, progress.done, progress.total,
      to_char(job.created_on at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.USZ') as position
    from job.job left join job_progress progress on progress.org_id = ${orgId} and progress.job_id = job.id
    where job.group_id = ${orgId} and ${stateConditions[state]} and ${isPast}
    order by job.created_on desc, job.id desc limit ${limit}`.execute(tx);
  return rows;
}

/** How many jobs of the transaction's organisation are in each state; not more than a thousand are counted. */
export async function countJobs(tx: Transaction<Database>, orgId: string): Promise<Record<JobState, number>> {
  const countOf = (state: JobState) => sql`(select count(*)::integer from (select from job.job
    where job.group_id = ${orgId} and ${stateConditions[state]} limit ${sql.lit(mostCounted)}) as counted)`;
  const { rows } = await sql<Record<JobState, number>>`
    select ${countOf('running')} as running, ${countOf('waiting')} as waiting, ${countOf('failed')} as failed`.execute(
    tx,
  );
  return rows[0] ?? { running: 0, waiting: 0, failed: 0 };
}

/** When jobs of the transaction's organisation last succeeded, by queue, as far as their records are kept. */
export async function findLastRuns(tx: Transaction<Database>, orgId: string): Promise<Map<string, Date>> {
  const { rows } = await sql<{ name: string; at: Date }>`
    select name, max(completed_on) as at from job.job
    where group_id = ${orgId} and state = 'completed' and name <> ${givenUpQueue} group by name`.execute(tx);
  return new Map(rows.map(({ name, at }) => [name, at]));
}

/** The same for work of the whole installation, which no organisation sees; times only. */
export async function findLastPlatformRuns(
  { kysely }: Db,
  names: readonly string[],
): Promise<Map<string, Date>> {
  const { rows } = await sql<{ name: string; at: Date }>`
    select name, max(completed_on) as at from job.job
    where name = any (${[...names]}::text[]) and group_id is null and state = 'completed' group by name`.execute(
    kysely,
  );
  return new Map(rows.map(({ name, at }) => [name, at]));
}

/** Locks a failed job of the transaction's organisation, so that no other request retries it before the transaction ends. */
export async function lockGivenUpJob(
  tx: Transaction<Database>,
  orgId: string,
  id: string,
): Promise<GivenUpJob | undefined> {
  const { rows } = await sql<GivenUpJob>`
    select source_name as name, source_id as "sourceId", data as payload from job.job
    where group_id = ${orgId} and name = ${givenUpQueue} and id = ${id} for update`.execute(tx);
  return rows[0];
}

/** A job of the transaction's organisation that runs or waits; it neither starts nor ends until the transaction ends. */
export async function lockOpenJob(
  tx: Transaction<Database>,
  orgId: string,
  id: string,
): Promise<{ name: string; payload: JobPayload } | undefined> {
  const { rows } = await sql<{ name: string; payload: JobPayload }>`
    select name, data as payload from job.job
    where group_id = ${orgId} and name <> ${givenUpQueue} and id = ${id}
      and state in ('created', 'retry', 'active') for update`.execute(tx);
  return rows[0];
}
