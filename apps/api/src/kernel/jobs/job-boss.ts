import type pg from 'pg';
import { PgBoss, type ConstructorOptions } from 'pg-boss';
import { clientConfig, jobSchema, type DatabaseConnection } from '../database/index.ts';

/** The queue of failed jobs; a worker then updates the business tables, and administrators see them. */
export const givenUpQueue = 'jobs.given-up';

/** The options of pg-boss in every process; only migrations change its schema. */
const standing: ConstructorOptions = {
  schema: jobSchema,
  migrate: false,
  createSchema: false,
  openTelemetry: { enabled: false },
  // Statistics, warnings and index maintenance of pg-boss itself go to the log.
  persistQueueStats: false,
  persistWarnings: false,
};

/** A pg-boss with connections of its own. */
export function connectedBoss(connection: DatabaseConnection, options: ConstructorOptions = {}): PgBoss {
  const limits: pg.PoolConfig = {
    application_name: 'dosar jobs',
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    // Without a time-out, an unreachable database would hold a worker forever.
    query_timeout: 15_000,
  };
  return new PgBoss({ ...standing, ...limits, ...clientConfig(connection), ...options });
}

/** A pg-boss that works in a transaction of the caller. */
export function bossWithin(options: Pick<ConstructorOptions, 'db'>): PgBoss {
  const boss = new PgBoss({
    ...standing,
    ...options,
    supervise: false,
    schedule: false,
    registerInstance: false,
  });
  // Errors of a call are thrown by that call, so this listener ignores them.
  boss.on('error', () => undefined);
  return boss;
}
