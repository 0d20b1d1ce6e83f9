import type { DatabaseConnection } from '../kernel/database/index.ts';
import type { AnyJob } from '../kernel/jobs/define-job.ts';
import { connectedBoss, givenUpQueue } from '../kernel/jobs/job-boss.ts';
import { aMillisecondLater } from './world/world-clock.ts';
import { giveUpJob, runJob, type JobPayload, type JobRunnerNeeds } from '../kernel/jobs/run-job.ts';

/** How the work of a queue is done in a test. */
export type WorkOffOptions = {
  /** Does not wait until the pause after a failed try is over. */
  ignoresPauses?: boolean;
  /** So many tries at most. */
  most?: number;
};

/** Works on the jobs of a queue as a server does, one after the other, until none is due. Answers how many tries it made. */
export async function workOff<Needs extends JobRunnerNeeds>(
  connection: DatabaseConnection,
  job: AnyJob<Needs>,
  needs: Needs,
  { ignoresPauses = false, most = Infinity }: WorkOffOptions = {},
): Promise<number> {
  const boss = connectedBoss(connection, {
    max: 2,
    supervise: false,
    schedule: false,
    registerInstance: false,
    options: aMillisecondLater,
  });
  await boss.start();
  const next = async (queue: string) =>
    (
      await boss.fetch<JobPayload | null>(queue, { includeMetadata: true, ignoreStartAfter: ignoresPauses })
    )[0];
  let tries = 0;
  try {
    for (let fetched = await next(job.name); fetched !== undefined; fetched = await next(job.name)) {
      const { id } = fetched;
      tries += 1;
      await runJob(needs, job, { ...fetched, signal: new AbortController().signal }).then(
        () => boss.complete(job.name, id),
        (error: unknown) => boss.fail(job.name, id, error instanceof Error ? error : null),
      );
      if (tries >= most) break;
    }
    for (let given = await next(givenUpQueue); given !== undefined; given = await next(givenUpQueue)) {
      await giveUpJob(needs, [job], given);
      await boss.complete(givenUpQueue, given.id);
    }
  } finally {
    await boss.stop({ graceful: false });
  }
  return tries;
}
