import type { Schema } from '@dosar/openapi';
import type { Db } from '#src/kernel/database/index.ts';
import { cursorAfter, positionOf } from '#src/kernel/http/page-cursor.ts';
import type { Language } from '#src/kernel/http/request-language.ts';
import type { Call } from '#src/kernel/http/route-table.ts';
import type { JobList } from '#src/kernel/jobs/declare-queues.ts';
import {
  countJobs,
  findJobs,
  findLastPlatformRuns,
  findLastRuns,
  type ListedJob,
} from '#src/kernel/jobs/job-list-repository.ts';
import { nextRunAt } from '#src/kernel/jobs/next-run.ts';
import { findOutgoingMessages } from '#src/kernel/outbox/outbox-repository.ts';
import { Problem } from '#src/kernel/problem/problem.ts';

/** What the operations on jobs stand on. */
export type JobsNeeds = { db: Db; jobs: JobList<never> };

const jobsOfPage = 50;
const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/;

/** Work in the background of the caller's organisation, how its messages get out, and when the work of schedules ran and will run. */
export async function browseJobs(
  { db, jobs }: JobsNeeds,
  call: Call<'browseJobs'>,
): Promise<Schema<'JobPage'>> {
  const { tx, caller, query, language } = call;
  const { orgId } = caller;
  const { state } = query;
  const list = ['jobs', state];
  const after = query.after === undefined ? undefined : positionOf(query.after, list);
  if (after !== undefined && !instant.test(after.key))
    throw new Problem(400, 'validation_failed', { fields: [{ field: 'after', code: 'invalid_format' }] });
  const found = await findJobs(tx, orgId, state, { after, limit: jobsOfPage + 1 });
  const items = found.slice(0, jobsOfPage);
  const last = found.length > jobsOfPage ? items.at(-1) : undefined;
  const titles = new Map(jobs.jobs.map(({ name, title }) => [name, title[language]]));
  return {
    items: items.map((job) => shown(job, state, titles)),
    next_cursor: last === undefined ? null : cursorAfter(list, { key: last.position, id: last.id }),
    counts: await countJobs(tx, orgId),
    messages: (await findOutgoingMessages(tx, orgId)).map(
      ({ kind, waiting, waitingSince, reason, failed, lastSentAt }) => ({
        kind,
        waiting,
        waiting_since: waitingSince?.toISOString() ?? null,
        reason,
        failed,
        last_sent_at: lastSentAt?.toISOString() ?? null,
      }),
    ),
    schedules: await schedulesOf({ db, jobs }, call, language),
  };
}

function shown(
  job: ListedJob,
  state: Schema<'JobState'>,
  titles: ReadonlyMap<string, string>,
): Schema<'Job'> {
  const { id, name, created_at: createdAt, started_at: startedAt, done, total, failure } = job;
  const isRetry = state === 'waiting' && startedAt !== null;
  const begun = state === 'waiting' && startedAt === null ? 0 : job.retry_count + 1;
  return {
    job_id: id,
    title: titles.get(name) ?? name,
    state,
    created_at: createdAt.toISOString(),
    started_at: startedAt?.toISOString() ?? null,
    next_try_at: isRetry ? job.start_after.toISOString() : null,
    ended_at: state === 'failed' ? createdAt.toISOString() : null,
    tries: begun,
    progress: done === null || total === null ? null : { done, total },
    reason: failure === null ? null : reasonOf(failure),
    detail: failure,
  };
}

/** pg-boss itself fails jobs whose server stopped, fell silent, or took too long; everything else is our own work's error. */
function reasonOf(failure: string): Schema<'JobFailure'> {
  if (/heartbeat|shut down/.test(failure)) return 'interrupted';
  if (/timed out|handler execution exceeded/.test(failure)) return 'took_too_long';
  return 'error';
}

async function schedulesOf(
  { db, jobs }: JobsNeeds,
  { tx, caller, now }: Pick<Call<'browseJobs'>, 'tx' | 'caller' | 'now'>,
  language: Language,
): Promise<Schema<'JobSchedule'>[]> {
  const platform = jobs.schedules.flatMap(({ job }) => (job.scope === 'platform' ? job.name : []));
  const runs = new Map([
    ...(await findLastRuns(tx, caller.orgId)),
    ...(await findLastPlatformRuns(db, platform)),
  ]);
  return jobs.schedules.map(({ job, cron }) => ({
    name: job.name,
    title: job.title[language],
    is_platform: job.scope === 'platform',
    last_run_at: runs.get(job.name)?.toISOString() ?? null,
    next_run_at: nextRunAt(cron, now).toISOString(),
  }));
}
