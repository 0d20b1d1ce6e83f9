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
    db = createDatabase(clone.connection, { maxConnections: 10 });
  });
  afterAll(async () => {
    await db?.close();
    await clone?.drop();
  });
  return {
    get db() {
      if (!db) throw new Error('The database is there once the tests run.');
      return db;
    },
    get connection() {
      if (!clone) throw new Error('The database is there once the tests run.');
      return clone.connection;
    },
  };
}
