import { Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler, sql } from 'kysely';
import pg from 'pg';
import type { Database } from '../../generated/database.ts';
import { clientConfig } from './database-connection.ts';
import type { DatabaseConnection } from './database-connection.ts';
import { DatabaseUnavailable } from './database-unavailable.ts';
import { pgTypes } from './pg-types.ts';
import { preparing } from './prepared-statements.ts';
import { TenantDriver } from './tenant-driver.ts';

/** The database as the program uses it. */
export type Db = {
  /** Queries outside of a tenant's transaction: as the owner, for start-up and jobs only. */
  kysely: Kysely<Database>;
  /** Throws `DatabaseUnavailable` unless the server answers within `limitMs`. */
  ping: (limitMs?: number) => Promise<void>;
  close: () => Promise<void>;
};

/** What the opener of a pool may decide. */
export type DatabaseOptions = {
  maxConnections?: number;
  /** Told about connections that broke while nobody used them. */
  onConnectionLost?: (error: Error) => void;
};

/** Opens a pool. Nothing connects before the first query, and a database that went away is found again by itself. */
export function createDatabase(connection: DatabaseConnection, options: DatabaseOptions = {}): Db {
  const pool = new pg.Pool({
    ...clientConfig(connection),
    max: options.maxConnections ?? 20,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
    types: pgTypes,
    application_name: 'dosar',
  });
  // Without a listener an idle connection that breaks would end the process.
  pool.on('error', (error) => options.onConnectionLost?.(error));
  pool.on('connect', (client) => client.on('error', () => undefined));

  const kysely = new Kysely<Database>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new TenantDriver({ pool: preparing(pool) }),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
  return { kysely, ping: (limitMs = 1_000) => ping(kysely, limitMs), close: () => kysely.destroy() };
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
