import { sql, type Kysely } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import { worldMoment } from './world-clock.ts';

/**
 * Lets the clock of a test database run, from the moment of the world on. Answers how many milliseconds it is behind.
 *
 * For servers that work on jobs and wait for time to pass: they meet the same Wednesday on every day of the year.
 */
export async function startClock(kysely: Kysely<Database>): Promise<number> {
  const behind = Date.now() - worldMoment.getTime();
  await sql`
    create or replace function world_clock.now() returns timestamptz language sql stable as ${sql.lit(
      `select pg_catalog.now() - interval '${behind} milliseconds'`,
    )}`.execute(kysely);
  return behind;
}
