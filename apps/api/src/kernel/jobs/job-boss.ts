import type pg from 'pg';
import { PgBoss, type ConstructorOptions } from 'pg-boss';
import { clientConfig, jobSchema, type DatabaseConnection } from '../database/index.ts';

/** Where jobs go that were given up; a worker then tells the business tables, and administrators see them. */
export const givenUpQueue = 'jobs.given-up';

/** How pg-boss runs in every process: it may not change its schema, which migrations do. */
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
    // A database that does not answer must not hold a worker for good.
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
  // What goes wrong in a call is thrown by that call.
  boss.on('error', () => undefined);
  return boss;
}
