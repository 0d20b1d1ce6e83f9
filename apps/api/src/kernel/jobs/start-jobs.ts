import { setTimeout as pause } from 'node:timers/promises';
import type { JobWithMetadata, PgBoss } from 'pg-boss';
import type { DatabaseConnection } from '../database/index.ts';
import type { JobList } from './declare-queues.ts';
import type { AnyJob } from './define-job.ts';
import { connectedBoss, givenUpQueue } from './job-boss.ts';
import { giveUpJob, runJob, type JobPayload, type JobRunnerNeeds } from './run-job.ts';

/** The workers of this process. */
export type JobWorkers = {
  /** Whether the workers of a queue finished a job lately; slow receivers delay them for seconds, only a fault for minutes. */
  isGettingOn: (queue: string) => boolean;
  /** Takes no new jobs and gives running jobs this time to end. Another process retries jobs that did not end. */
  stop: (patienceMilliseconds: number) => Promise<void>;
};

/** Intervals at which workers poll. */
export type JobTimes = {
  /** Dead workers are noticed within these seconds after their time-out. */
  superviseSeconds?: number;
  /** Interval at which a queue is polled for jobs that are not announced: those of dead workers. */
  pollSeconds?: number;
};

const usualSuperviseSeconds = 10;
const usualPollSeconds = 15;
/** Polling intervals while NOTIFY does not work, because its connection is broken or pooled. */
const unannouncedPollSeconds = 2;
const standstillMilliseconds = 5 * 60_000;

/** Runs the jobs of all queues. Any number of processes may do so at once, because each job is fetched by only one. */
export async function startJobs<JobNeeds extends JobRunnerNeeds>(
  connection: DatabaseConnection,
  { jobs, schedules }: JobList<JobNeeds>,
  needs: JobNeeds,
  { superviseSeconds = usualSuperviseSeconds, pollSeconds = usualPollSeconds }: JobTimes = {},
): Promise<JobWorkers> {
  const { log } = needs;
  const boss = connectedBoss(connection, {
    max: 4,
    useListenNotify: true,
    superviseIntervalSeconds: superviseSeconds,
    monitorIntervalSeconds: superviseSeconds,
    cronMonitorIntervalSeconds: 15,
  });
  boss.on('error', (error) => log.warn({ err: error }, 'the job queue is not reached'));
  boss.on('warning', ({ message, data }) => log.warn({ data }, `job queue: ${message}`));
  await boss.start();
  for (const job of jobs) await startWorkers(boss, job, needs, pollSeconds);
  await work(boss, givenUpQueue, { pollSeconds: unannouncedPollSeconds }, (given) =>
    giveUpJob(needs, jobs, given),
  );
  for (const { job, runsAtStart } of schedules)
    if (runsAtStart) await boss.send(job.name, {}, { singletonKey: 'start', singletonSeconds: 60 });

  return {
    isGettingOn(queue) {
      const workers = boss.getWipData().filter(({ name }) => name === queue);
      const latest = Math.max(...workers.map(({ lastFetchedOn, createdOn }) => lastFetchedOn ?? createdOn));
      return workers.length === 0 || needs.now().getTime() - latest < standstillMilliseconds;
    },
    async stop(patienceMilliseconds) {
      const stopped = boss.stop({ graceful: true, timeout: patienceMilliseconds });
      // An unreachable database must not keep the process from stopping.
      await Promise.race([stopped, pause(patienceMilliseconds + 1_000, undefined, { ref: false })]);
    },
  };
}

async function startWorkers<JobNeeds extends JobRunnerNeeds>(
  boss: PgBoss,
  job: AnyJob<JobNeeds>,
  needs: JobNeeds,
  mostSeconds: number,
): Promise<void> {
  const { concurrency = 1, perOrganisation, pollSeconds = usualPollSeconds } = job.settings ?? {};
  const limits = { perOrganisation, pollSeconds: Math.min(pollSeconds, mostSeconds) };
  for (let worker = 0; worker < concurrency; worker += 1)
    await work(boss, job.name, limits, (fetched) => runJob(needs, job, fetched));
}

async function work(
  boss: PgBoss,
  queue: string,
  { perOrganisation, pollSeconds }: { perOrganisation?: number | undefined; pollSeconds: number },
  run: (fetched: JobWithMetadata<JobPayload | null>) => Promise<void>,
): Promise<void> {
  const options = {
    includeMetadata: true,
    notifyPollingIntervalSeconds: pollSeconds,
    pollingIntervalSeconds: Math.min(pollSeconds, unannouncedPollSeconds),
    ...(perOrganisation !== undefined && { groupConcurrency: perOrganisation }),
  } as const;
  const worker: { id?: string } = {};
  worker.id = await boss.work<JobPayload | null, void, typeof options>(queue, options, async ([fetched]) => {
    // One job at a time, and the next one immediately: pg-boss pauses after each fetch unless it is notified of a new job.
    if (worker.id !== undefined) boss.notifyWorker(worker.id);
    if (fetched !== undefined) await run(fetched);
  });
}
