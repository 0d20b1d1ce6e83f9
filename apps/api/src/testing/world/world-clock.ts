import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Database } from '#src/generated/database.ts';

/** The moment at which every server test begins: Wednesday, 4 March 2026, ten o'clock in Bucharest. */
export const worldMoment = new Date('2026-03-04T08:00:00.000Z');

/**
 * The clock of the tests, for SQL. `now()` of the statements, defaults and functions of the product answers the moment
 * that a test has set, because this schema comes before `pg_catalog` in the search path of the test roles.
 *
 * Without a moment it answers the real time: servers that run as processes of their own have no other clock.
 */
export const worldClockSql = `
  create schema world_clock;
  grant usage on schema world_clock to public;
  create table world_clock.moment (stopped_at timestamptz not null);
  grant select on world_clock.moment to public;
  create function world_clock.now() returns timestamptz language sql stable as $$
    select coalesce(
      (select stopped_at + coalesce(nullif(current_setting('world_clock.later', true), ''), '0')::interval
       from world_clock.moment),
      pg_catalog.now()) $$;`;

/**
 * Settings of a connection whose clock is a millisecond ahead. The worker of the queue needs it, because pg-boss hands
 * out only jobs that were due before now, and a stopped clock would never get past the moment of a new job.
 */
export const aMillisecondLater = '-c world_clock.later=1ms';

/** `public` comes first, because new objects are created in the first schema of the path. */
export const worldSearchPath = 'public, world_clock, pg_catalog';

/** Stops the clock of a test database, or moves it. Runs as a role that owns the database or passes all rights. */
export async function stopClock(kysely: Kysely<Database>, moment: Date): Promise<void> {
  await sql`
    with gone as (delete from world_clock.moment)
    insert into world_clock.moment values (${moment}::timestamptz)`.execute(kysely);
}
