import { afterAll, beforeAll } from 'vitest';
import { createDatabase } from '../kernel/database/create-database.ts';
import type { Db } from '../kernel/database/create-database.ts';
import { cloneDatabase } from './template-database.ts';
import type { ClonedDatabase } from './template-database.ts';

/** A database with the demo world for the tests of this file: opened before the first, dropped after the last. */
export function useDatabase() {
  let clone: ClonedDatabase | undefined;
  let db: Db | undefined;
  beforeAll(async () => {
    clone = await cloneDatabase();
    db = createDatabase(clone.observer, { maxConnections: 10 });
  });
  afterAll(async () => {
    await db?.close();
    await clone?.drop();
  });
  return {
    /** Sees past all tenants; inside a tenant's transaction it is what the product has. */
    get db() {
      if (!db) throw new Error('The database is there once the tests run.');
      return db;
    },
    /** For the product: by the role that owns the database. */
    get connection() {
      if (!clone) throw new Error('The database is there once the tests run.');
      return clone.connection;
    },
    /** For what tests look at: by a role that sees past all tenants. */
    get observer() {
      if (!clone) throw new Error('The database is there once the tests run.');
      return clone.observer;
    },
  };
}
