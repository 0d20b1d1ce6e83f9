import type { PgBoss, Queue } from 'pg-boss';
import type { DatabaseConnection } from '../database/index.ts';
import type { AnyJob, QueueSettings, Schedule } from './define-job.ts';
import { connectedBoss, givenUpQueue } from './job-boss.ts';

/** All jobs and schedules of a server. */
export type JobList<Needs> = { jobs: readonly AnyJob<Needs>[]; schedules: readonly Schedule<Needs>[] };

const daySeconds = 24 * 60 * 60;
/** Schedules use the local time of Romania. */
export const timeZone = 'Europe/Bucharest';
/** Interval at which pg-boss looks for dead workers; its minimum is 10 seconds. */
const silenceSeconds = 20;

const usual = {
  retries: 4,
  firstPauseSeconds: 10,
  longestPauseSeconds: 60 * 60,
  longestSeconds: 15 * 60,
  keptSeconds: daySeconds,
} satisfies QueueSettings;

/**
 * Creates and updates the queues and schedules in the database as the program declares them.
 *
 * Runs at the start of a server, before jobs can be enqueued. It is idempotent.
 */
export async function declareQueues<Needs>(
  connection: DatabaseConnection,
  { jobs, schedules }: JobList<Needs>,
): Promise<void> {
  const boss = connectedBoss(connection, {
    supervise: false,
    schedule: false,
    registerInstance: false,
    max: 1,
  });
  boss.on('error', () => undefined);
  await boss.start();
  try {
    const known = new Set((await boss.getQueues()).map(({ name }) => name));
    const declare = (name: string, queue: Omit<Queue, 'name'>) =>
      known.has(name) ? boss.updateQueue(name, queue) : boss.createQueue(name, queue);
    await declare(givenUpQueue, {
      notify: true,
      retryLimit: 1_000,
      retryDelay: 60,
      deleteAfterSeconds: 30 * daySeconds,
      retentionSeconds: 365 * daySeconds,
    });
    for (const { name, settings } of jobs) await declare(name, queueOf(settings));
    await declareSchedules(boss, schedules);
  } finally {
    await boss.stop({ graceful: false });
  }
}

async function declareSchedules<Needs>(boss: PgBoss, schedules: readonly Schedule<Needs>[]): Promise<void> {
  const known = await boss.getSchedules();
  for (const { job, cron } of schedules) {
    const same = known.find(({ name }) => name === job.name);
    if (same?.cron === cron && same.timezone === timeZone) continue;
    await boss.schedule(job.name, cron, {}, { tz: timeZone, missed: 'once' });
  }
  const gone = known.filter(({ name }) => !schedules.some(({ job }) => job.name === name));
  for (const { name } of gone) await boss.unschedule(name);
}

function queueOf(settings: QueueSettings = {}): Omit<Queue, 'name'> {
  const { retries, firstPauseSeconds, longestPauseSeconds, longestSeconds, keptSeconds } = {
    ...usual,
    ...settings,
  };
  return {
    notify: true,
    deadLetter: givenUpQueue,
    retryLimit: retries,
    retryDelay: firstPauseSeconds,
    retryBackoff: true,
    retryDelayMax: longestPauseSeconds,
    expireInSeconds: longestSeconds,
    heartbeatSeconds: silenceSeconds,
    deleteAfterSeconds: keptSeconds,
    retentionSeconds: 365 * daySeconds,
  };
}
