import type { FastifyBaseLogger } from 'fastify';
import { allJobs } from './composition/compose-areas.ts';
import type { DatabaseConnection } from './kernel/database/index.ts';
import type { Services } from './kernel/health/readiness.ts';
import { startJobs, type JobTimes, type JobWorkers } from './kernel/jobs/start-jobs.ts';
import { bringForward } from './kernel/outbox/catch-up.ts';
import { deliverMessageJob } from './kernel/outbox/deliver-message-job.ts';
import type { OutboxMessage } from './kernel/outbox/message-provider.ts';
import { messageDelivery } from './providers/message-delivery.ts';
import type { Runtime } from './runtime.ts';

/** The workers of a server. */
export type ServerJobs = {
  /** Whether outgoing messages get on. */
  isGettingOn: () => boolean;
  stop: JobWorkers['stop'];
};

/** Starts the workers of a server on the jobs of all areas. */
export async function startServerJobs(
  connection: DatabaseConnection,
  runtime: Runtime,
  log: FastifyBaseLogger,
  times: JobTimes = {},
): Promise<ServerJobs> {
  const needs = { ...runtime, log, deliver: messageDelivery(runtime.env, runtime.pushKeys) };
  const workers = await startJobs(connection, allJobs(), needs, times);
  return { isGettingOn: () => workers.isGettingOn(deliverMessageJob.name), stop: workers.stop };
}

/** Lets waiting messages leave soon after the server that takes them is reached again; undefined for other services. */
export async function catchUp(
  { db }: Pick<Runtime, 'db'>,
  service: keyof Services,
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>,
): Promise<void> {
  const kind = kinds.get(service);
  if (kind === undefined) return;
  try {
    const messages = await bringForward(db, kind);
    if (messages > 0) log.info({ service, messages }, 'waiting messages are sent now');
  } catch (error) {
    // They keep their own pauses.
    log.warn({ err: error, service }, 'waiting messages could not be brought forward');
  }
}

const kinds: ReadonlyMap<keyof Services, OutboxMessage['kind']> = new Map([
  ['mail', 'email'],
  ['sms', 'sms'],
]);
