import type { Transaction } from 'kysely';
import { fromKysely } from 'pg-boss';
import type { Database } from '#src/generated/database.ts';
import type { AnyJob } from './define-job.ts';
import { sender } from './enqueue-job.ts';
import { givenUpQueue } from './job-boss.ts';
import { lockGivenUpJob, lockOpenJob } from './job-list-repository.ts';

type Place = { tx: Transaction<Database>; orgId: string; now: Date };

/** Why a change was refused: the job does not exist, or the program no longer declares its queue. */
export type JobChange = 'done' | 'not_found' | 'unknown_work';

/** Retries a failed job of an organisation with its full number of attempts. */
export async function retryJob<Needs>(
  { tx, orgId, now }: Place,
  jobs: readonly AnyJob<Needs>[],
  id: string,
): Promise<JobChange> {
  const given = await lockGivenUpJob(tx, orgId, id);
  if (given === undefined) return 'not_found';
  const job = jobs.find(({ name }) => name === given.name);
  if (job?.scope !== 'organisation') return 'unknown_work';
  const boss = await sender(tx, job.name);
  const db = fromKysely(tx);
  // The record of the failed job has the id that its successor gets.
  await boss.deleteJob(job.name, given.sourceId, { db });
  await boss.deleteJob(givenUpQueue, id, { db });
  await job.takeUp(tx, { orgId, data: given.payload.data ?? {}, now });
  await boss.send(job.name, given.payload, { id: given.sourceId, group: { id: orgId }, db });
  return 'done';
}

/** Cancels a running or waiting job of an organisation. A running job notices it within a few seconds. */
export async function cancelJob<Needs>(
  { tx, orgId, now }: Place,
  jobs: readonly AnyJob<Needs>[],
  id: string,
): Promise<JobChange> {
  const open = await lockOpenJob(tx, orgId, id);
  if (open === undefined) return 'not_found';
  await (await sender(tx, open.name)).cancel(open.name, id, { db: fromKysely(tx) });
  const job = jobs.find(({ name }) => name === open.name);
  if (job?.scope === 'organisation' && open.payload.org_id !== undefined)
    await job.giveUp(tx, { orgId, data: open.payload.data ?? {}, now, reason: 'cancelled' });
  return 'done';
}
