import type { Transaction } from 'kysely';
import { fromKysely, type PgBoss, type SendOptions } from 'pg-boss';
import type { Database } from '#src/generated/database.ts';
import type { Job } from './define-job.ts';
import { bossWithin } from './job-boss.ts';

/** Options of a single job. */
export type EnqueueOptions = {
  /** The id of the business row of the job; while a job with this id exists, no second one is created. */
  id?: string;
  /** Jobs with a higher number go first. */
  priority?: number;
  startAfter?: Date;
};

/**
 * Enqueues a job of an organisation; it runs if and only if this transaction is committed.
 *
 * Returns its id, or null when a job with the given id exists.
 */
export async function enqueueJob<Data extends object>(
  tx: Transaction<Database>,
  job: Pick<Job<Data, never>, 'name'> & { data: { parse: (data: unknown) => Data } },
  { orgId, ...data }: Data & { orgId: string },
  options: EnqueueOptions = {},
): Promise<string | null> {
  const sent: SendOptions = { ...options, group: { id: orgId }, db: fromKysely(tx) };
  return (await sender(tx, job.name)).send(job.name, { org_id: orgId, data: job.data.parse(data) }, sent);
}

/** Caches the queues; each call uses its own transaction. */
let knownSender: { boss: PgBoss; queues: ReadonlySet<string> } | undefined;

/** The pg-boss of this process for calls within transactions. The first call reads the list of queues. */
export async function sender(tx: Transaction<Database>, queue: string): Promise<PgBoss> {
  if (knownSender?.queues.has(queue) === true) return knownSender.boss;
  const boss = bossWithin({ db: fromKysely(tx) });
  await boss.start();
  const queues = await boss.getQueues();
  // The list stays cached. Its refresh timers are off, because they would use a transaction that has ended.
  await boss.stop({ graceful: false });
  knownSender = { boss, queues: new Set(queues.map(({ name }) => name)) };
  return boss;
}
