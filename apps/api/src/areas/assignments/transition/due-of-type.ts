import { sql, type RawBuilder } from 'kysely';

/**
 * When new work of `type` (the row of assignment_type in the statement) that begins `now` is due.
 *
 * The end of the day in Bucharest on which the usual hours of its kind have passed: deadlines are days.
 */
export function dueOfType(now: Date): RawBuilder<Date> {
  const day = sql`((${now}::timestamptz + make_interval(hours => type.default_due_hours)) at time zone 'Europe/Bucharest')::date`;
  return sql<Date>`((${day} + 1)::timestamp at time zone 'Europe/Bucharest' - interval '1 second')`;
}
