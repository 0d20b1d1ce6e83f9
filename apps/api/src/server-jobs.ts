import type { FastifyBaseLogger } from 'fastify';
import { allJobs } from './composition/compose-areas.ts';
import type { DatabaseConnection } from './kernel/database/index.ts';
import { startJobs, type JobTimes, type JobWorkers } from './kernel/jobs/start-jobs.ts';
import { deliverMessageJob } from './kernel/outbox/deliver-message-job.ts';
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
