import {
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql,
  type Driver,
} from 'kysely';
import pg from 'pg';
import type { Database } from '#src/generated/database.ts';
import { clientConfig } from './database-connection.ts';
import type { DatabaseConnection } from './database-connection.ts';
import { DatabaseUnavailable } from './database-unavailable.ts';
import { pgTypes } from './pg-types.ts';
import { poolShares } from './pool-share.ts';
import type { Queue } from '../load/queue.ts';
import { noStatementNames, preparing, statementNames } from './prepared-statements.ts';
import { TenantDriver } from './tenant-driver.ts';
import { TenantReadDriver } from './tenant-read-driver.ts';

/** The database as the program uses it. */
export type Db = {
  /** Queries outside of a tenant's transaction: as the owner, for start-up and jobs only. */
  kysely: Kysely<Database>;
  /** Reads of a tenant, each statement a transaction of its own. */
  reading: Kysely<Database>;
  /** Begins a transaction when the caller's share of the connections has room. */
  inTurn: Queue;
  /** Throws `DatabaseUnavailable` unless the server answers within `limitMs`. */
  ping: (limitMs?: number) => Promise<void>;
  close: () => Promise<void>;
};

/** What the opener of a pool may decide. */
export type DatabaseOptions = {
  maxConnections?: number;
  /** How long an answer of the server is waited for: longer than the server itself lets a statement take. */
  longestAnswerMs?: number;
  /** Told about connections that broke while nobody used them. */
  onConnectionLost?: (error: Error) => void;
  /** A pooler shares the sessions of the server: nothing is kept in them. */
  isPooled?: boolean;
};

/** Opens a pool. Nothing connects before the first query, and a database that went away is found again by itself. */
export function createDatabase(connection: DatabaseConnection, options: DatabaseOptions = {}): Db {
  const max = options.maxConnections ?? 20;
  const pool = new pg.Pool({
    ...clientConfig(connection),
    max,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
    types: pgTypes,
    application_name: 'dosar',
  });
  // Without a listener an idle connection that breaks would end the process.
  pool.on('error', (error) => options.onConnectionLost?.(error));
  pool.on('connect', (client) => client.on('error', () => undefined));

  const { longestAnswerMs } = options;
  const isPooled = options.isPooled === true;
  const names = isPooled ? noStatementNames : statementNames();
  const withDriver = (createDriver: () => Driver) =>
    new Kysely<Database>({
      dialect: {
        createAdapter: () => new PostgresAdapter(),
        createDriver,
        createIntrospector: (db) => new PostgresIntrospector(db),
        createQueryCompiler: () => new PostgresQueryCompiler(),
      },
    });
  const kysely = withDriver(() => new TenantDriver({ pool: preparing(pool, names, longestAnswerMs) }));
  const reading = withDriver(() => new TenantReadDriver(pool, { names, isPooled, limitMs: longestAnswerMs }));
  return {
    kysely,
    reading,
    inTurn: poolShares(max),
    ping: (limitMs = 1_000) => ping(kysely, limitMs),
    async close() {
      await kysely.destroy();
      // Kysely ends the pool only where it has used it itself.
      if (!pool.ended) await pool.end();
    },
  };
}

async function ping(kysely: Kysely<Database>, limitMs: number) {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer within ${limitMs} ms.`)), limitMs);
  });
  try {
    await Promise.race([sql`select 1`.execute(kysely), tooLate]);
  } catch (error) {
    throw new DatabaseUnavailable(error);
  } finally {
    clearTimeout(timer);
  }
}
