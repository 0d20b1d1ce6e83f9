import { afterAll, beforeAll } from 'vitest';
import { createDatabase } from '../kernel/database/create-database.ts';
import type { Db } from '../kernel/database/create-database.ts';
import { cloneDatabase } from './template-database.ts';
import type { ClonedDatabase } from './template-database.ts';
import { addPeople } from './world/small-world.ts';
import { stopClock, worldMoment } from './world/world-clock.ts';
import type { WorldName } from './world/world-cluster.ts';

export { stopClock, worldMoment } from './world/world-clock.ts';

/** What the database of a test file begins with. */
export type WorldOptions = {
  /** The small world unless said otherwise; the demo world is for what reads the demo world itself. */
  world?: WorldName;
  /** People beside the six of the small world, by their names in the cast. */
  people?: readonly string[];
  /** Time passes as outside: for servers that run as processes of their own, and for limits that are waited for. */
  isClockRunning?: boolean;
};

/**
 * A database for the tests of this file: opened before the first, dropped after the last.
 *
 * It holds the small world, and its clock stands at the moment of the world.
 */
export function useDatabase({ world = 'small', people = [], isClockRunning = false }: WorldOptions = {}) {
  let clone: ClonedDatabase | undefined;
  let db: Db | undefined;
  beforeAll(async () => {
    clone = await cloneDatabase(world);
    db = createDatabase(clone.observer, { maxConnections: 10 });
    if (people.length > 0) await addPeople(db, ...people);
    if (!isClockRunning) await stopClock(db.kysely, worldMoment);
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
